export const entry = {
  'entry.stake': 'Stake',
  'entry.win': 'Win',
  'entry.refund': 'Refund',
  'entry.deposit': 'Deposit',
  'entry.withdrawal': 'Withdrawal',
  'entry.hold': 'Set aside',
  'entry.release': 'Released',
  'entry.adjustment': 'Correction',
  'entry.award': 'Jackpot',
  'entry.fee': 'Fee',
  'entry.to-vendor': 'To a studio',
  'entry.from-vendor': 'Back from a studio',
} as const;
