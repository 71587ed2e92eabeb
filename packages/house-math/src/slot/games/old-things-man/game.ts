import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'old-things-man',
    studio: 'RICKSHA',
    name: { EN: 'Old things man', BN: 'পুরোনো জিনিসের ফেরিওয়ালা' },
    description: {
      EN: 'Four reels and ten lines behind a man who calls for old things. On the last reel stands his box, and it takes whatever lies about.',
      BN: 'পুরোনো জিনিস হাঁকতে থাকা ফেরিওয়ালার পেছনে চার রিলে দশটি লাইন। শেষ রিলে তার বাক্স এলে যা পড়ে আছে সব তুলে নেয়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'key',
    collector: 'box',
    goods: [
      ['clock', 15],
      ['camera', 40],
      ['film-reel', 250],
    ],
    high: ['bicycle', 'pigeon'],
    low: ['newspaper', 'horn', 'wheel', 'tea'],
    lines: 10,
    aim: {
      rtp: 0.952,
      sigma: 4.6,
      seed: 4115,
      length: 26,
      steep: 2.5,
      on: {
        key: [0, 1, 1, 0],
        box: [0, 0, 0, 1],
        clock: [2, 2, 2, 0],
        camera: [1, 1, 1, 0],
        'film-reel': [0, 0, 1, 0],
      },
    },
  },
  found,
);
