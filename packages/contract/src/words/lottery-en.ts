import type { RefusalCode } from '../refusals.ts';

type LotteryCode = Extract<RefusalCode, `lottery.${string}` | `rounds.${string}`>;

/** The English words of the refusals of shared rounds and of the lottery. */
export const lotteryEn: Readonly<Record<LotteryCode, string>> = {
  'rounds.closed': 'This round takes no more bets.',
  'lottery.game-unknown': 'This lottery was not found.',
  'lottery.game-closed': 'This lottery is closed at the moment.',
  'lottery.issue-unknown': 'This issue was not found.',
  'lottery.issue-closed':
    'Betting on issue {issue} has closed. Nothing was staked, and your bet was not moved to another issue.',
  'lottery.issue-not-closed': 'This issue still takes bets, so there is nothing to check yet.',
  'lottery.issue-state': 'The issue is in a state in which this cannot be done.',
  'lottery.play-unknown': 'This lottery does not have that play.',
  'lottery.selection-wrong': 'These numbers are not a bet of this play.',
  'lottery.base-not-offered':
    'This prize base is not offered. Prize bases start at {least} here, and the highest for this account is {most}.',
  'lottery.base-rises-only':
    'A prize base is never lowered. This member has {base}: choose a higher one.',
  'lottery.base-given':
    'This member already has a new prize base from {from}. Set another one on a later day.',
  'lottery.base-of-upline': 'This member has an agent above, who sets the prize base.',
  'lottery.amount-below-paisa':
    'With this unit price the amount is not a whole paisa. Raise the multiple.',
  'lottery.total-differs':
    'The amount of the slip is {total}, not what was shown. Please check it again.',
  'lottery.over-ceiling': 'That is more than this lottery takes. At most {most} is possible now.',
  'lottery.bet-unknown': 'This bet was not found.',
  'lottery.too-late-to-cancel': 'This bet can no longer be cancelled.',
  'lottery.chase-unknown': 'This chase was not found.',
  'lottery.chase-order': 'The issues of a chase follow one another, each once.',
  'lottery.chase-over': 'This chase is over, or that issue has its bet already.',
  'lottery.too-many-chases': 'You have {most} chases running. Stop one before you plan another.',
  'lottery.version-changed': 'Somebody else changed this in the meantime. Please look again.',
  'lottery.nothing-changed': 'Nothing was changed.',
  'lottery.bases-order':
    'The prize bases must rise: least, usual, bet, house. None may be more than 2,000.',
  'lottery.times-order': 'Betting must close before the draw, and later than the issue opens.',
  'lottery.not-fed': 'Enter and confirm the result of one draw before this lottery is opened.',
  'lottery.result-wrong': 'These numbers are not a result of this lottery. {why}',
  'lottery.result-differs': 'These are not the numbers that the first operator entered.',
  'lottery.own-result': 'Somebody else has to confirm the numbers you entered.',
};
