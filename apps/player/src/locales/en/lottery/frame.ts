/** The pages around the draws. */
export const frame = {
  'lottery.closes-in': 'Bets close in {time}',
  'lottery.prizes': 'Prizes of the draw',
  'lottery.more-prizes': '{more, plural, one {and one more} other {and # more}}',
  'lottery.said-dice': 'Dice: {numbers}',
  'lottery.said-race': 'Cars in the order of the finish: {numbers}',
  'lottery.said-marks': '{numbers}; special number {special}',
} as const;
