import { openContent, seedContent } from '../../../kernel/content/content.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { closingAsked, copyAsked } from '../../people/identity/index.ts';
import { countPlay } from './count-play.ts';
import { creditDays } from './credit-days.ts';
import { earnPoints, type Given } from './earn.ts';
import { DEMO_GOODS } from './goods/demo-goods.ts';
import { pointsHeld } from './move-points.ts';
import { copyOrders } from './orders/read-orders.ts';
import { FOLLOWER, type PointsDeps, type PointsRoom } from './room.ts';
import { contentTable } from './store/goods.ts';
import { hasWaiting, paidByDay } from './store/orders.ts';
import { seedTerms } from './terms.ts';
import { pointsTerms } from './store/terms.ts';
import { takaOf } from './rules/terms.ts';

export type { PointsRoom } from './room.ts';
export { upliftAsked } from './topics.ts';

export type Points = PointsRoom & {
  /** Gives points for something other than play; see {@link earnPoints}. */
  earn(tx: Tx, given: Given): Promise<void>;
  /** What points bring as taka by the terms in force; minor units. */
  worthOf(tx: Tx, points: bigint): Promise<bigint>;
  /** Whole points that the member holds. */
  balance(tx: Tx, memberId: MemberId): Promise<bigint>;
  /** Taka that was paid for points on each business day of a span; minor units. */
  readonly paidByDay: typeof paidByDay;
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
};

/** The points room: what play earns, the mall and its orders. Points never expire. */
export function createPoints(deps: PointsDeps): Points {
  const { brandId, mode } = deps;
  const content = openContent(deps, 'points', { table: contentTable, brandId });
  const room: PointsRoom = { ...deps, content };
  deps.wagers.follow(FOLLOWER, (tx, batches) => countPlay(room, tx, batches));
  deps.jobs.registerOutside('points.credit-days', async () => void (await creditDays(room)));
  deps.jobs.schedule('points.credit-days', '* * * * *');
  deps.events.on(closingAsked, hasWaiting);
  deps.events.on(copyAsked, copyOrders);
  return {
    ...room,
    earn: (tx, given) => earnPoints(room, tx, given),
    async worthOf(tx, points) {
      return takaOf(points, (await pointsTerms.now(tx)).terms);
    },
    balance: (tx, memberId) => pointsHeld(room, tx, memberId),
    paidByDay,
    async seed(tx) {
      await seedTerms(room, tx);
      // What was played before there were points earns none.
      await deps.wagers.followFromNow(tx, FOLLOWER);
      if (mode === 'demo') await seedContent(content, tx, { kind: 'good', seeds: DEMO_GOODS });
    },
    start: () => content.board.refresh(),
  };
}
