import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'lost-key',
    studio: 'RICKSHA',
    name: { EN: 'Lost key', BN: 'হারানো চাবি' },
    description: {
      EN: 'Five lines full of locks, and one key on each reel of forty pictures. It rarely turns, and when it does the win counts ten times.',
      BN: 'পাঁচটি লাইন ভরা তালা, আর চল্লিশ ছবির প্রতি রিলে একটিই চাবি। চাবি কমই ঘোরে, ঘুরলে জয় দশ গুণ।',
    },
    betCredits: 100,
    reels: 3,
    rows: 3,
    wild: 'key',
    high: ['padlock', 'clock'],
    low: ['box', 'lamp', 'newspaper', 'crow'],
    lines: 5,
    wildTimes: 10,
    aim: { rtp: 0.949, sigma: 9, seed: 4017, length: 40, steep: 2.5, on: { key: [1, 1, 1] } },
  },
  found,
);
