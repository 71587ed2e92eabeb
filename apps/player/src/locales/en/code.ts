export const code = {
  'code.mobile': 'Mobile number',
  'code.mobile-hint': 'As you dial it here, or with + and the country code',
  'code.mobile-missing': 'Please give your mobile number.',
  'code.mail': 'Mail address',
  'code.code': 'Code',
  'code.missing': 'Please type the code that was sent.',
  'code.send': 'Send code',
  'code.again-in': 'Again in {time}',
  'code.phone-sent':
    'If an account has this number, a code is on its way to it. It is valid for {minutes} minutes.',
  'code.mail-sent':
    'If this username has this mail address, a code is on its way to it. It is valid for {minutes} minutes.',
  'code.register-sent':
    'A message is on its way to this number. Its code is valid for {minutes} minutes.',
  'code.not-sent': 'The code was not sent',
  'code.by-username': 'By name',
  'code.by-mobile': 'By mobile',
  'code.ways-in': 'Ways to log in',
  'code.ways-to-register': 'Ways to register',
  'code.ways-to-recover': 'Ways to a new password',
  'code.by-mail': 'By mail',
  'code.by-phone': 'By phone',
  'code.recover-words':
    'We send you a code. With it you set a new password and are logged in; all other devices are logged out.',
  'code.new-password': 'New password',
  'code.recover': 'Set the new password',
  'code.no-access':
    'No access to either? Customer service helps once you have shown that the account is yours.',
  'code.username-is-number': 'Your mobile number becomes your username.',
} as const;
