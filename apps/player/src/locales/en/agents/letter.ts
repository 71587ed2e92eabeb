export const letter = {
  'letter.act': 'Message',
  'letter.title': 'Write to {name}',
  'letter.what':
    'It arrives in the inbox with the first characters of your name. Links, addresses and numbers to call or pay to are refused. The member can take no more of your letters, and can report one.',
  'letter.subject': 'Subject',
  'letter.text': 'Message',
  'letter.left': '{count, plural, one {# character left} other {# characters left}}',
  'letter.too-long': 'This is too long.',
  'letter.send': 'Send',
  'letter.sent': 'Your message was sent to {name}.',
} as const;
