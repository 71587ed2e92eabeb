import { statesOf } from '../../../../kernel/states.ts';

export type SeedState = 'NEXT' | 'CURRENT' | 'REVEALED';

/** A member's server seed: committed, in use, and known to everybody only after its use. */
export const seedStates = statesOf<SeedState>('seed', {
  NEXT: ['CURRENT'],
  CURRENT: ['REVEALED'],
  REVEALED: [],
});

export type ChainState = 'NEXT' | 'CURRENT' | 'USED';

/**
 * A chain of draws: committed, in use, and used up with its last link. A database that was loaded
 * from a backup uses none of its chains again, since links may have been published after the backup.
 */
export const chainStates = statesOf<ChainState>('chain of draws', {
  NEXT: ['CURRENT', 'USED'],
  CURRENT: ['USED'],
  USED: [],
});
