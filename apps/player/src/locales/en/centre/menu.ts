export const menu = {
  'menu.group-account': 'Account and protection',
  'menu.group-money': 'Money',
  'menu.group-play': 'Play and records',
  'menu.group-rewards': 'Rewards and friends',
  'menu.group-help': 'Messages and help',
  'menu.deposit-do': 'Deposit',
  'menu.withdraw-do': 'Withdraw',
  'menu.limits-set': '{count, plural, one {# limit set} other {# limits set}}',
} as const;
