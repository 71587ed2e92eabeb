export const referral = {
  'referral.code': 'Your code',
  'referral.members': 'Members who came by it',
  'referral.first': 'The first',
  'referral.last': 'The latest',
  'referral.none': 'Nobody has registered by your code yet.',
  'referral.words': 'They registered with your code. No bonus is paid for it at the moment.',
} as const;
