import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'pearl-divers',
    studio: 'PADMA',
    name: { EN: 'Pearl divers', BN: 'মুক্তা ডুবুরি' },
    description: {
      EN: 'Twenty lines over an oyster bank, and six pearls that hold while the other places turn three times. In the end all that was brought up is paid.',
      BN: 'ঝিনুকের তলদেশের ওপর বিশটি লাইন; ছয়টি মুক্তা থেকে যায় আর বাকি ঘর তিনবার ঘোরে। শেষে যা তোলা হলো সবই পাওয়া যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'moon',
    coin: 'pearl',
    high: ['oyster', 'turtle', 'dolphin'],
    low: ['snail', 'prawn', 'reed', 'rope'],
    lines: 20,
    from: 6,
    turns: 3,
    oneIn: 15,
    values: [10, 10, 20, 20, 40, 60, 100],
    fullTimes: 400,
    aim: {
      rtp: 0.956,
      sigma: 6,
      seed: 3176,
      length: 20,
      steep: 3,
      on: { moon: [0, 1, 1, 1, 0], pearl: [3, 4, 3, 4, 3] },
    },
  },
  found,
);
