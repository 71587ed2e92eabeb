import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'rice-harvest',
    studio: 'BOISHAKH',
    name: { EN: 'Rice harvest', BN: 'নবান্ন' },
    description: {
      EN: 'Twelve lines on four rows at the end of autumn. Gifts lie ready in plates and pots, and the cart takes them from house to house.',
      BN: 'হেমন্তের শেষে চার সারিতে বারোটি লাইন। থালায় হাঁড়িতে উপহার সাজানো, গাড়ি এলে বাড়ি বাড়ি নিয়ে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'kula',
    collector: 'bullock-cart',
    goods: [
      ['panta-plate', 15],
      ['clay-pot', 40],
      ['painted-pots', 200],
    ],
    high: ['bull', 'drum', 'basket'],
    low: ['gamcha', 'flute', 'chilli', 'marigold'],
    lines: 12,
    aim: {
      rtp: 0.958,
      sigma: 3.5,
      seed: 4228,
      length: 22,
      steep: 2.4,
      on: {
        kula: [0, 1, 1, 1, 0],
        'bullock-cart': [0, 0, 0, 0, 1],
        'panta-plate': [2, 2, 2, 2, 0],
        'clay-pot': [1, 1, 0, 1, 0],
        'painted-pots': [0, 0, 1, 0, 0],
      },
    },
  },
  found,
);
