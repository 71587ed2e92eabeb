import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'river-rain',
    studio: 'PADMA',
    name: { EN: 'River rain', BN: 'নদীতে বৃষ্টি' },
    description: {
      EN: 'Clouds stand over three of five reels, and any of them may burst. The reel it fills stays wet while the others turn again, 243 ways in all.',
      BN: 'পাঁচটির তিনটি রিলের ওপর মেঘ, যেকোনোটি ভেঙে পড়তে পারে। যে রিল ভেজে তা থেকে যায়, বাকিগুলো আবার ঘোরে, মোট 243টি পথ।',
    },
    betCredits: 100,
    reels: 5,
    rows: 3,
    wild: 'cloud',
    scatter: 'bolt',
    high: ['boat', 'pitcher', 'egret'],
    low: ['raindrop', 'umbrella', 'reed', 'snail', 'water-lily'],
    scatterPays: [100, 500, 2500],
    spreadingReels: [2, 3, 4],
    aim: {
      rtp: 0.955,
      sigma: 4,
      seed: 3066,
      length: 22,
      steep: 3,
      on: { cloud: [0, 0, 1, 1, 1], bolt: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
