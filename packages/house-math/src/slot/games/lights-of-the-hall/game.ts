import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'lights-of-the-hall',
    studio: 'JAMDANI',
    name: { EN: 'Lights of the hall', BN: 'দরবারের আলো' },
    description: {
      EN: 'The middle reel is always six high and its neighbours grow towards it, like light under a dome. Lights on the three inner reels join any win.',
      BN: 'মাঝের রিল সব সময় ছয় উঁচু, পাশেরগুলো তার দিকে বাড়ে, গম্বুজের নিচের আলোর মতো। ভেতরের তিন রিলে ঝাড়বাতি যেকোনো জয়ে যোগ দেয়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 6,
    wild: 'chandelier',
    high: ['throne', 'palace'],
    low: ['carpet', 'mirror', 'attar', 'sitar', 'inkpot'],
    heights: [
      [2, 3],
      [3, 4, 5],
      [6, 6],
      [3, 4, 5],
      [2, 3],
    ],
    aim: {
      rtp: 0.959,
      sigma: 2.3,
      seed: 4404,
      length: 28,
      steep: 2.4,
      on: { chandelier: [0, 1, 1, 1, 0] },
    },
  },
  found,
);
