export const terms = {
  'terms.none': 'This text has not been published yet.',
  'terms.edition': 'Edition {edition}, in force since',
  'terms.editions': 'All editions',
} as const;
