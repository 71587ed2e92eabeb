import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'two-anchors',
    studio: 'PADMA',
    name: { EN: 'Two anchors', BN: 'দুই নোঙর' },
    description: {
      EN: 'A small screen of nine places and five lines. Three chests hold at once, and the rest turns twice, so it is quickly over.',
      BN: 'নয় ঘরের ছোট পর্দা, পাঁচটি লাইন। তিনটি সিন্দুক এলেই স্থির, বাকি ঘর দুইবার ঘোরে, তাই শেষও হয় তাড়াতাড়ি।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'anchor',
    coin: 'chest',
    high: ['launch', 'gull'],
    low: ['rope', 'paddle', 'raft', 'reed'],
    lines: 5,
    from: 3,
    turns: 2,
    oneIn: 8,
    values: [5, 5, 10, 10, 20, 40],
    fullTimes: 80,
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 3187,
      length: 24,
      steep: 3,
      on: { anchor: [0, 1, 0], chest: [2, 2, 2] },
    },
  },
  found,
);
