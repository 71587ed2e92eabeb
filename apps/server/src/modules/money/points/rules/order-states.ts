import type { OrderState } from '@nokshi/contract/points.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** An order is decided once: approved, or rejected with its points and stock returned. S-044. */
export const orderStates = statesOf<OrderState>('order', {
  PROCESSING: ['APPROVED', 'REJECTED'],
  APPROVED: [],
  REJECTED: [],
});
