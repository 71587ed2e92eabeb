export const envelopes = {
  'campaigns.tab-envelopes': 'Envelopes',
  'envelopes.envelope': 'Red envelope',
  'envelopes.none':
    'There are no red envelopes. A campaign with the trigger “Red envelope” makes one.',
  'envelopes.state': 'State',
  'envelopes.state-SOON': 'Begins later',
  'envelopes.state-OPEN': 'Open',
  'envelopes.state-EMPTY': 'All opened',
  'envelopes.state-ENDED': 'Over',
  'envelopes.campaign': 'Campaign',
  'envelopes.begins': 'Begins',
  'envelopes.ends': 'Ends',
  'envelopes.pool': 'Holds',
  'envelopes.given': 'Opened',
  'envelopes.shares': 'Shares',
  'envelopes.shares-of': '{opened} of {shares}',
  'envelopes.left': 'Stays with the house',
  'envelopes.terminal': 'Commitment',
  'envelopes.list': 'Shares opened',
  'envelopes.list-none': 'No share is opened yet.',
  'envelopes.place': 'Number',
  'envelopes.member': 'Member',
  'envelopes.opened-at': 'Opened at',
  'envelopes.secret': 'The shares that are left are shown to nobody before the envelope is over.',
  'envelopes.check': 'Anyone can compute the shares again at {address} on the player site.',
  'campaigns.trigger-envelope': 'Red envelope',
  'campaigns.trigger-envelope-words':
    'Money in shares of chance: the first members to open it get one each. It needs an end, at most 31 days after its start, and one reward a member.',
  'campaigns.envelope-pool': 'Taka in the envelope',
  'campaigns.envelope-pool-hint':
    'All shares together. The reward and the budget are fixed at this amount.',
  'campaigns.envelope-shares': 'Shares',
  'campaigns.envelope-shares-hint':
    'Each share is at least 0.01; what nobody opens stays with the house',
  'campaigns.misfit-envelope-ends': 'An envelope has to end, at most 31 days after its start.',
  'campaigns.misfit-envelope-small': 'There is less than 0.01 taka for each share.',
  'campaigns.misfit-envelope-budget': 'The budget of an envelope is what it holds.',
  'campaigns.misfit-envelope-limits':
    'An envelope is one reward a member, without a limit a day and without places.',
  'campaigns.misfit-envelope-fixed':
    'Its shares are drawn already: pool, shares and reward have to stay as they are.',
};
