export const prompt = {
  'prompt.welcome': 'Set a deposit limit now?',
  'prompt.first-deposit': 'Before your first deposit: a deposit limit?',
  'prompt.review': 'Do your limits still fit?',
  'prompt.words':
    'You say how much may come in at most. It holds at once; a higher one waits a day and asks again.',
  'prompt.review-words': 'It is a while since you looked at them. Lower ones hold at once.',
  'prompt.period': 'For how long',
  'prompt.D': 'A day',
  'prompt.W': 'A week',
  'prompt.M': 'A month',
  'prompt.amount': 'Deposit at most',
  'prompt.set': 'Set this limit',
  'prompt.saved': 'The limit is saved.',
  'prompt.look': 'My limits',
  'prompt.later': 'Not now',
} as const;
