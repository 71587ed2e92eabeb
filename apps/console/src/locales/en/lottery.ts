export const lottery = {
  'nav.lottery': 'Lottery',
  'act.lottery.save-game': 'Set a lottery’s terms',
  'act.lottery.void-issue': 'Make an issue void',
  'act.lottery.correct-result': 'Correct a result that was confirmed',
  'permission.lottery.read': 'See lotteries, issues and exposure',
  'permission.lottery.write': 'Set terms of lotteries, make issues void',
  'permission.lottery.results': 'Enter and confirm results of other draws',
};
