export const missions = {
  'missions.none':
    'No missions are running. When there are some, their goals and prizes will stand here.',
  'missions.played': 'What you have staked',
  'missions.played-words': 'Settled rounds, as the ledger has them.',
  'missions.ranks': 'Largest of the latest wins',
  'missions.ranks-words':
    'Rounds as the ledger has them, names shortened. There is no prize for a rank.',
} as const;
