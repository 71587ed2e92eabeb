import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'boishakh-drums',
    studio: 'BOISHAKH',
    name: { EN: 'Boishakh drums', BN: 'বৈশাখের ঢোল' },
    description: {
      EN: 'Twenty lines that pay from the left and from the right, so that pictures meet in the middle. Three drums or more pay wherever they are.',
      BN: 'বিশটি লাইনে বাম ও ডান দুই দিক থেকেই জয় হয়, ছবিরা মাঝখানে এসে মেলে। তিনটি বা তার বেশি ঢোল যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'drum',
    high: ['mask', 'elephant', 'kite'],
    low: ['mango', 'hand-fan', 'paisley', 'betel-leaf'],
    lines: 20,
    scatterPays: [40, 200, 1000],
  },
  found,
);
