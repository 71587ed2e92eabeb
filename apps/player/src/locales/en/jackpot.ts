export const jackpot = {
  'jackpot.title': 'Jackpot: rules and awards',
  'jackpot.more': 'Rules and awards',
  'jackpot.grows': 'The house adds {step} every {seconds}\u00a0s.',
  'jackpot.full': 'It has reached its ceiling and goes to one of the next bets.',
  'jackpot.unfunded': 'It stands still until the house gives more.',
  'jackpot.paused': 'It is paused.',
  'jackpot.last': 'Last: {player} received {amount}.',
  'jackpot.no-pool': 'There is no jackpot now.',
  'jackpot.rule-funding':
    'The house pays for it: {step} every {seconds}\u00a0s, posted in the ledger. No bet is made dearer by it.',
  'jackpot.rule-fall':
    'It begins with {seed} and falls at an amount between that and {cap}. The amount is drawn before the first bet, from a seed whose commitment stands below.',
  'jackpot.rule-tickets':
    'Each ৳1 staked in a settled bet since the last award is a ticket; bets below {least} bring none. One ticket is drawn from the same seed and the list of all tickets.',
  'jackpot.rule-who':
    'Trial accounts get no tickets. Who is frozen, self-excluded or on a break when it falls is passed over.',
  'jackpot.rule-one':
    'It goes to one account, whole. If two bets are settled at the same moment, both have their tickets in the one draw.',
  'jackpot.rule-nobody':
    'Nobody can choose when it falls or to whom. After each award the seed is shown, and anyone can draw it again.',
  'jackpot.seed': 'Begins with',
  'jackpot.cap': 'Ceiling',
  'jackpot.games': 'Games',
  'jackpot.all-games': 'All',
  'jackpot.until': 'Ends',
  'jackpot.awards': 'Awards',
  'jackpot.draws': 'Pots of slots, drawn at their ceiling',
  'jackpot.no-draw': 'No pot has reached its ceiling yet.',
  'jackpot.none': 'It has not fallen yet.',
  'jackpot.check': 'Draw it again here',
  'jackpot.fits': 'Drawn again: everything is as it was shown.',
  'jackpot.differs': 'Something differs from what was shown.',
  'jackpot.fits-commitment': 'The seed is the one that was committed',
  'jackpot.fits-threshold': 'It had to fall at this amount',
  'jackpot.fits-reached': 'The amount had been reached',
  'jackpot.fits-entrants': 'The list of tickets is the one that was drawn from',
  'jackpot.fits-tickets': 'The tickets add up',
  'jackpot.fits-winner': 'The ticket drawn is the winner’s',
  'jackpot.save': 'Save this draw',
} as const;
