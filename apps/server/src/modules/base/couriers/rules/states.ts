import type { MessageState } from '@nokshi/contract/console/couriers.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** How a message goes on: a try that failed leaves it queued for the next one. */
export const messageStates = statesOf<MessageState>('message', {
  queued: ['queued', 'sent', 'failed'],
  sent: [],
  failed: [],
});
