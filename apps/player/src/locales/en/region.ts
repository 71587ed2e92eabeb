export const region = {
  'region.title': 'Where are you?',
  'region.words':
    'We could not tell your country from your connection. Please choose your country and language.',
  'region.country': 'Country',
  'region.language': 'Language',
  'region.go': 'Continue',
} as const;
