export const terms = {
  'terms.none': 'This text has not been published yet.',
  'terms.edition': 'Edition {edition}',
  'terms.since': 'In force since',
  'terms.editions': 'All editions',
} as const;
