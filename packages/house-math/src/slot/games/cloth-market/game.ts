import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'cloth-market',
    studio: 'NOKSHI',
    name: { EN: 'Cloth market', BN: 'কাপড়ের হাট' },
    description: {
      EN: 'Thirty lines of rolled cloth with nine pictures to match, dearest the quilt. Three pouches or more pay for seven free spins that count twice.',
      BN: 'কাপড়ের থানে ভরা ত্রিশটি লাইন, মেলানোর নয়টি ছবি, সবচেয়ে দামি কাঁথা। তিনটি বা তার বেশি বটুয়ায় সাতটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'spool',
    scatter: 'pouch',
    high: ['quilt', 'patchwork', 'palanquin', 'elephant'],
    low: ['tassel', 'yarn', 'comb', 'button', 'scissors'],
    lines: 30,
    scatterPays: [50, 200, 800],
    freeGames: { awards: [7, 9, 11], multiplier: 2, most: 33 },
    aim: {
      rtp: 0.954,
      sigma: 3.8,
      seed: 1091,
      length: 30,
      steep: 3,
      on: { spool: [1, 1, 1, 1, 1], pouch: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
