import { progressiveGame } from '../../families/progressive/progressive-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = progressiveGame(
  {
    code: 'river-chest',
    studio: 'PADMA',
    name: { EN: 'River chest', BN: 'নদীর সিন্দুক' },
    description: {
      EN: 'Ten lines on the river, where boats and hilsa pay and the moon pays anywhere. Three jackpots lie in the chest; the mini is won often.',
      BN: 'নদীর বুকে দশটি লাইন; নৌকা আর ইলিশ লাইনে দেয়, চাঁদ দেয় যেকোনো জায়গায়। সিন্দুকে তিনটি জ্যাকপট; ছোটটি প্রায়ই খোলে।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'wave',
    scatter: 'moon',
    high: ['boat', 'hilsa', 'kingfisher'],
    low: ['net', 'crab', 'reed', 'paddle'],
    lines: 10,
    scatterPays: [30, 150, 1000],
    pots: {
      grand: { tickets: 5, seed: 2_000_000, share: 10, ceiling: 10_000_000 },
      great: { tickets: 100, seed: 50_000, share: 5, ceiling: 250_000 },
      small: { tickets: 2_500, seed: 2_000, share: 5, ceiling: 10_000 },
    },
    reserveShare: 20,
  },
  found,
);
