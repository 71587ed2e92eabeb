export const register = {
  'register.title': 'Register',
  'register.do': 'Register',
  'register.agree': 'I am at least {age} years old and agree to the {terms} and the {privacy}.',
  'register.terms': 'terms of use',
  'register.privacy': 'privacy notice',
  'register.agree-needed': 'Please confirm your age and agree to the terms.',
  'register.invitation': 'This invitation code is not valid. Please check it.',
  'register.changed': 'The form has just changed. What you typed is still here.',
  'register.to-login': 'Already registered? Log in',
  'register.closed': 'Registration is closed',
  'register.closed-words': 'New accounts cannot be opened at the moment. Please come back later.',
} as const;
