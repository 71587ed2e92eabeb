import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'pitcher-ghat',
    studio: 'PADMA',
    name: { EN: 'Pitchers at the ghat', BN: 'কলসি কাঁখে' },
    description: {
      EN: 'Pitchers are filled at nine places of a small screen, where four of them hold. Nine lines and many small sips.',
      BN: 'ছোট পর্দার নয় ঘরে কলসি ভরা হয়, চারটি হলে থেকে যায়। নয়টি লাইন আর অনেক ছোট ছোট চুমুক।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'water-lily',
    coin: 'pitcher',
    high: ['duck', 'egret', 'kingfisher'],
    low: ['reed', 'snail', 'prawn'],
    lines: 9,
    from: 4,
    turns: 3,
    oneIn: 9,
    values: [2, 3, 5, 8, 20],
    fullTimes: 25,
    aim: {
      rtp: 0.957,
      sigma: 2.4,
      seed: 3297,
      length: 22,
      steep: 2,
      on: { 'water-lily': [0, 1, 0], pitcher: [4, 4, 4] },
    },
  },
  found,
);
