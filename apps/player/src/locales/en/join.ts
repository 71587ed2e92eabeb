export const join = {
  'join.lead':
    'We are looking for people who bring players with care: agents who lead a team, and partners with a site or channel of their own. Tell us about yourself; a person reads it and replies.',
  'join.point-team': 'Agents see their team, its turnover and their own income on the site.',
  'join.point-terms': 'Terms are offered in writing and apply only once you accept them.',
  'join.point-age': 'Never bring anyone under 18, or anyone who has excluded themselves.',
  'join.name': 'Your name',
  'join.name-hint': 'What we should call you.',
  'join.contact': 'Phone or email',
  'join.contact-hint': 'Where we can reach you.',
  'join.message': 'About you',
  'join.message-hint': 'What you do and how you would like to work with us.',
  'join.send': 'Send the application',
  'join.kept': 'We use this only to reply to you, and delete it after a year.',
  'join.sent': 'We have received your application',
  'join.sent-words': 'A person will read it and reply to you.',
} as const;
