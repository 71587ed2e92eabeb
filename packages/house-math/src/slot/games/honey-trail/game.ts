import { walkingGame } from '../../families/walking/walking-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = walkingGame(
  {
    code: 'honey-trail',
    studio: 'SUNDAR',
    name: { EN: 'Honey trail', BN: 'মধুর পথ' },
    description: {
      EN: 'Ten lines, and a tiger that comes on the last reel only, so that it always walks the whole way. It comes rarely, and pays for each step.',
      BN: 'দশটি লাইন, আর বাঘ আসে শুধু শেষ রিলে, তাই সে সব সময় পুরো পথ হাঁটে। সে কম আসে, তবে প্রতি ধাপেই জয় হতে পারে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'tiger',
    scatter: 'moon',
    high: ['honeycomb', 'deer', 'frog'],
    low: ['crab', 'taro-leaf', 'reed', 'egret'],
    lines: 10,
    scatterPays: [20, 100, 500],
  },
  found,
);
