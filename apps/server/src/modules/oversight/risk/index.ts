import { answerLinks } from './friends.ts';
import { FOLLOW, follow } from './follow.ts';
import { answerReviews } from './reviews.ts';
import type { RiskRoom } from './room.ts';
import { countOverdue } from './store/cases.ts';

export type { RiskRoom } from './room.ts';

/** The risk room: who belongs together, what their money does, and what waits for a review. */
export function createRisk(deps: RiskRoom): RiskRoom {
  const { jobs, metrics, db, clock } = deps;
  answerReviews(deps);
  answerLinks(deps);
  jobs.registerOutside(FOLLOW, () => follow(deps));
  jobs.schedule(FOLLOW, '30 * * * * *');
  metrics.watch('risk_overdue_holds', 'Holds of the risk desk past their day of review', () =>
    db.read((tx) => countOverdue(tx, clock.now())),
  );
  return deps;
}
