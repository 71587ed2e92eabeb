import { collectGame } from '../../families/collect/collect-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = collectGame(
  {
    code: 'wandering-band',
    studio: 'BOISHAKH',
    name: { EN: 'Wandering band', BN: 'পথের গানের দল' },
    description: {
      EN: 'Fifteen lines and a band that plays for what is thrown. The big drum on the last reel passes round and collects from all instruments.',
      BN: 'পনেরোটি লাইন আর পথের এক গানের দল, যে যা দেয় তাতেই বাজায়। শেষ রিলে ঢোল এলে ঘুরে ঘুরে সব বাদ্যের ভাগ তোলে।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'marigold',
    collector: 'drum',
    goods: [
      ['cymbals', 15],
      ['flute', 30],
      ['ektara', 60],
      ['tabla', 150],
    ],
    high: ['mask', 'bunting', 'kite'],
    low: ['gamcha', 'top', 'lychee', 'clay-pot'],
    lines: 15,
    aim: {
      rtp: 0.955,
      sigma: 3.8,
      seed: 4224,
      length: 22,
      steep: 3,
      on: {
        marigold: [0, 1, 1, 1, 0],
        drum: [0, 0, 0, 0, 1],
        cymbals: [2, 2, 2, 2, 0],
        flute: [1, 1, 1, 1, 0],
        ektara: [1, 0, 1, 0, 0],
        tabla: [0, 1, 0, 1, 0],
      },
    },
  },
  found,
);
