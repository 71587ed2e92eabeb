import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'silk-story',
    studio: 'JAMDANI',
    name: { EN: 'Silk story', BN: 'রেশমের কথা' },
    description: {
      EN: 'Five reels that change only between three pictures and four, as fine and even as silk. Pays are small and close to one another.',
      BN: 'পাঁচটি রিল শুধু তিন আর চার ছবির মাঝে বদলায়, রেশমের মতো মিহি ও সমান। পুরস্কার ছোট, একটার কাছাকাছি আরেকটা।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'moth',
    high: ['sari', 'loom'],
    low: ['cocoon', 'bobbin', 'shuttle', 'cotton'],
    heights: [
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
    ],
    aim: {
      rtp: 0.961,
      sigma: 2.4,
      seed: 4410,
      length: 24,
      steep: 2,
      on: { moth: [0, 1, 1, 1, 1] },
    },
  },
  found,
);
