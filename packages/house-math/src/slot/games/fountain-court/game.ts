import { expandingGame } from '../../families/expanding/expanding-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = expandingGame(
  {
    code: 'fountain-court',
    studio: 'JAMDANI',
    name: { EN: 'Fountain court', BN: 'ফোয়ারার চত্বর' },
    description: {
      EN: 'Twelve lines on four rows, where water rises on the second and the fourth reel. Between two full reels hardly a line stays dry.',
      BN: 'চার সারিতে বারোটি লাইন, জল ওঠে দ্বিতীয় ও চতুর্থ রিলে। দুটি ভরা রিলের মাঝে প্রায় কোনো লাইনই শুকনো থাকে না।',
    },
    betCredits: 20,
    reels: 5,
    rows: 4,
    wild: 'fountain',
    scatter: 'palace',
    high: ['swan', 'rose', 'gate'],
    low: ['jasmine', 'pomegranate', 'moth', 'carpet'],
    lines: 12,
    scatterPays: [20, 100, 800],
    aim: {
      rtp: 0.953,
      sigma: 5,
      seed: 4422,
      length: 22,
      steep: 2.4,
      on: { fountain: [0, 1, 0, 1, 0], palace: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
