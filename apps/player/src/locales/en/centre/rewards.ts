export const rewards = {
  'rewards.none': 'No rewards are waiting',
  'rewards.none-words': 'What you can claim, and free rounds from us, appear here.',
  'rewards.bet-stake': 'Stake',
  'rewards.free-bet': 'A free bet',
  'rewards.free-rounds': '{left} of {rounds} free rounds',
  'rewards.stake': 'Stake per round',
  'rewards.until': 'Until {at}',
  'rewards.played': 'Played',
  'rewards.waiting':
    '{count, plural, =0 {No rewards waiting} one {# reward waiting} other {# rewards waiting}}',
} as const;
