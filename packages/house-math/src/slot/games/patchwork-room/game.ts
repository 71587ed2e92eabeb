import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'patchwork-room',
    studio: 'NOKSHI',
    name: { EN: 'Patchwork room', BN: 'জোড়াতালির ঘর' },
    description: {
      EN: 'Twenty lines, and three moons or more that bring seven free spins. A patch that lands in one of them is sewn on and stands in to the last.',
      BN: 'বিশটি লাইন, আর তিনটি বা তার বেশি চাঁদে অন্তত সাতটি ফ্রি স্পিন। সেখানে যে জোড়াতালি এসে পড়ে তা সেলাই হয়ে শেষ পর্যন্ত থেকে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'patchwork',
    scatter: 'moon',
    high: ['quilt', 'sewing-machine', 'cat'],
    low: ['yarn', 'spool', 'button', 'comb', 'thimble'],
    lines: 20,
    scatterPays: [40, 200, 1000],
    awards: [7, 9, 12],
    aim: {
      rtp: 0.955,
      sigma: 5,
      seed: 1196,
      length: 24,
      steep: 3,
      on: { patchwork: [0, 1, 1, 1, 0], moon: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
