export const welcome = {
  'welcome.title': 'Welcome',
  'welcome.demo': 'Demo mode: you play with play money. It costs nothing and is not real money.',
  'welcome.real': 'Your account is open. You decide what play may cost you.',
  'welcome.limit-words': 'It applies at once. To raise it takes a day.',
  'welcome.limit-set': '{period} deposit limit:',
  'welcome.limit-later': 'You can set limits at any time under My account.',
  'welcome.games': 'Your first game',
  'welcome.money': 'Get {amount} of play money',
  'welcome.money-there': 'Your balance:',
} as const;
