export const game = {
  'game.unknown': 'We do not have this game',
  'game.log-in': 'Log in to play',
  'game.opening': 'The game is opening',
  'game.did-not-open': 'The game could not be opened',
  'game.closed-to-you': 'Play is closed for you',
  'game.clock': 'Time',
  'game.net': 'Result',
  'game.check': 'Check this round',
  'game.about': 'About this game',
  'game.rtp': 'Return to player (RTP)',
  'game.hit-rate': 'Rounds with a win',
  'game.volatility': 'Volatility',
  'game.volatility-low': 'low',
  'game.volatility-medium': 'medium',
  'game.volatility-high': 'high',
  'game.largest-win': 'Largest win',
  'game.times-stake': '{times, number} times the stake',
  'game.at-most': 'at most {times, number} times the stake',
  'game.once-in': 'Once in about {rounds, number} rounds',
  'game.times-or-more': '{times, number} times or more',
  'game.ceiling-meaning':
    'No round pays more than the largest win. In most games it is so rare that nobody will see it; the win below it does occur, as rarely as stated.',
  'game.minimum-bet': 'Minimum bet',
  'game.rtp-meaning':
    'RTP is the share of all stakes that the game pays back over a very long time. A single session can end far above or below it.',
  'game.out-of-money': 'Your balance is below this stake',
  'game.out-of-money-words':
    'You can choose a smaller stake, stop here or make a deposit. There is no hurry.',
  'game.elsewhere': 'Game not showing? Open it from another address',
  'game.providers': 'Sportsbook providers',
  'game.free-rounds':
    '{left} free rounds at {stake} are waiting for you in this game, until {until}.',
  'game.of-own-wallet':
    'The provider runs this game on its own server, with the money you moved there. What you won or lost is in your records when you move it back.',
  'game.of-a-vendor':
    'The provider runs this game on its own server. Your money stays here: every stake and win is in your records at once, and your limits apply.',
  'game.stay': 'Back to the game',
  'game.reality-check': 'Your play so far',
  'game.reality-words':
    'Nothing is staked until you continue. This is your play since it began, in all games.',
  'game.played': 'Time played',
  'game.staked': 'Staked',
  'game.won': 'Paid out',
  'game.go-on': 'Continue playing',
  'game.leave': 'Stop playing',
  'game.my-bets': 'My bets',
  'game.take-a-break': 'Take a break',
} as const;
