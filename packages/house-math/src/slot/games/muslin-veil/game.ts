import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'muslin-veil',
    studio: 'JAMDANI',
    name: { EN: 'Muslin veil', BN: 'মসলিনের ওড়না' },
    description: {
      EN: 'Twenty lines, and a shuttle on the middle reels that weaves its whole reel wild before wins are counted. Three moons or more pay wherever they are.',
      BN: 'বিশটি লাইন, আর মাঝের রিলে মাকু এলে জয় গোনার আগে সে পুরো রিল বুনে দেয়। তিনটি বা তার বেশি চাঁদ যেখানেই থাকুক পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'shuttle',
    scatter: 'moon',
    high: ['palace', 'sari', 'palanquin'],
    low: ['lotus', 'hand-fan', 'spool', 'needle'],
    lines: 20,
    scatterPays: [40, 200, 2000],
  },
  found,
);
