import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'sunken-treasure',
    studio: 'PADMA',
    name: { EN: 'Sunken treasure', BN: 'ডুবন্ত ধন' },
    description: {
      EN: 'Twenty lines over deep water, and five coins are enough to hold while the other places turn. Coins come often and are worth little, so that the round is long rather than large.',
      BN: 'গভীর জলের ওপর বিশটি লাইন; পাঁচটি মুদ্রাতেই সেগুলো থেকে যায় আর বাকি ঘর ঘোরে। মুদ্রা ঘন ঘন আসে, দাম কম; তাই রাউন্ড বড় নয়, লম্বা হয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'coin',
    high: ['water-lily', 'boat', 'egret'],
    low: ['hilsa', 'net', 'reed', 'raindrop'],
    lines: 20,
    from: 5,
    turns: 3,
    oneIn: 13,
    values: [5, 5, 5, 10, 10, 10, 15, 20, 30, 50],
    fullTimes: 200,
  },
  found,
);
