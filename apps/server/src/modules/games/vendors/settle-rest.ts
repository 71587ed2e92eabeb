import { digestOf } from '../../../kernel/digest.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { type Asked, houseAccountOf } from './money-call.ts';
import type { VendorsRoom } from './room.ts';
import { betsOfRound, isRoundClosed } from './store/transactions.ts';

/**
 * Before a round is closed: its open bets have lost, except the one being paid. True, and nothing
 * done, when the round was closed before. What is done stays done when the close itself has to be
 * sent again. Refuses edge.busy when one of the bets changed in the meantime.
 */
export async function settleRest(
  room: VendorsRoom,
  asked: Asked,
  { closes, but }: { closes: boolean; but?: WagerId },
): Promise<boolean> {
  const { profile, memberId, roundId } = asked;
  const lane = room.wallet.laneOf(memberId);
  const round = { lane, vendor: profile.vendor, memberId, roundId };
  const { closed, bets } = await room.db.read(async (tx) => ({
    closed: await isRoundClosed(tx, round),
    bets: closes ? await tx.rows<{ wagerId: WagerId }>(betsOfRound(round)) : [],
  }));
  if (closed) return true;
  for (const { wagerId } of bets) if (wagerId !== but) await lose(room, asked, wagerId);
  return false;
}

async function lose(room: VendorsRoom, asked: Asked, wagerId: WagerId): Promise<void> {
  const { profile, memberId } = asked;
  const wager = await room.db.read((tx) => room.wagers.byId(tx, { memberId, wagerId }));
  if (wager?.state !== 'OPEN') return;
  await room.wagers.settle({
    memberId,
    wagerId,
    seen: wager,
    payout: 0n,
    key: room.ids.next<Uuid>(),
    digest: digestOf(`vendors.lose ${wagerId}`),
    houseAccount: houseAccountOf(profile),
    rides: [],
  });
}
