export const rule = {
  'rule.required': 'Please fill this in.',
  'rule.length': 'This needs {min} to {max} characters.',
  'rule.exact-length': 'This needs exactly {min} characters.',
  'rule.letters-digits':
    'Please begin with a letter and use only letters and digits, {min} to {max} of them.',
  'rule.pattern': 'This has a character that cannot be used here.',
} as const;
