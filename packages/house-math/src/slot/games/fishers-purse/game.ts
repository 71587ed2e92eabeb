import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'fishers-purse',
    studio: 'PADMA',
    name: { EN: 'Fishers purse', BN: 'জেলের থলি' },
    description: {
      EN: 'Twenty lines, and coins among the catch: six of them hold while the other places turn again. Each new coin gives three more turns, and in the end all pay what is written on them.',
      BN: 'বিশটি লাইন, আর মাছের সঙ্গে ওঠে মুদ্রা; ছয়টি এলে সেগুলো থেকে যায় আর বাকি ঘর আবার ঘোরে। প্রতিটি নতুন মুদ্রায় আরও তিনবার ঘোরে, শেষে সব মুদ্রা তার গায়ে লেখা পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'wave',
    coin: 'coin',
    high: ['boat', 'hilsa', 'kingfisher'],
    low: ['egret', 'net', 'paddle', 'reed'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 16,
    values: [10, 10, 10, 20, 20, 20, 40, 40, 60, 100, 200],
    fullTimes: 1000,
  },
  found,
);
