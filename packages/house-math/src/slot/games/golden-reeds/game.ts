import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'golden-reeds',
    studio: 'PADMA',
    name: { EN: 'Golden reeds', BN: 'সোনালি নল' },
    description: {
      EN: 'Reeds bend over ten lines, and coins lie between them, two or three to a strip. Five of them are rare and pay for the wait.',
      BN: 'দশটি লাইনে নল নুয়ে থাকে, ফাঁকে ফাঁকে মুদ্রা, প্রতি রিলে দুই-তিনটি। পাঁচটি একসঙ্গে দুর্লভ, অপেক্ষার দাম দেয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'reed',
    coin: 'coin',
    high: ['kingfisher', 'egret', 'hilsa'],
    low: ['snail', 'water-lily', 'paddle', 'duck'],
    lines: 10,
    from: 5,
    turns: 3,
    oneIn: 10,
    values: [10, 10, 15, 20, 30, 60],
    fullTimes: 200,
    aim: {
      rtp: 0.95,
      sigma: 5.5,
      seed: 3330,
      length: 21,
      steep: 3,
      on: { reed: [0, 1, 1, 1, 0], coin: [2, 2, 3, 2, 2] },
    },
  },
  found,
);
