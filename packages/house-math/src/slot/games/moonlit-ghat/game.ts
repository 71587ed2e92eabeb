import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'moonlit-ghat',
    studio: 'PADMA',
    name: { EN: 'Moonlit ghat', BN: 'জ্যোৎস্নার ঘাট' },
    description: {
      EN: 'Moons rise over twenty lines and six of them hold the night. Two turns only, but each new moon brings both of them back.',
      BN: 'বিশটি লাইনের ওপর চাঁদ ওঠে, ছয়টি হলে রাত থেমে থাকে। পাক মাত্র দুটি, তবে নতুন চাঁদ দুটিকেই ফেরায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'cloud',
    coin: 'moon',
    high: ['boat', 'egret', 'dolphin'],
    low: ['water-lily', 'reed', 'raft', 'pitcher'],
    lines: 20,
    from: 6,
    turns: 2,
    oneIn: 10,
    values: [5, 10, 10, 20, 30, 60],
    fullTimes: 300,
    aim: {
      rtp: 0.954,
      sigma: 5.5,
      seed: 3286,
      length: 20,
      steep: 3,
      on: { cloud: [0, 1, 1, 1, 0], moon: [3, 4, 3, 4, 3] },
    },
  },
  found,
);
