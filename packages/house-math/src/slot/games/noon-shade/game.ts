import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'noon-shade',
    studio: 'RICKSHA',
    name: { EN: 'Noon shade', BN: 'দুপুরের ছায়া' },
    description: {
      EN: 'Three lines for a slow afternoon, with seven pictures and a fair pay for each. Sunglasses look like anything you please and double the win.',
      BN: 'অলস দুপুরের তিনটি লাইন, সাতটি ছবি, প্রতিটির দাম মোটামুটি ভালো। রোদচশমা যা খুশি হতে পারে এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 20,
    reels: 3,
    rows: 3,
    wild: 'sunglasses',
    high: ['rickshaw', 'green-coconut', 'radio'],
    low: ['sugarcane', 'newspaper', 'banana'],
    lines: 3,
    wildTimes: 2,
    aim: {
      rtp: 0.962,
      sigma: 4.6,
      seed: 4016,
      length: 28,
      steep: 2,
      on: { sunglasses: [1, 1, 1] },
    },
  },
  found,
);
