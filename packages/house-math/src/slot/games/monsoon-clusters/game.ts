import type { ClustersGame } from '../../families/clusters/clusters-game.ts';

/**
 * Monsoon garden: six by five cells. Five or more alike that touch by their sides pay and vanish,
 * the rest falls, new ones rain in from the top, and every tumble of a round counts twice the one
 * before, up to 32 times. Tuned by hand against tools/simulate.ts.
 */
export const game: ClustersGame = {
  code: 'monsoon-clusters',
  studio: 'SUNDAR',
  name: { EN: 'Monsoon garden', BN: 'বর্ষার বাগান' },
  description: {
    EN:
      'Six columns of five cells: five or more like pictures that touch side by side pay and ' +
      'vanish. New ones fall into place, and each fall of a round pays double, up to 32 times.',
    BN:
      'ছয়টি কলামে পাঁচটি করে ঘর; পাশাপাশি লেগে থাকা পাঁচটি বা তার বেশি একই ছবি জয় দিয়ে মিলিয়ে যায়। ' +
      'ওপর থেকে নতুন ছবি নামে, আর এক রাউন্ডে প্রতিবার নামলে গুণক দ্বিগুণ হয়, সর্বোচ্চ 32 গুণ।',
  },
  family: 'clusters',
  ruleVersion: 1,
  betCredits: 20,
  stakes: [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  reels: 6,
  rows: 5,
  maxCredits: 100_000,
  symbols: [
    { id: 'kadam', name: { EN: 'Kadam flower', BN: 'কদম ফুল' }, role: 'high' },
    { id: 'umbrella', name: { EN: 'Umbrella', BN: 'ছাতা' }, role: 'high' },
    { id: 'frog', name: { EN: 'Frog', BN: 'ব্যাঙ' }, role: 'high' },
    { id: 'taro-leaf', name: { EN: 'Taro leaf', BN: 'কচুপাতা' }, role: 'low' },
    { id: 'cloud', name: { EN: 'Cloud', BN: 'মেঘ' }, role: 'low' },
    { id: 'raindrop', name: { EN: 'Raindrop', BN: 'বৃষ্টির ফোঁটা' }, role: 'low' },
  ],
  weights: [8, 11, 14, 18, 22, 27],
  sizes: [5, 6, 7, 8, 9, 10, 12, 15, 20],
  pays: [
    [100, 200, 300, 500, 800, 1500, 3000, 10_000, 30_000],
    [50, 100, 200, 300, 500, 800, 2000, 6000, 20_000],
    [30, 60, 80, 150, 250, 400, 1000, 3000, 10_000],
    [20, 30, 50, 80, 120, 250, 500, 1500, 5000],
    [10, 20, 30, 50, 80, 120, 300, 1000, 3000],
    [6, 10, 15, 25, 40, 60, 150, 500, 1500],
  ],
  multipliers: [1, 2, 4, 8, 16, 32],
  mostTumbles: 20,
  features: [
    { key: 'clusters', values: { smallest: 5 } },
    { key: 'tumbles', values: { most: 20 } },
    { key: 'growing-multiplier', values: { first: 1, most: 32 } },
    { key: 'largest-win', values: { times: 5000 } },
  ],
};
