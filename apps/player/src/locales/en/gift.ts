export const gift = {
  'gift.visitor': 'Open an account and see what is in it for you.',
  'gift.member': 'Thank you for being with us. Here is what is in it for you.',
  'gift.more': 'See what it is',
} as const;
