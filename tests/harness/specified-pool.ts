import type { FundedPool } from '../../apps/server/src/modules/games/jackpots/index.ts';

/** The pool of the specification, funded for ten days: 165.11 every 3 s. Checklist S-038, C-002, C-003. */
export const SPECIFIED_POOL: FundedPool = {
  terms: {
    name: { EN: 'House jackpot', BN: 'হাউস জ্যাকপট' },
    seed: '100000.00',
    cap: '5000000.00',
    step: '165.11',
    stepMs: 3_000,
    leastStake: '1.00',
    categories: [],
    from: null,
    until: null,
  },
  cover: 5_000_000_000n,
};
