import { statesOf } from '../../../../kernel/states.ts';
import type { DepositState } from '@nokshi/contract/player/cashier.ts';

/**
 * What a deposit may become. Money that was really paid counts whenever it comes, so EXPIRED and
 * FAILED can still become PAID; nothing but the provider that takes its payment back leaves
 * CREDITED, so no message can pay or undo it twice. Source: domain.md 11.
 */
export const depositStates = statesOf<DepositState>('deposit', {
  PENDING: ['PAID', 'EXPIRED', 'FAILED'],
  EXPIRED: ['PAID'],
  FAILED: ['PAID'],
  PAID: ['CREDITED', 'REVIEW'],
  CREDITED: ['REVERSED'],
  REVIEW: ['CREDITED', 'RETURNED'],
  RETURNED: [],
  REVERSED: [],
});

/** Why a deposit's step or end is out of the ordinary; the web has the words for each. */
export type DepositNote =
  | 'amount-differs'
  | 'late'
  | 'provider-failed'
  | 'not-paid'
  | 'limits'
  | 'sent-back'
  | 'taken-back';
