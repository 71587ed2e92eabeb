export const register = {
  'register.title': 'Register',
  'register.do': 'Register',
  'register.agree-needed': 'Please confirm your age and agree to the terms.',
  'register.invitation': 'We do not know this invitation code.',
  'register.changed': 'The form has just changed. What you wrote is still here.',
  'register.to-login': 'Already registered? Log in',
  'register.closed': 'Registration is closed',
  'register.closed-words': 'New accounts cannot be opened at the moment.',
} as const;
