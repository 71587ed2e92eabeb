import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'quilting-circle',
    studio: 'NOKSHI',
    name: { EN: 'Quilting circle', BN: 'কাঁথার আসর' },
    description: {
      EN: 'Women sit around a quilt of four rows and fifteen lines, and each adds a patch. Three hand fans bring six free spins in which every quilt stays where it lands.',
      BN: 'চার সারি ও পনেরোটি লাইনের কাঁথা ঘিরে আসর বসে, প্রত্যেকে একটি করে টুকরো জোড়ে। তিনটি হাতপাখায় ছয়টি ফ্রি স্পিন, কাঁথা যেখানে পড়ে সেখানেই থাকে।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'quilt',
    scatter: 'hand-fan',
    high: ['cradle', 'palanquin', 'pouch'],
    low: ['betel-leaf', 'comb', 'button', 'yarn', 'tassel'],
    lines: 15,
    scatterPays: [20, 80, 400],
    awards: [6, 7, 8],
    aim: {
      rtp: 0.954,
      sigma: 4.5,
      seed: 1217,
      length: 30,
      steep: 3,
      on: { quilt: [0, 1, 1, 1, 0], 'hand-fan': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
