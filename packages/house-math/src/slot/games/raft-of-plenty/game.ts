import { coinsGame } from '../../families/coins/coins-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = coinsGame(
  {
    code: 'raft-of-plenty',
    studio: 'PADMA',
    name: { EN: 'Raft of plenty', BN: 'ভেলাভরা ধন' },
    description: {
      EN: 'Twelve places on four reels, and four chests to make a raft. Wins of ten lines carry it from one landing to the next.',
      BN: 'চার রিলে বারোটি ঘর, চারটি সিন্দুকে একটি ভেলা। দশটি লাইনের জয় তাকে এক ঘাট থেকে আরেক ঘাটে নেয়।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'raft',
    coin: 'chest',
    high: ['boat', 'dolphin', 'gull'],
    low: ['rope', 'reed', 'snail', 'paddle'],
    lines: 10,
    from: 4,
    turns: 3,
    oneIn: 12,
    values: [5, 5, 5, 10, 10, 30],
    fullTimes: 80,
    aim: {
      rtp: 0.956,
      sigma: 5,
      seed: 3264,
      length: 24,
      steep: 3,
      on: { raft: [0, 1, 1, 0], chest: [2, 3, 3, 2] },
    },
  },
  found,
);
