export const footer = {
  'footer.links': 'More pages',
  'footer.information': 'Information',
  'footer.topic-deposit': 'Deposits',
  'footer.topic-withdrawal': 'Withdrawals',
  'footer.topic-fairness': 'How to check a round',
  'footer.topic-limits': 'Responsible play',
  'footer.topic-contact': 'Contact',
  'footer.licence': 'Licence: {licence}',
  'footer.limits': 'Limits and breaks',
  'footer.age': '{age}+',
  'footer.age-words':
    'Gambling can become a burden. Set limits before you play, and take a break whenever you want one.',
  'footer.demo':
    'This is a demonstration with play money: no real money can be deposited or withdrawn.',
} as const;
