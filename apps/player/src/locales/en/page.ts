/** Each title has its description beside it: search engines and link previews show both. */
export const page = {
  'page.home': 'Games you can check',
  'page.home-about':
    'Slots whose every round you can recompute, a wallet whose ledger proves itself, and limits that apply at once. Play money, 18 and over.',
  'page.register': 'Register',
  'page.register-about':
    'Open an account in a minute. You must be 18 or older; you can set limits before the first round.',
  'page.login': 'Log in',
  'page.login-about': 'Log in to your account, see your balance and pick up where you left off.',
  'page.rng': 'Slots',
  'page.rng-about':
    'Slots with their return to player, hit rate and largest win shown. You can recompute every round yourself.',
  'page.game': 'Game',
  'page.game-about': 'Play a game whose rules, odds and every round you can check yourself.',
  'page.notices': 'Notices',
  'page.notices-about':
    'What is new on the site, what changes, and when it is closed for maintenance.',
  'page.points': 'Points shop',
  'page.points-about': 'What you can exchange the points you collect by playing for.',
  'page.sports': 'Sports',
  'page.sports-about': 'Bets on football, cricket and other sports.',
  'page.sportsbook': 'Sportsbook',
  'page.sportsbook-about': 'The full sportsbook with matches before and during play.',
  'page.esports': 'Esports',
  'page.esports-about': 'Bets on esports matches.',
  'page.lottery': 'Lottery',
  'page.lottery-about': 'Draws at fixed times, with results anyone can check.',
  'page.e-lottery': 'E-lottery',
  'page.e-lottery-about': 'Quick draws through the day, with results anyone can check.',
  'page.fish': 'Fishing games',
  'page.fish-about': 'Fishing games with their odds shown.',
  'page.pvp': 'Player against player',
  'page.pvp-about': 'Card rooms where you play against other players, not against the house.',
  'page.live': 'Live casino',
  'page.live-about':
    'Virtual tables of baccarat, roulette, teen patti and more, around the clock, with results anyone can check.',
  'page.cockfight': 'Cockfight',
  'page.cockfight-about':
    'A virtual ring: two cartoon robots box, no animals, and every bout can be checked.',
  'page.vip': 'VIP levels',
  'page.vip-about': 'What each VIP level asks for and what it brings.',
  'page.promotions': 'Promotions',
  'page.promotions-about': 'Current offers, each with its terms in plain words.',
  'page.promotion': 'Promotion',
  'page.promotion-about': 'One offer with its terms in plain words.',
  'page.seamless': 'Seamless games',
  'page.seamless-about': 'Games from other providers, played with the same balance.',
  'page.help': 'Help',
  'page.help-about':
    'Answers about accounts, deposits, withdrawals, limits and how to check a round.',
  'page.terms': 'Terms of use',
  'page.terms-about': 'What you agree to when you open an account, in every edition.',
  'page.privacy': 'Privacy notice',
  'page.privacy-about': 'What we store about you, what for, and who receives it.',
  'page.download': 'App download',
  'page.download-about':
    'Add the site to the home screen of an iPhone, Android phone or computer. No app store needed.',
  'page.verify': 'Check a result',
  'page.verify-about':
    'Paste what you saved from a round, a draw or a jackpot award, and your own browser computes it again.',
  'page.join': 'Join us',
  'page.join-about':
    'Work with us as an agent or a partner: tell us about yourself and we will reply.',
  'page.not-found': 'Page not found',
  'page.not-found-about': 'There is no page at this address.',
  'page.unopened': 'This part of the site is not open yet.',
  'page.no-games': 'There are no games of this type yet',
  'page.not-found-words':
    'There is no page at this address. It may have moved, or the address may be mistyped.',
  'page.to-the-games': 'Go to games',
  'page.way-back': 'Go back to where you were',
} as const;
