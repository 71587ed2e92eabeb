import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/**
 * A member's points of play are about to be credited: listeners answer what they are raised by, in
 * percent; the highest answer counts.
 */
export const upliftAsked = topic<MemberId, number>('points.uplift-asked');
