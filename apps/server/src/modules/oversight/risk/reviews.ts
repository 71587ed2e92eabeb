import { toWire } from '../../../kernel/ids.ts';
import type { AskReviews } from '../../money/cashier/index.ts';
import { isHeld, reviewsOf } from './store/members.ts';

/** What the cashier is told of members whose money goes out. */
export const reviews: AskReviews = {
  async reviews(tx, memberIds) {
    const rows = await reviewsOf(tx, memberIds);
    return new Map(
      rows.map(({ memberId, caseId, score, state, heldAt, reviewBy }) => {
        const held = heldAt && reviewBy ? { since: heldAt, by: reviewBy } : null;
        return [memberId, { caseId: toWire('cas', caseId), score, state, held }];
      }),
    );
  },
  isHeld,
};
