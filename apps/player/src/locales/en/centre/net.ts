export const net = {
  'net.lost': 'Your loss in this period',
  'net.won': 'Your win in this period',
  'net.how': 'What was paid out to you minus what you staked.',
  'net.deposited': 'Deposited',
  'net.withdrawn': 'Withdrawn',
  'net.deposits': 'Net deposits',
  'net.by-day': 'By day',
  'net.by-product': 'By product',
  'net.product': 'Product',
  'net.plot': 'Results of {days} days with play from {from} to {to}, {net} in total.',
} as const;
