import { bothWaysGame } from '../../families/both-ways/both-ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = bothWaysGame(
  {
    code: 'kite-festival',
    studio: 'BOISHAKH',
    name: { EN: 'Kite festival', BN: 'ঘুড়ি উৎসব' },
    description: {
      EN: 'Ten lines that pay from both sides, with rare peacocks and masks and large pays for them. Three suns or more pay wherever they are.',
      BN: 'দশটি লাইনে দুই দিক থেকেই জয় হয়; ময়ূর ও মুখোশ কম আসে, পুরস্কার বড়। তিনটি বা তার বেশি সূর্য যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'kite',
    scatter: 'sun',
    high: ['peacock', 'mask', 'clay-horse'],
    low: ['drum', 'umbrella', 'star-flower', 'lotus'],
    lines: 10,
    scatterPays: [20, 150, 1000],
  },
  found,
);
