export const verify = {
  'verify.lead':
    'Your browser computes a round, a draw or a jackpot award again from what the house committed to before it. Nothing is sent.',
  'verify.saved': 'Saved proof',
  'verify.saved-hint': 'Paste what you saved, or choose the file.',
  'verify.choose': 'Choose a file',
  'verify.check': 'Check',
  'verify.not-json':
    'This is not a whole saved proof. Copy all of it, from the first bracket to the last.',
  'verify.not-proof': 'This is not a proof of this site: “{field}” is missing or wrong.',
  'verify.none': 'There is no proof of this draw yet.',
  'verify.how': 'How a draw is fixed',
  'verify.step-1':
    'Before the first bet, the house publishes a commitment: the end of a chain of seeds, one for each draw.',
  'verify.step-2':
    'When betting closes, it publishes the hash of all bets. From then on no bet can be added or changed.',
  'verify.step-3':
    'Only then is the seed of this draw shown. Its hash is the seed of the draw before.',
  'verify.step-4':
    'The numbers come from this seed and from all bets together, so nobody could choose them.',
  'verify.computing': 'Computing the draw',
  'verify.draw': 'The draw',
  'verify.issue': 'Issue {issue}',
  'verify.no-numbers-yet': 'No numbers yet',
  'verify.bet': 'The bet',
  'verify.payout': 'Paid',
  'verify.rebate': 'Rebate',
  'verify.verified': 'This draw was computed again and agrees.',
  'verify.verified-words':
    'Its numbers were fixed before the bets were known, and no bet was added after.',
  'verify.wrong': 'This draw does not agree with what was shown.',
  'verify.wrong-words':
    'Save the proof and write to customer service. The checks below name what is wrong.',
  'verify.unknown': 'Nothing is wrong, but not everything can be checked yet.',
  'verify.unknown-words': 'The checks below say what is missing.',
  'verify.chain': 'The seed of this draw follows the seed of the draw before',
  'verify.terminal': 'The chain ends at the commitment that was public before the first bet',
  'verify.opening': 'What was shown before betting follows from the previous link',
  'verify.root': 'The hash of all bets is that of the lists of bets',
  'verify.inclusion': 'This bet is in the list of all bets',
  'verify.numbers': 'The numbers are those that the seed and the bets give',
  'verify.payout-fits': 'The bet pays what these numbers give',
  'verify.not-drawn': 'not drawn yet',
  'verify.no-numbers': 'no numbers shown; the draw was void or is not entered yet',
  'verify.not-settled': 'not settled; or the bet was cancelled or void',
  'verify.unknown-family': 'this page does not know this kind of lottery; please reload it',
  'verify.unknown-mapping':
    'this page does not know how these numbers were drawn; please reload it',
  'verify.unknown-ticket': 'this page cannot read this bet; please reload it',
  'verify.rests-on-wrong': 'cannot be said while a check above is wrong',
  'verify.shown': 'Shown',
  'verify.computed': 'Computed here',
  'verify.commitment': 'Commitment of the chain',
  'verify.number': 'Number in the chain',
  'verify.before': 'Seed of the draw before',
  'verify.link': 'Seed of this draw',
  'verify.link-secret': 'secret until the draw',
  'verify.all-bets': 'Hash of all bets',
  'verify.lists': 'Lists of bets',
  'verify.lists-of':
    '{lists, plural, one {# list} other {# lists}}, {bets, plural, one {# bet} other {# bets}}',
  'verify.bet-text': 'The bet as it was listed',
  'verify.raffle-root': 'The hash of the list is that of the prizes and all tickets',
  'verify.raffle-terminal':
    'The chain ends at the commitment that was public before the raffle began',
  'verify.raffle-numbers': 'The winners are those that the seed and the list give',
  'verify.raffle-not-drawn': 'Not drawn yet',
  'verify.raffle-winner': 'ticket {ticket}, line {line}',
  'verify.raffle-words':
    'The list was published before its winners could be known, and nothing was changed after.',
  'verify.raffle-none':
    'There is no proof of this raffle yet. It is there once its list is published.',
  'verify.envelope-root': 'The hash is that of the envelope’s money and number of shares',
  'verify.envelope-terminal':
    'The chain ends at the commitment that was public before the envelope opened',
  'verify.envelope-numbers': 'The shares are those that the seed gives, in the order of opening',
  'verify.envelope-words':
    'Every share was fixed before the envelope opened, and nobody could choose who gets which.',
  'verify.envelope-none':
    'There is no proof of this envelope yet. It is there once the envelope is over.',
  'verify.envelope-hash': 'Hash of money and shares',
  'verify.spin-stopped': 'Stopped at segment {place} of {segments}',
  'verify.all-tickets': 'Hash of the list of tickets',
  'verify.lines': 'Lines of the list',
} as const;
