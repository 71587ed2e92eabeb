import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';

/** How long the house takes to answer until an operator sets it. */
export const USUAL_ANSWER_HOURS = 72;
/** The most claims about one deposit or withdrawal, answered ones included. */
export const MOST_CLAIMS = 5;
const COMPLAINT_DAYS = 30;
const DAY_MS = 86_400_000;

/** States of a deposit whose payment the house may have missed. */
const UNPAID: ReadonlySet<DepositState> = new Set(['PENDING', 'EXPIRED', 'FAILED']);
/** States of a withdrawal that nothing reverses. */
const RECEIVED: ReadonlySet<WithdrawalState> = new Set([
  'RECEIVED',
  'AUTO_RECEIVED',
  'ALL_RECEIVED',
]);

export const isClaimable = (state: DepositState, kind: string | undefined): boolean =>
  UNPAID.has(state) && kind !== 'instant';

/**
 * Within thirty days of the end, its last instant excluded. Source: domain.md 11, checklist S-055,
 * S-056.
 */
export const isComplainable = (state: WithdrawalState, endedAt: Date, now: Date): boolean =>
  RECEIVED.has(state) && now.getTime() < endedAt.getTime() + COMPLAINT_DAYS * DAY_MS;
