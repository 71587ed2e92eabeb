export const rewards = {
  'rewards.none': 'Nothing waits for you',
  'rewards.none-words':
    'Free rounds that the house gives you stand here until they are played or their time is over.',
  'rewards.free-rounds': '{left} of {rounds} free rounds',
  'rewards.stake': 'Each round at',
  'rewards.until': 'Until {at}',
  'rewards.played': 'Played of them',
  'rewards.waiting':
    '{count, plural, =0 {No rewards wait} one {# reward waits} other {# rewards wait}}',
} as const;
