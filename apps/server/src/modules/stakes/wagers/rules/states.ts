/** How a wager goes on, as data. SETTLED to SETTLED is a settlement again, by a delta. */
export const WAGER_STATES = ['OPEN', 'SETTLED', 'VOID'] as const;
export type WagerState = (typeof WAGER_STATES)[number];

export const TRANSITIONS = {
  SETTLE: { from: ['OPEN', 'SETTLED'], to: 'SETTLED' },
  VOID: { from: ['OPEN', 'SETTLED'], to: 'VOID' },
} as const satisfies Record<string, { from: readonly WagerState[]; to: WagerState }>;

export type WagerStep = keyof typeof TRANSITIONS;

export const mayStep = (from: WagerState, step: WagerStep): boolean =>
  (TRANSITIONS[step].from as readonly WagerState[]).includes(from);
