export const wallet = {
  'wallet.balance': 'Balance',
  'wallet.held': 'Set aside',
  'wallet.currency': 'Currency',
  'wallet.single': 'All games use this one balance; nothing has to be moved.',
  'wallet.entries': 'Account record',
} as const;
