import { statesOf } from '../../../../kernel/states.ts';

export type WagerState = 'OPEN' | 'SETTLED' | 'VOID';

/** States of a wager. SETTLED to SETTLED is a settlement again, by a delta. */
export const wagerStates = statesOf<WagerState>('wager', {
  OPEN: ['SETTLED', 'VOID'],
  SETTLED: ['SETTLED', 'VOID'],
  VOID: [],
});

/** The state that each kind of settlement leads to. */
export const STATE_AFTER = { SETTLE: 'SETTLED', VOID: 'VOID' } as const satisfies Record<
  string,
  WagerState
>;
export type WagerStep = keyof typeof STATE_AFTER;
