import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'rickshaw-bells',
    studio: 'RICKSHA',
    name: { EN: 'Rickshaw bells', BN: 'রিকশার ঘণ্টা' },
    description: {
      EN: 'Three reels and five lines, quick and plain like a ride through the old town. The bell stands in for every picture and doubles the win it is part of.',
      BN: 'তিনটি রিল ও পাঁচটি লাইন; পুরান ঢাকার গলিতে ছোট একটা চক্করের মতো সহজ। ঘণ্টা যেকোনো ছবির জায়গায় বসে এবং যে জয়ে থাকে তাকে দ্বিগুণ করে।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'bell',
    high: ['rickshaw', 'peacock', 'kite'],
    low: ['umbrella', 'star-flower', 'betel-leaf'],
    lines: 5,
    wildTimes: 2,
  },
  found,
);
