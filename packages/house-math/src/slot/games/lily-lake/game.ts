import { waysGame } from '../../families/ways/ways-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = waysGame(
  {
    code: 'lily-lake',
    studio: 'PADMA',
    name: { EN: 'Lily lake', BN: 'শাপলা বিল' },
    description: {
      EN: 'Three reels of four rows make a small lake of 64 ways. A water lily covers the second reel when it opens there.',
      BN: 'চার সারির তিনটি রিলে 64টি পথের ছোট বিল। দ্বিতীয় রিলে শাপলা ফুটলে পুরো রিল ঢেকে যায়।',
    },
    betCredits: 10,
    reels: 3,
    rows: 4,
    wild: 'water-lily',
    scatter: 'moon',
    high: ['egret', 'kingfisher', 'boat'],
    low: ['duck', 'snail', 'reed', 'prawn'],
    scatterPays: [200],
    spreadingReels: [1],
    aim: {
      rtp: 0.955,
      sigma: 2.5,
      seed: 3143,
      length: 30,
      steep: 2.5,
      on: { 'water-lily': [0, 1, 0], moon: [1, 1, 1] },
    },
  },
  found,
);
