export const winners = {
  'winners.title': 'Latest wins',
  'winners.note': 'Rounds as the ledger has them, names shortened.',
  'winners.note-demo': 'Rounds as the ledger has them, names shortened. Play money.',
  'winners.none': 'Nobody has won anything lately. Nothing is made up here.',
  'winners.times': '{times, number} times the stake',
} as const;
