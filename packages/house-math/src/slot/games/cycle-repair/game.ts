import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'cycle-repair',
    studio: 'RICKSHA',
    name: { EN: 'Cycle repair', BN: 'সাইকেল সারাই' },
    description: {
      EN: 'Four rows of parts under a banyan, on ten lines, where most things fit something. A wheel fits everything and doubles the win.',
      BN: 'বটতলায় চার সারি যন্ত্রপাতি আর দশটি লাইন, প্রায় সবই কোথাও না কোথাও লাগে। চাকা সবখানে লাগে এবং জয় দ্বিগুণ করে।',
    },
    betCredits: 50,
    reels: 3,
    rows: 4,
    wild: 'wheel',
    high: ['bicycle', 'rickshaw'],
    low: ['horn', 'bell', 'key', 'padlock'],
    lines: 10,
    wildTimes: 2,
    aim: { rtp: 0.961, sigma: 3, seed: 4012, length: 28, steep: 4, on: { wheel: [1, 1, 1] } },
  },
  found,
);
