import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** A promotion is about to reach a member: a listener answers false when it must not. */
export const mayReceiveAsked = topic<MemberId, boolean>('promotions.may-receive-asked');
