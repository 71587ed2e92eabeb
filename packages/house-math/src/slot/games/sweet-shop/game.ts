import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'sweet-shop',
    studio: 'RICKSHA',
    name: { EN: 'Sweet shop', BN: 'মিষ্টির দোকান' },
    description: {
      EN: 'Five lines along the counter, with two rosogollas on every reel to go with anything. They double their wins, which come often and are never very large.',
      BN: 'দোকানের কাচের তাকে পাঁচটি লাইন, প্রতি রিলে দুটি রসগোল্লা যা সবকিছুর সঙ্গে যায়। তারা জয় দ্বিগুণ করে; জয় ঘন ঘন আসে, খুব বড় হয় না।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'rosogolla',
    high: ['jilapi', 'tea'],
    low: ['samosa', 'fuchka', 'jhalmuri'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.959, sigma: 2.3, seed: 4010, length: 24, steep: 2, on: { rosogolla: [2, 2, 2] } },
  },
  found,
);
