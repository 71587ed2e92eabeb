export const bonus = {
  'bonus.words':
    'What the house gave you, and what it corrected, as the ledger has it; newest first.',
  'bonus.kind': 'What for',
  'bonus.award': 'Wins that the house paid',
  'bonus.adjustment': 'Corrections and goodwill',
  'bonus.one-award': 'Jackpot or free rounds',
  'bonus.one-adjustment': 'Correction or goodwill',
  'bonus.no-award': 'No jackpot and no free round has paid you yet',
  'bonus.no-adjustment': 'Nothing was corrected and nothing given',
} as const;
