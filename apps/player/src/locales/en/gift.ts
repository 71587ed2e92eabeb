export const gift = {
  'gift.visitor': 'Open an account and see what is in it for you.',
  'gift.member': 'Thank you for being with us. Here is what is in it for you.',
  'gift.more': 'See what it is',
  'envelope-popup.title': 'A red envelope for you',
  'envelope-popup.words':
    '{pool} are shared by chance among the first {shares} who open it. {left, plural, one {# share is} other {# shares are}} left.',
  'envelope-popup.go': 'To the envelope',
} as const;
