export const app = {
  'app.loading': 'Loading',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.try-again': 'Try again',
  'app.refresh': 'Refresh',
  'app.more': 'Show more',
  'app.required': 'Please fill this in.',
  'app.amount-wrong': 'Please enter an amount such as 500 or 500.50.',
  'app.amount-unclear':
    'What does the comma in {typed} mean? Write 12.50 with a dot, or 1,234 and 1,00,000 in groups.',
  'app.did-not-load': 'This could not be loaded',
  'app.line-broken': 'The server did not answer. Please check your connection and try again.',
  'app.maintenance-title': 'Closed for maintenance',
  'app.maintenance-words':
    'We are working on the site. Your balance is safe. Please come back later.',
  'app.region-title': 'Not available in your region',
  'app.region-words': 'We are not permitted to offer this site in your region.',
  'app.planned-end': 'We plan to reopen at',
  'app.your-address': 'Your IP address:',
  'app.session-ended': 'Your session has ended',
  'app.session-ended-words':
    'You were logged out, for example after a long pause or from another device. Your balance and your rounds are safe.',
  'app.still-there': 'Are you still there?',
  'app.still-there-words':
    'You will be logged out in two minutes because there was no activity for a while.',
  'app.stay': 'Stay logged in',
  'app.hours': '{hours} h',
} as const;
