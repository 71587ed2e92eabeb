import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'pepper-patch',
    studio: 'BOISHAKH',
    name: { EN: 'Pepper patch', BN: 'মরিচের খেত' },
    description: {
      EN: 'Five lines and a single crop: chillies everywhere, none of them worth much alone. Two baskets on the last strip make the work worth while.',
      BN: 'পাঁচটি লাইন আর একটিই ফসল: সবখানে মরিচ, একা কোনোটারই দাম বেশি নয়। শেষ রিলে দুটি ঝুড়ি থাকায় খাটুনি পোষায়।',
    },
    betCredits: 5,
    reels: 5,
    rows: 3,
    wild: 'rooster',
    collector: 'basket',
    goods: [['chilli', 2]],
    high: ['bull', 'bullock-cart'],
    low: ['gamcha', 'kula', 'clay-pot', 'panta-plate'],
    lines: 5,
    aim: {
      rtp: 0.963,
      sigma: 3.3,
      seed: 4225,
      length: 19,
      steep: 2,
      on: { rooster: [0, 1, 1, 1, 0], basket: [0, 0, 0, 0, 2], chilli: [4, 4, 4, 4, 0] },
    },
  },
  found,
);
