/** What every game with a stage of its own says. */
export const stageEn = {
  stake: 'Stake',
  stakeLess: 'Smaller stake',
  stakeMore: 'Larger stake',
  stakeHalf: 'Half the stake',
  stakeTwice: 'Twice the stake',
  rules: 'Rules',
  history: 'My bets',
  sound: 'Sound',
  check: 'Check this round',
  close: 'Close',
  more: 'Show more',
  loadingHistory: 'Loading…',
  historyEmpty: 'You have no bets here yet.',
  historyFailed: 'Your bets could not be loaded.',
  tryAgain: 'Try again',
  lost: 'The connection was lost. Your bets are safe; we are reconnecting.',
  stillLost: 'We cannot reach the server. Your money and your bets are safe.',
  outOfMoney:
    'Your balance is below this stake. Choose a smaller stake, make a deposit, or take a break.',
  ended: 'This session has ended. Log in again to continue; your money is in your wallet.',
  closed: 'This game cannot be opened now: {reason}',
  gameClosed: 'This game takes no bets at the moment.',
  rtp: 'Return to player',
};

export type StageWords = Readonly<Record<keyof typeof stageEn, string>>;
