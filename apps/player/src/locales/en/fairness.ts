export const fairness = {
  'fairness.title': 'Check this round',
  'fairness.no-round': 'No round was named',
  'fairness.how':
    'Before you play, the server fixes a secret seed and shows you its fingerprint, the commitment. Together with your own seed and the number of the round it decides each result. When you have the seed revealed, you can compute every round played with it again.',
  'fairness.played': 'Played',
  'fairness.stake': 'Stake',
  'fairness.paid': 'Paid out',
  'fairness.commitment': 'Commitment',
  'fairness.client-seed-name': 'Your seed',
  'fairness.nonce': 'Number of the round',
  'fairness.server-seed': 'Server seed, revealed',
  'fairness.next-nonce': 'Number of the next round',
  'fairness.next-commitment': 'Commitment after this one',
  'fairness.sealed':
    'The seed of this round is still in use, so it is secret. Reveal it to compute the round again; your next rounds then use a new seed.',
  'fairness.next-client-seed': 'Your seed for the next rounds',
  'fairness.client-seed-hint': '1 to 64 letters, digits, hyphens or underscores.',
  'fairness.rotate': 'Rotate and reveal',
  'fairness.revealed': 'The seed that was in use:',
  'fairness.computing': 'Computing the round',
  'fairness.needs-https':
    'The browser offers no cryptography on this address. Please save the proof and use the script.',
  'fairness.rules-unknown':
    'This page does not know the rules this round was played by. Please reload it.',
  'fairness.fits': 'Everything fits.',
  'fairness.differs':
    'Something does not fit. Please save the proof and write to customer service.',
  'fairness.seed-fits': 'The revealed seed belongs to the commitment',
  'fairness.pot-fits': 'The pot that was paid, or none, is the one this number and stake win',
  'fairness.payout-fits': 'The round computed here pays what was paid',
  'fairness.yes': 'yes',
  'fairness.no': 'no',
  'fairness.computed': 'Computed here: {credits} credits,',
  'fairness.save': 'Save the proof',
  'fairness.script': 'To check it without this site, run the stand-alone script on the saved file:',
} as const;
