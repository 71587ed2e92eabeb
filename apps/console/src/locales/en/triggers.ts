/** What a campaign gives by. */
export const triggers = {
  'campaigns.trigger-deposit': 'Deposit',
  'campaigns.trigger-deposit-words': 'Given by a deposit that is credited.',
  'campaigns.trigger-registration': 'Registration',
  'campaigns.trigger-registration-words':
    'Shown as the gift when an account is opened; the member takes it.',
  'campaigns.trigger-claim': 'Claim',
  'campaigns.trigger-claim-words': 'The member takes it on the promotions page.',
  'campaigns.trigger-code': 'Promo code',
  'campaigns.trigger-code-words': 'The member types the code.',
  'campaigns.trigger-manual': 'By hand',
  'campaigns.trigger-manual-words':
    'An operator gives it on the page of a member, and a second one approves.',
  'campaigns.trigger-mission': 'Mission',
  'campaigns.trigger-mission-words':
    'Play within a day, a week or once reaches a target; the member claims it.',
  'campaigns.trigger-referral': 'Referral',
  'campaigns.trigger-referral-words':
    'A friend whom the member invited deposits and stakes; each friend counts once. Friends who look like the member are left to the risk desk.',
  'campaigns.trigger-raffle': 'Raffle',
  'campaigns.trigger-raffle-words':
    'Own money that is staked brings tickets; at the end winners are drawn, each member once, and anyone can compute it again. It needs an end, at most 31 days after its start.',
  'campaigns.trigger-period': 'Cashback or rebate',
  'campaigns.trigger-period-words':
    'A share of what was lost or staked in each period. Bonus money counts for neither.',
};
