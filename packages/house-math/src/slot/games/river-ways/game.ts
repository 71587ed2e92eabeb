import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'river-ways',
    studio: 'PADMA',
    name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
    description: {
      EN: 'Five reels and 243 ways: like pictures on neighbouring reels pay, counted from the left. A wave on a middle reel fills the whole reel and stays while the others turn again.',
      BN: 'পাঁচটি রিল ও 243টি পথ; বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়। মাঝের কোনো রিলে ঢেউ এলে পুরো রিল ভরে যায় এবং বাকি রিলগুলো আবার ঘোরার সময় সেটি স্থির থাকে।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['boat', 'hilsa', 'kingfisher', 'water-lily'],
    low: ['egret', 'net', 'paddle', 'reed'],
    scatterPays: [100, 500, 5000],
    spreadingReels: [1, 2, 3],
  },
  found,
);
