export const app = {
  'app.loading': 'Loading',
  'app.close': 'Close',
  'app.cancel': 'Cancel',
  'app.try-again': 'Try again',
  'app.refresh': 'Refresh',
  'app.more': 'Show more',
  'app.required': 'Please fill this in.',
  'app.amount-wrong': 'Please type an amount such as 500 or 500.50.',
  'app.did-not-load': 'This did not load',
  'app.line-broken':
    'There was no answer from the server. Please check your connection and try again.',
  'app.maintenance-title': 'Closed for maintenance',
  'app.maintenance-words':
    'We are working on the site. Your balance is safe. Please come back a little later.',
  'app.region-title': 'Not available where you are',
  'app.region-words': 'We may not offer this site in your region.',
  'app.planned-end': 'We plan to open again at',
  'app.your-address': 'We see your address as',
  'app.session-ended': 'Your session has ended',
  'app.session-ended-words':
    'You were logged out, for example after a long pause or from another device. Your balance and your rounds are kept.',
  'app.still-there': 'Are you still there?',
  'app.still-there-words':
    'You will be logged out in two minutes, because nothing happened for a while.',
  'app.stay': 'Stay logged in',
} as const;
