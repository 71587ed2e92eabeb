import type { MessageState } from '@nokshi/contract/console/couriers.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** States of a message: a failed try leaves it queued for the next one. */
export const messageStates = statesOf<MessageState>('message', {
  queued: ['queued', 'sent', 'failed'],
  sent: [],
  failed: [],
});
