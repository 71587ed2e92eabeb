import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'betel-garden',
    studio: 'NOKSHI',
    name: { EN: 'Betel garden', BN: 'পানের বরজ' },
    description: {
      EN: 'Betel vines climb over all reels but the first, leaf by leaf. Three parakeets bring eight free spins, and what has grown in one is there in the next.',
      BN: 'প্রথম রিল ছাড়া সব রিলে পানের লতা ওঠে, পাতার পর পাতা। তিনটি টিয়ায় আটটি ফ্রি স্পিন, একটিতে যা গজায় পরেরটিতেও তা থাকে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'betel-leaf',
    scatter: 'parrot',
    high: ['elephant', 'tree'],
    low: ['lotus', 'sun', 'butterfly', 'paisley', 'hand-fan'],
    lines: 25,
    scatterPays: [50, 200, 1000],
    awards: [8, 8, 8],
    aim: {
      rtp: 0.952,
      sigma: 6,
      seed: 1224,
      length: 26,
      steep: 3,
      on: { 'betel-leaf': [0, 1, 1, 1, 1], parrot: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
