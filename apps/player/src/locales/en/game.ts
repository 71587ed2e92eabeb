export const game = {
  'game.unknown': 'We do not have this game',
  'game.log-in': 'Log in to play',
  'game.opening': 'The game is opening',
  'game.did-not-open': 'The game did not open',
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
  'game.minimum-bet': 'Minimum bet',
  'game.rtp-meaning':
    'RTP is the share of all stakes that the game pays back over a very long time. A single sitting can end far above or below it.',
  'game.out-of-money': 'Your balance is below this stake',
  'game.out-of-money-words':
    'You can choose a smaller stake, stop here, or make a deposit. There is no hurry.',
  'game.of-a-studio':
    'The studio runs this game on its own server. Your money stays here: every stake and win is in your records at once, and your limits hold.',
  'game.stay': 'Back to the game',
} as const;
