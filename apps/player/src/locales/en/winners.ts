export const winners = {
  'winners.title': 'Latest wins',
  'winners.note': 'Rounds from the ledger, names shortened.',
  'winners.note-demo': 'Rounds from the ledger, names shortened. Play money.',
  'winners.none': 'No recent wins. Nothing here is made up.',
  'winners.times': '{times, number} times the stake',
} as const;
