export const nav = {
  'nav.label': 'Main menu',
  'nav.thumb': 'Quick menu',
  'nav.home': 'Home',
  'nav.games': 'Games',
  'nav.makers': 'Providers of {category}',
  'nav.more': 'More',
  'nav.me': 'Me',
} as const;
