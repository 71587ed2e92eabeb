export const prompt = {
  'prompt.welcome': 'Set a deposit limit now?',
  'prompt.first-deposit': 'Set a deposit limit before your first deposit?',
  'prompt.review': 'Are your limits still right?',
  'prompt.words':
    'You decide how much you can deposit at most. The limit applies at once; a higher one waits a day and asks you again.',
  'prompt.review-words':
    'You have not looked at your limits for a while. Lower limits apply at once.',
  'prompt.period': 'Period',
  'prompt.D': 'Daily',
  'prompt.W': 'Weekly',
  'prompt.M': 'Monthly',
  'prompt.amount': 'Maximum deposit',
  'prompt.open': 'Set a limit',
  'prompt.set': 'Set limit',
  'prompt.saved': 'The limit is saved.',
  'prompt.look': 'My limits',
  'prompt.later': 'Not now',
} as const;
