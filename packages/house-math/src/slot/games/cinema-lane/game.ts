import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'cinema-lane',
    studio: 'RICKSHA',
    name: { EN: 'Cinema lane', BN: 'সিনেমা গলি' },
    description: {
      EN: 'Nine lines between painted posters, and eight pictures that all want to be seen. The film reel plays any part and counts its win three times.',
      BN: 'আঁকা পোস্টারের মাঝে নয়টি লাইন, আর আটটি ছবি সবাই চোখে পড়তে চায়। সিনেমার রিল যেকোনো চরিত্রে নামে এবং সেই জয় তিন গুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'film-reel',
    high: ['camera', 'sunglasses', 'radio'],
    low: ['lamp', 'newspaper', 'jhalmuri', 'tea'],
    lines: 9,
    wildTimes: 3,
    aim: {
      rtp: 0.96,
      sigma: 3.6,
      seed: 4003,
      length: 28,
      steep: 2.5,
      on: { 'film-reel': [1, 1, 1] },
    },
  },
  found,
);
