import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'morning-kettle',
    studio: 'RICKSHA',
    name: { EN: 'Morning kettle', BN: 'ভোরের কেটলি' },
    description: {
      EN: 'One line through the middle and nothing else to watch, as quiet as the street at dawn. Wins are rare and large, and the kettle counts them three times.',
      BN: 'মাঝখানে একটিই লাইন, আর কিছু দেখার নেই; ভোরের রাস্তার মতো শান্ত। জয় কম আসে তবে বড়, আর কেটলি থাকলে তিন গুণ।',
    },
    betCredits: 1,
    reels: 3,
    rows: 3,
    wild: 'kettle',
    high: ['rickshaw', 'tea'],
    low: ['jilapi', 'newspaper', 'banana'],
    lines: 1,
    wildTimes: 3,
    aim: { rtp: 0.951, sigma: 7, seed: 4002, length: 24, steep: 2.5, on: { kettle: [1, 1, 1] } },
  },
  found,
);
