import { clustersGame } from '../../families/clusters/clusters-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = clustersGame(
  {
    code: 'monsoon-clusters',
    studio: 'SUNDAR',
    name: { EN: 'Monsoon garden', BN: 'বর্ষার বাগান' },
    description: {
      EN: 'Six columns of five cells: five or more like pictures that touch side by side pay and vanish. New ones fall into place, and each fall of a round pays double, up to 32 times.',
      BN: 'ছয়টি কলামে পাঁচটি করে ঘর; পাশাপাশি লেগে থাকা পাঁচটি বা তার বেশি একই ছবি জয় দিয়ে মিলিয়ে যায়। ওপর থেকে নতুন ছবি নামে, আর এক রাউন্ডে প্রতিবার নামলে গুণক দ্বিগুণ হয়, সর্বোচ্চ 32 গুণ।',
    },
    betCredits: 20,
    reels: 6,
    rows: 5,
    high: ['kadam', 'umbrella', 'frog'],
    low: ['taro-leaf', 'cloud', 'raindrop'],
    weights: [8, 11, 14, 18, 22, 27],
    sizes: [5, 6, 7, 8, 9, 10, 12, 15, 20],
    multipliers: [1, 2, 4, 8, 16, 32],
    mostTumbles: 20,
    mostTimes: 5000,
  },
  found,
);
