import { statesOf } from '../../../../kernel/states.ts';
import type { DepositState } from '@nokshi/contract/player/cashier.ts';

/**
 * The transitions of a deposit. An actual payment counts whenever it arrives, so EXPIRED and FAILED
 * can still become PAID. Only a reversal by the payment provider leaves CREDITED, so no message can
 * pay or undo a deposit twice. Source: domain.md 11.
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
