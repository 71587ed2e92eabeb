export const referral = {
  'referral.code': 'Your code',
  'referral.members': 'Members who registered with it',
  'referral.first': 'First',
  'referral.last': 'Latest',
  'referral.none': 'No one has registered with your code yet.',
  'referral.words': 'They registered with your code. No bonus is paid for this at the moment.',
} as const;
