import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'fair-baskets',
    studio: 'BOISHAKH',
    name: { EN: 'Fair baskets', BN: 'মেলার ঝুড়ি' },
    description: {
      EN: 'Twenty lines at the fair, with mangoes, jackfruits and clay horses that carry an amount. When the basket shows on the last reel, it takes all of them.',
      BN: 'মেলায় বিশটি লাইন; আম, কাঁঠাল আর মাটির ঘোড়া নিজের গায়ে একটি পরিমাণ বয়ে আনে। শেষ রিলে ঝুড়ি এলে সে সবগুলো তুলে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    collector: 'basket',
    goods: [
      ['mango', 20],
      ['jackfruit', 60],
      ['clay-horse', 400],
    ],
    high: ['drum', 'kite', 'mask'],
    low: ['umbrella', 'hand-fan', 'betel-leaf'],
    lines: 20,
  },
  found,
);
