export const bonus = {
  'bonus.words': 'What we gave you and what we corrected, as the ledger shows it; newest first.',
  'bonus.kind': 'Type',
  'bonus.award': 'Wins paid by us',
  'bonus.adjustment': 'Corrections and goodwill',
  'bonus.one-award': 'Jackpot or free rounds',
  'bonus.one-adjustment': 'Correction or goodwill',
  'bonus.no-award': 'No jackpot or free round has paid you yet',
  'bonus.no-adjustment': 'No corrections or goodwill yet',
} as const;
