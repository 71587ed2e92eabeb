import type { Input } from '@nokshi/contract';
import type { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { canonicalJson } from '../../../../kernel/canonical.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Posted } from '../../../base/wallet/index.ts';
import { isClosed, mayPlay } from '../place-slip.ts';
import type { LotteryRoom } from '../room.ts';
import { type ChaseId, chaseOfMember, insertChase, runningOf } from '../store/chases.ts';
import { placeEntry } from './place-entries.ts';
import { type Plan, readPlan } from './read-plan.ts';
import { holdOf } from './rides.ts';

type Asked = Input<(typeof lotteryChaseRoutes)['placeChase']>;
type Wish = { readonly session: PlayerSession; readonly key: string; readonly asked: Asked };

export type PlannedChase = { readonly chaseId: ChaseId; readonly posted: Posted };

/** So many chases of a member may run at one time. */
const MOST_RUNNING = 20;

/**
 * Plans the same bets on many issues: all of the money goes on one hold, named by the chase. An issue
 * that is open by now is placed at once. The same key gets the first answer. Refuses as a slip does,
 * then what {@link readPlan} refuses, wallet.insufficient, lottery.too-many-chases { most }.
 */
export async function planChase(room: LotteryRoom, wish: Wish): Promise<PlannedChase> {
  const { session, key, asked } = wish;
  mayPlay(room, session);
  const { memberId, type } = session;
  const chaseId = derivedId<ChaseId>(`lottery chase\n${memberId}\n${key}`, key);
  const asset = assetOf(type);
  const digest = digestOf(canonicalJson({ ...asked, memberId }));
  const first = await firstAnswer(room, { chaseId, session, digest });
  if (first) return { chaseId, posted: first };
  const plan = await readPlan(room, { memberId, asked, asset, chaseId });
  const posted = await hold(room, { chaseId, session, plan, digest, asked });
  // The same key at the same moment: perhaps with another plan of the same amount.
  if (posted.outcome === 'repeated') await firstAnswer(room, { chaseId, session, digest });
  const [{ round, ...entry }] = plan.entries;
  if (!isClosed(room, round)) {
    const { gameCode, mode, bets } = asked;
    await placeEntry(room, round, { ...entry, chaseId, memberId, gameCode, mode, asset, bets });
  }
  return { chaseId, posted };
}

type Stored = {
  readonly chaseId: ChaseId;
  readonly session: PlayerSession;
  readonly digest: Buffer;
};

/** What was answered under this key; null when it is new. Refuses wallet.key-reused. */
function firstAnswer(
  room: LotteryRoom,
  { chaseId: id, session, digest }: Stored,
): Promise<Posted | null> {
  const { memberId, type } = session;
  const lane = room.wallet.laneOf(memberId);
  return room.db.read(async (tx) => {
    const chase = await chaseOfMember(tx, { lane, memberId, id });
    if (!chase) return null;
    if (!chase.digest.equals(digest)) throw refuse('wallet.key-reused');
    return room.wallet.answerOf(tx, { memberId, asset: assetOf(type), key: id });
  });
}

/** The hold locks the lane, so chases of a member are counted one after another. */
function hold(
  room: LotteryRoom,
  { chaseId, session, plan, digest, asked }: Stored & { plan: Plan; asked: Asked },
): Promise<Posted> {
  const { memberId, type } = session;
  const { gameCode, mode, bets, stopOn } = asked;
  const { shown, entries, total: amount } = plan;
  const [lane, asset] = [room.wallet.laneOf(memberId), assetOf(type)];
  const placedAt = room.clock.now();
  const [{ issue: startIssue }] = entries;
  return room.db.tx(async (tx) => {
    const holdId = holdOf(chaseId);
    const money = { holdId, memberId, asset, amount, reference: chaseId, expiresAt: null };
    const posted = await room.wallet.hold(tx, money);
    if (posted.outcome === 'repeated') return posted;
    if ((await runningOf(tx, { lane, memberId })).length >= MOST_RUNNING)
      throw refuse('lottery.too-many-chases', { value: { most: MOST_RUNNING } });
    const chase = { lane, id: chaseId, memberId, gameCode, mode, asset, stopOn, bets, shown };
    await insertChase(tx, { ...chase, amount, startIssue, digest, placedAt, entries });
    return posted;
  });
}
