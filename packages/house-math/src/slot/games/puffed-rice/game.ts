import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'puffed-rice',
    studio: 'RICKSHA',
    name: { EN: 'Puffed rice', BN: 'ঝালমুড়ির ঠোঙা' },
    description: {
      EN: 'Three lines and six quick bites, mixed in a paper cone. A little heat goes a long way: the cone counts its wins three times.',
      BN: 'তিনটি লাইন আর ছয় রকম চটজলদি খাবার, এক ঠোঙায় মাখানো। অল্প ঝালেই কাজ হয়: ঠোঙা থাকলে জয় তিন গুণ।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'jhalmuri',
    high: ['fuchka', 'samosa'],
    low: ['sugarcane', 'tea', 'banana'],
    lines: 3,
    wildTimes: 3,
    aim: {
      rtp: 0.955,
      sigma: 3.4,
      seed: 4011,
      length: 22,
      steep: 2.4,
      on: { jhalmuri: [1, 1, 1] },
    },
  },
  found,
);
