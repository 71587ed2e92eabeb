import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'fare-round',
    studio: 'RICKSHA',
    name: { EN: 'Fare round', BN: 'ভাড়ার হিসাব' },
    description: {
      EN: 'Twenty lines through the old town, where passengers and parcels carry their fare. A rickshaw on the last reel takes every one of them.',
      BN: 'পুরান ঢাকায় বিশটি লাইন, যাত্রী আর জিনিসপত্র নিজের ভাড়া নিয়ে চলে। শেষ রিলে রিকশা এলে সবার ভাড়া তুলে নেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bell',
    collector: 'rickshaw',
    goods: [
      ['newspaper', 20],
      ['tiffin', 60],
      ['radio', 300],
    ],
    high: ['bus', 'clock', 'pigeon'],
    low: ['tea', 'samosa', 'wheel'],
    lines: 20,
    aim: {
      rtp: 0.957,
      sigma: 4,
      seed: 4113,
      length: 21,
      steep: 2.5,
      on: {
        bell: [0, 1, 1, 1, 0],
        rickshaw: [0, 0, 0, 0, 1],
        newspaper: [2, 2, 2, 2, 0],
        tiffin: [1, 1, 1, 1, 0],
        radio: [0, 1, 0, 0, 0],
      },
    },
  },
  found,
);
