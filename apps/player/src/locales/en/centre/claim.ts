export const claim = {
  'claim.title-deposit': 'Paid, but not credited?',
  'claim.title-withdrawal': 'Is something wrong with this withdrawal?',
  'claim.file-deposit': 'Report a missing deposit',
  'claim.file-withdrawal': 'File a complaint',
  'claim.answer-within':
    '{hours, plural, one {We answer within # hour.} other {We answer within # hours.}}',
  'claim.reference': 'Payment reference',
  'claim.reference-deposit': 'As shown by your bank or payment provider.',
  'claim.reference-withdrawal': 'As shown on your account, or what you looked for there.',
  'claim.words': 'What happened',
  'claim.send': 'Send',
  'claim.filed': 'Sent',
  'claim.amount': 'Credited',
  'claim.now-OPEN': 'We are looking into it and will answer by {at}.',
  'claim.now-CREDITED': 'You were right. The money has been credited.',
  'claim.now-SETTLED': 'The money has arrived in the meantime.',
  'claim.now-REFUSED': 'We looked into it and could not confirm it.',
};
