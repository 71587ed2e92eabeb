import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'cock-crow',
    studio: 'BOISHAKH',
    name: { EN: 'Cock crow', BN: 'মোরগের ডাক' },
    description: {
      EN: 'Twenty lines at first light, with a rooster on the first and the last reel only. From there he opens wins on his own side.',
      BN: 'ভোরের আলোয় বিশটি লাইন, মোরগ শুধু প্রথম ও শেষ রিলে। সেখান থেকে সে নিজের দিকের জয় খুলে দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'rooster',
    scatter: 'clay-pot',
    high: ['bull', 'bullock-cart', 'basket'],
    low: ['panta-plate', 'chilli', 'mango', 'kula'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    aim: {
      rtp: 0.953,
      sigma: 3.6,
      seed: 4212,
      length: 21,
      steep: 3,
      on: { rooster: [2, 0, 0, 0, 2], 'clay-pot': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
