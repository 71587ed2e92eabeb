import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'cart-road',
    studio: 'BOISHAKH',
    name: { EN: 'Bullock cart road', BN: 'গরুর গাড়ির পথ' },
    description: {
      EN: 'Twelve lines on four rows at the pace of an ox, with carts in sight from either end. Nothing hurries and something usually arrives.',
      BN: 'চার সারিতে বারোটি লাইন, গতি গরুর মতোই, গাড়ি দেখা যায় দুই দিক থেকেই। কিছুরই তাড়া নেই, তবু কিছু না কিছু পৌঁছায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'bullock-cart',
    scatter: 'clay-pot',
    high: ['bull', 'jackfruit', 'basket'],
    low: ['mango', 'watermelon', 'chilli', 'gamcha'],
    lines: 12,
    scatterPays: [20, 100, 800],
    aim: {
      rtp: 0.959,
      sigma: 2.6,
      seed: 4207,
      length: 21,
      steep: 2,
      on: { 'bullock-cart': [0, 1, 1, 1, 0], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
