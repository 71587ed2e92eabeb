export const register = {
  'register.title': 'Register',
  'register.do': 'Register',
  'register.confirm': 'Password again',
  'register.referral': 'Referral code (if you have one)',
  'register.length': '{min} to {max} characters',
  'register.agree': 'I am at least {age} years old and agree to the terms.',
  'register.agree-needed': 'Please confirm your age and agree to the terms.',
  'register.differ': 'The two passwords are not the same.',
  'register.to-login': 'Already registered? Log in',
  'register.closed': 'Registration is closed',
  'register.closed-words': 'New accounts cannot be opened at the moment.',
} as const;
