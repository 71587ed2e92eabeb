export const join = {
  'join.lead':
    'We look for people who bring players with care: agents who lead a team, and partners with a site or a channel of their own. Tell us who you are; a person reads it and writes back.',
  'join.point-team': 'Agents see their team, its turnover and their own income on the site.',
  'join.point-terms': 'Terms are offered in writing and hold only once you accept them.',
  'join.point-age': 'Nobody under 18, and nobody who has excluded themselves, may be brought in.',
  'join.name': 'Your name',
  'join.name-hint': 'As we should call you.',
  'join.contact': 'Phone or email',
  'join.contact-hint': 'Where we can answer you.',
  'join.message': 'About you',
  'join.message-hint': 'What you do and how you would like to work with us.',
  'join.send': 'Send the application',
  'join.kept': 'We use this only to answer you, and delete it after a year.',
  'join.sent': 'Your application has arrived',
  'join.sent-words': 'A person will read it and write to you.',
} as const;
