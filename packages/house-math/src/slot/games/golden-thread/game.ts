import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'golden-thread',
    studio: 'JAMDANI',
    name: { EN: 'Golden thread', BN: 'সোনালি সুতো' },
    description: {
      EN: 'Ten lines, and two shuttles a strip on the second and the fourth reel that weave it wild. The middle has none, so that large wins need both sides.',
      BN: 'দশটি লাইন, আর দ্বিতীয় ও চতুর্থ রিলে দুটি করে মাকু পুরো রিল বুনে দেয়। মাঝের রিলে মাকু নেই, তাই বড় জয়ে দুই পাশই লাগে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'shuttle',
    scatter: 'sun',
    high: ['peacock', 'palanquin', 'sari'],
    low: ['paisley', 'star-flower', 'spool', 'needle'],
    lines: 10,
    scatterPays: [20, 100, 1000],
  },
  found,
);
