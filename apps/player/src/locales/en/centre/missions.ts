export const missions = {
  'missions.none': 'No missions are running. Their goals and prizes will appear here.',
  'missions.played': 'Your stakes',
  'missions.played-words': 'Settled rounds, from the ledger.',
  'missions.ranks': 'Largest recent wins',
  'missions.ranks-words': 'Rounds from the ledger, names shortened. There is no prize for a rank.',
} as const;
