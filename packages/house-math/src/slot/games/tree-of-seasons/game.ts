import { growingGame } from '../../families/growing/growing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = growingGame(
  {
    code: 'tree-of-seasons',
    studio: 'NOKSHI',
    name: { EN: 'Tree of seasons', BN: 'ঋতুর গাছ' },
    description: {
      EN: 'Twenty lines under a tree that stands in on all reels. Three suns bring six free spins, one for each season, and the sixth counts six times.',
      BN: 'বিশটি লাইনের ওপর এক গাছ, সব রিলেই সে যেকোনো ছবির জায়গা নেয়। তিনটি সূর্যে ছয়টি ফ্রি স্পিন, ঋতু যেমন ছয়টি, আর ষষ্ঠটির জয় ছয় গুণ।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tree',
    scatter: 'sun',
    high: ['peacock', 'parrot', 'elephant'],
    low: ['lotus', 'star-flower', 'butterfly', 'betel-leaf'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    awards: [6, 6, 6],
    aim: {
      rtp: 0.956,
      sigma: 3.5,
      seed: 1154,
      length: 20,
      steep: 2.5,
      on: { tree: [1, 1, 1, 1, 1], sun: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
