export const net = {
  'net.lost': 'You lost by play in these days',
  'net.won': 'You won by play in these days',
  'net.how': 'What was paid out to you less what you staked.',
  'net.deposited': 'Deposited',
  'net.withdrawn': 'Withdrawn',
  'net.deposits': 'Net deposits',
  'net.by-day': 'By day',
  'net.by-product': 'By product',
  'net.product': 'Product',
  'net.plot': 'Results of {days} days with play from {from} to {to}, together {net}.',
} as const;
