import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'coconut-corner',
    studio: 'RICKSHA',
    name: { EN: 'Coconut corner', BN: 'ডাবের মোড়' },
    description: {
      EN: 'Nine lines in the midday heat, and one dear picture among many plain ones. A green coconut stands in for all of them and counts the win three times.',
      BN: 'দুপুরের গরমে নয়টি লাইন, অনেক সাধারণ ছবির মাঝে একটি দামি। ডাব সবার জায়গায় বসে এবং জয় তিন গুণ করে।',
    },
    betCredits: 50,
    reels: 3,
    rows: 3,
    wild: 'green-coconut',
    high: ['rickshaw'],
    low: ['sugarcane', 'sunglasses', 'banana', 'newspaper', 'wheel'],
    lines: 9,
    wildTimes: 3,
    aim: {
      rtp: 0.952,
      sigma: 5,
      seed: 4013,
      length: 30,
      steep: 4,
      on: { 'green-coconut': [1, 1, 1] },
    },
  },
  found,
);
