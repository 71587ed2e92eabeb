export const code = {
  'code.mobile': 'Mobile number',
  'code.mobile-hint': 'As you dial it here, or with + and the country code',
  'code.mobile-missing': 'Please enter your mobile number.',
  'code.mail': 'Email address',
  'code.code': 'Code',
  'code.missing': 'Please enter the code we sent.',
  'code.send': 'Send code',
  'code.again-in': 'Resend in {time}',
  'code.phone-sent':
    'If an account has this number, a code is on its way. It is valid for {minutes} minutes.',
  'code.mail-sent':
    'If this username has this email address, a code is on its way. It is valid for {minutes} minutes.',
  'code.register-sent':
    'A message is on its way to this number. The code in it is valid for {minutes} minutes.',
  'code.not-sent': 'The code could not be sent',
  'code.by-username': 'By name',
  'code.by-mobile': 'By mobile',
  'code.ways-in': 'Ways to log in',
  'code.ways-to-register': 'Ways to register',
  'code.ways-to-recover': 'Ways to reset your password',
  'code.by-mail': 'By email',
  'code.by-phone': 'By phone',
  'code.recover-words':
    'We send you a code. Use it to set a new password and log in; all other devices are logged out.',
  'code.new-password': 'New password',
  'code.recover': 'Set new password',
  'code.no-access':
    'Cannot use either? Customer service can help once you have shown that the account is yours.',
  'code.username-is-number': 'Your mobile number becomes your username.',
} as const;
