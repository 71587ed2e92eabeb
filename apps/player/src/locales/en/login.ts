export const login = {
  'login.title': 'Log in',
  'login.do': 'Log in',
  'login.username': 'Username',
  'login.password': 'Password',
  'login.show': 'Show the password',
  'login.hide': 'Hide the password',
  'login.captcha': 'Characters in the image',
  'login.captcha-hint': 'Capital and small letters are the same. A new image is only a press away.',
  'login.captcha-image': 'Image with characters to type',
  'login.captcha-new': 'New image',
  'login.captcha-new-words': 'New question',
  'login.captcha-as-words': 'I cannot see the image',
  'login.captcha-as-image': 'Show the image',
  'login.captcha-answer': 'Your answer in digits',
  'login.working':
    'Your browser is solving a small task that keeps programs out. This takes a second or two.',
  'login.forgot': 'Forgot password?',
  'login.forgot-title': 'Forgot your password',
  'login.forgot-words':
    'A password cannot be recovered by mail or phone here yet. Customer service can help you once you have shown that the account is yours.',
  'login.back': 'Back to log in',
  'login.to-register': 'New here? Register',
} as const;
