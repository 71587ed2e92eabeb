export const jackpot = {
  'jackpot.title': 'Jackpot: rules and awards',
  'jackpot.more': 'Rules and awards',
  'jackpot.grows': 'We add {step} every {seconds}\u00a0s.',
  'jackpot.full': 'It has reached its ceiling and will be won by one of the next bets.',
  'jackpot.unfunded': 'It is not growing until we add more money.',
  'jackpot.paused': 'It is paused.',
  'jackpot.last': 'Last: {player} received {amount}.',
  'jackpot.no-pool': 'There is no jackpot at the moment.',
  'jackpot.rule-funding':
    'We pay for it: {step} every {seconds}\u00a0s, posted in the ledger. It makes no bet more expensive.',
  'jackpot.rule-fall':
    'It starts at {seed} and is won at an amount between that and {cap}. The amount is drawn before the first bet, from a seed whose commitment is shown below.',
  'jackpot.rule-tickets':
    'Each ৳1 staked in a settled bet since the last award is a ticket; bets below {least} bring none. One ticket is drawn from the same seed and the list of all tickets.',
  'jackpot.rule-who':
    'Trial accounts get no tickets. Members who are frozen, self-excluded or on a break when it is won are skipped.',
  'jackpot.rule-one':
    'It goes to one account, in full. If two bets are settled at the same moment, both have tickets in the one draw.',
  'jackpot.rule-nobody':
    'Nobody can choose when it is won or by whom. After each award the seed is shown, and anyone can repeat the draw.',
  'jackpot.seed': 'Starts at',
  'jackpot.cap': 'Ceiling',
  'jackpot.games': 'Games',
  'jackpot.all-games': 'All',
  'jackpot.until': 'Ends',
  'jackpot.awards': 'Awards',
  'jackpot.draws': 'Slot jackpots drawn at their ceiling',
  'jackpot.no-draw': 'No slot jackpot has reached its ceiling yet.',
  'jackpot.none': 'It has not been won yet.',
  'jackpot.check': 'Repeat the draw',
  'jackpot.fits': 'Draw repeated: everything matches what was shown.',
  'jackpot.differs': 'Something does not match what was shown.',
  'jackpot.fits-commitment': 'The seed matches its commitment',
  'jackpot.fits-threshold': 'It had to be won at this amount',
  'jackpot.fits-reached': 'The amount was reached',
  'jackpot.fits-entrants': 'The list of tickets is the one the draw used',
  'jackpot.fits-tickets': 'The tickets add up',
  'jackpot.fits-winner': 'The drawn ticket is the winner’s',
  'jackpot.save': 'Save this draw',
} as const;
