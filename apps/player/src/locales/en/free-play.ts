export const freePlay = {
  'free-play.title': 'Free play',
  'free-play.do': 'Play for free',
  'free-play.what':
    'You play the same games with 10,000\u00a0FUN. FUN is play money: it cannot be bought, won as money or withdrawn.',
  'free-play.ends':
    'Free play ends after a day, after a long pause or when you log out. Nothing carries over to a real account.',
  'free-play.until': 'This free play ends {at} at the latest.',
  'free-play.agree': 'I am at least {age} years old.',
  'free-play.agree-needed': 'Please confirm your age.',
  'free-play.by-pressing':
    'With play money, without an account. By starting you confirm that you are at least {age} years old.',
  'free-play.begin': 'Start free play',
  'free-play.closed': 'Free play is closed at the moment.',
  'free-play.register': 'Open a real account',
  'free-play.end': 'End free play',
} as const;
