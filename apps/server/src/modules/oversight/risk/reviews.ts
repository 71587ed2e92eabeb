import { toWire } from '../../../kernel/ids.ts';
import { reviewsAsked } from '../../money/cashier/index.ts';
import { reviewAsked } from '../../stakes/turnover/index.ts';
import type { RiskRoom } from './room.ts';
import { isHeld, reviewsOf } from './store/members.ts';

/** Says of members whose money goes out what the cashier shows, and whether a review holds it. */
export function answerReviews({ events }: Pick<RiskRoom, 'events'>): void {
  events.on(reviewsAsked, async (tx, memberIds) => {
    const rows = await reviewsOf(tx, memberIds);
    return new Map(
      rows.map(({ memberId, caseId, score, state, heldAt, reviewBy }) => {
        const held = heldAt && reviewBy ? { since: heldAt, by: reviewBy } : null;
        return [memberId, { caseId: toWire('cas', caseId), score, state, held }];
      }),
    );
  });
  events.on(reviewAsked, isHeld);
}
