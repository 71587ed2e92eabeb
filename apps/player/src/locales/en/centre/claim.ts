export const claim = {
  'claim.title-deposit': 'You paid and it did not come?',
  'claim.title-withdrawal': 'Something is wrong with this withdrawal?',
  'claim.file-deposit': 'I paid and it did not come',
  'claim.file-withdrawal': 'Complain about it',
  'claim.answer-within':
    '{hours, plural, one {We answer within # hour.} other {We answer within # hours.}}',
  'claim.reference': 'Reference of the payment',
  'claim.reference-deposit': 'As your bank or the provider names it.',
  'claim.reference-withdrawal': 'As it stands on your account, or what you looked for there.',
  'claim.words': 'What happened',
  'claim.send': 'Send',
  'claim.filed': 'Sent',
  'claim.amount': 'Credited',
  'claim.now-OPEN': 'We look into it and answer until {at}.',
  'claim.now-CREDITED': 'You were right, and the money was booked.',
  'claim.now-SETTLED': 'The money came meanwhile.',
  'claim.now-REFUSED': 'We looked into it and could not find it.',
};
