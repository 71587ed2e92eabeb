import type { Input, Output } from '@nokshi/contract';
import type { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Posted } from '../../../base/wallet/index.ts';
import type { LotteryRoom } from '../room.ts';
import { freeEntry, stopWaiting } from './free-entries.ts';
import { ownChase, showChase } from './list-chases.ts';

type Call = (typeof lotteryChaseRoutes)['stopChase'];
type Wish = { readonly session: PlayerSession; readonly asked: Input<Call> };

/**
 * Stops an own chase, or one issue of it that waits; its money is released at once. Refuses:
 * lottery.chase-unknown, lottery.chase-over (nothing of it waits any more).
 */
export async function stopOwn(room: LotteryRoom, { session, asked }: Wish): Promise<Output<Call>> {
  const own = { session, chaseId: asked.chaseId };
  const posted = await stop(room, { session, asked });
  if (posted?.outcome !== 'posted') throw refuse('lottery.chase-over');
  return {
    chase: await room.db.read((tx) => showChase(room, tx, own)),
    balance: toDecimal(posted.balance),
    version: String(posted.version),
  };
}

async function stop(
  room: LotteryRoom,
  { session, asked: { chaseId, issue } }: Wish,
): Promise<Posted | null> {
  const { memberId } = session;
  const { chase, entries } = await room.db.read((tx) => ownChase(room, tx, { session, chaseId }));
  if (issue === undefined) return stopWaiting(room, { chaseId: chase.id, memberId });
  const entry = entries.find((one) => one.issue === issue && one.state === 'WAITING');
  if (!entry) return null;
  const { number, stake } = entry;
  const waiting = { chaseId: chase.id, memberId, gameCode: chase.gameCode, number, stake };
  return freeEntry(room, waiting, { state: 'STOPPED', refusedBy: null });
}
