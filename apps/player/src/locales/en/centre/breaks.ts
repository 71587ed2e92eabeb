export const breaks = {
  'breaks.until': 'It ends {at}.',
  'breaks.how-long': 'Duration',
  'breaks.days': '{days, plural, one {#\u00a0day} other {#\u00a0days}}',
  'breaks.months': '{months} months',
  'breaks.time-out': 'Time-out',
  'breaks.time-out-words':
    'Play and deposits stop at once and open again by themselves when the time-out ends.',
  'breaks.time-out-do': 'Start the time-out',
  'breaks.time-out-sure': 'Play and deposits will be closed for {length}. You cannot shorten this.',
  'breaks.exclude': 'Self-exclusion',
  'breaks.exclude-words':
    'Play and deposits stay closed for months, and your other sessions end at once. It cannot be undone or shortened. You can still view your account and check your rounds.',
  'breaks.exclude-word': 'exclude',
  'breaks.exclude-type': 'To continue, type: {word}',
  'breaks.exclude-do': 'Exclude me for {months} months',
  'breaks.runs-until': 'It runs until {at}.',
  'breaks.ends-by-you':
    'It does not end by itself. When the time is over you can ask to come back, and play opens {hours} hours after that.',
  'breaks.come-back': 'Ask to come back',
  'breaks.come-back-words':
    'The time you chose is over. Play stays closed until you ask to come back, and for {hours} hours after that.',
  'breaks.come-back-sure':
    'Play and deposits open {hours} hours from now. Are you sure that you want to play again?',
  'breaks.stay-away': 'Stay away',
  'breaks.opens': 'You asked to come back: play and deposits open again {at}.',
} as const;
