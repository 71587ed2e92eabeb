import { toWire } from '../../../kernel/ids.ts';
import { reviewsAsked } from '../../money/cashier/index.ts';
import { mayReceiveAsked } from '../../money/promotions/index.ts';
import { reviewAsked } from '../../stakes/turnover/index.ts';
import type { RiskRoom } from './room.ts';
import { isHeld, reviewsOf } from './store/members.ts';

/** Answers the cashier: the open review of members with withdrawals, and whether it holds them. */
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
  events.on(mayReceiveAsked, async (tx, memberId) =>
    (await reviewsOf(tx, [memberId])).every(({ heldAt }) => heldAt === null),
  );
}
