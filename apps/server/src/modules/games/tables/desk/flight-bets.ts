import type { Output } from '@nokshi/contract';
import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { outcomeOf } from '../kite/rules/flight.ts';
import { resultOf } from '../kite/settle-flight.ts';
import { betOfMember, type KiteBetRow } from '../kite/store/bets.ts';
import type { TablesRoom } from '../room.ts';
import { largestKiteBets, type OnOrder, stakesByOrder } from '../store/desk.ts';

type Shows = Output<(typeof consoleTablesRoutes)['round']>;

/** What bets on a flight are called as spots: by the order they have. */
export const spotOfOrder = (ordered: number | null): string =>
  ordered === null ? 'flight' : `order-${ordered}`;

export const wireOrder = ({ ordered, staked, back }: OnOrder) => ({
  spot: spotOfOrder(ordered),
  staked: toDecimal(staked),
  win: toDecimal(back - staked),
});

/** Bets of a flight by their order; what is paid depends on when each member called. */
export const spotsOfFlight = async (tx: Tx, { id }: RoundRow): Promise<Shows['spots']> =>
  (await stakesByOrder(tx, id)).map((on) => ({ ...wireOrder(on), paid: null }));

/** Its largest bets, each with what it was paid. */
export async function betsOfFlight(
  room: TablesRoom,
  tx: Tx,
  { round, most }: { readonly round: RoundRow; readonly most: number },
): Promise<Shows['bets']> {
  const places = await largestKiteBets(tx, { roundId: round.id, most });
  const names = await room.identity.usernames(tx, [
    ...new Set(places.map(({ memberId }) => memberId)),
  ]);
  const bets: Shows['bets'] = [];
  for (const { lane, id, memberId } of places) {
    const bet = await betOfMember(tx, { lane, memberId, id });
    if (!bet) continue;
    const stake = toDecimal(bet.stake);
    bets.push({
      betId: toWire('wgr', id),
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      layout: [{ spot: spotOfOrder(bet.ordered), stake }],
      stake,
      payout: payoutOf(bet, round),
      isWithdrawn: bet.withdrawnAt !== null,
      placedAt: bet.placedAt.toISOString(),
    });
  }
  return bets;
}

function payoutOf(bet: KiteBetRow, round: RoundRow): string | null {
  const outcome = outcomeOf(round);
  if (!outcome || round.state !== 'SETTLED' || bet.withdrawnAt !== null) return null;
  const { payout } = resultOf(bet, outcome);
  if (!bet.isFree) return toDecimal(payout);
  return toDecimal(payout > bet.stake ? payout - bet.stake : 0n);
}
