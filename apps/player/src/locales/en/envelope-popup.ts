export const envelopePopup = {
  'envelope-popup.title': 'A red envelope for you',
  'envelope-popup.words':
    '{pool} are shared by chance among the first {shares} who open it. {left, plural, one {# share is} other {# shares are}} left.',
  'envelope-popup.go': 'To the envelope',
} as const;
