import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'tiger-path',
    studio: 'SUNDAR',
    name: { EN: 'Tiger path', BN: 'বাঘের পথ' },
    description: {
      EN: 'Twenty lines in the mangrove: a tiger on the third or last reel fills it, and the other reels turn again. With each turn it walks one reel to the left, until it has gone.',
      BN: 'বাদাবনে বিশটি লাইন; তৃতীয় বা শেষ রিলে বাঘ এলে সে পুরো রিল ভরে দেয় আর বাকি রিল আবার ঘোরে। প্রতিবার ঘোরার সময় সে এক রিল বামে হাঁটে, যতক্ষণ না চলে যায়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['deer', 'honeycomb', 'crab'],
    low: ['kingfisher', 'frog', 'taro-leaf', 'reed'],
    lines: 20,
    scatterPays: [40, 200, 1000],
  },
  found,
);
