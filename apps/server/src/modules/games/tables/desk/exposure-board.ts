import type { Output } from '@nokshi/contract';
import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import { spotOf } from '@nokshi/house-math/tables/table.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { RoundId } from '../../../../kernel/ids.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { idsOfDeal } from '../deal.ts';
import { KITE } from '../kite/rules/flight.ts';
import type { TablesRoom } from '../room.ts';
import { type OnSpot, stakesByOrder, stakesBySpot, type Total, totalsNow } from '../store/desk.ts';
import { readOpening, tableOf } from '../ticket-of.ts';
import { wireOrder } from './flight-bets.ts';
import { currentRounds } from './list-tables.ts';
import { bestBack, worstOn } from './worst.ts';

type Board = Output<(typeof consoleTablesRoutes)['exposure']>;
type Row = Board['data'][number];

/**
 * What lies on the tables whose result is not known yet, and what the house can lose at most. At One-Day that is all
 * that lies on the deal. For reading: no act follows from it that could change what is drawn.
 */
export async function showExposure(room: TablesRoom, tx: Tx): Promise<Board> {
  const current = [...(await currentRounds(room, tx)).values()].filter(
    ({ state }) => state === 'OPEN' || state === 'CLOSED',
  );
  const tables = current.filter(({ series }) => series !== KITE);
  const deals = new Map(tables.map((round) => [round.id, idsOfDeal(room, round)]));
  const lying = await stakesBySpot(tx, [...deals.values()].flat());
  const totals = await totalsNow(
    tx,
    current.map(({ id }) => id),
  );
  const data: Row[] = [];
  for (const round of current) {
    const ids = deals.get(round.id);
    const total = totals.find(({ roundId }) => roundId === round.id);
    const row = ids
      ? rowOf(room, { round, total, lying: ofRounds(lying, ids) })
      : await rowOfFlight(room, tx, { round, total });
    if (row) data.push(row);
  }
  return { serverTime: room.clock.now().toISOString(), data };
}

const ofRounds = (lying: readonly OnSpot[], ids: readonly RoundId[]): readonly OnSpot[] =>
  lying.filter(({ roundId }) => ids.includes(roundId));

type Lying = { readonly round: RoundRow; readonly total: Total | undefined };

const headOf = (room: TablesRoom, { round, total }: Lying) => {
  const { gameCode, name, game } = room.tables.find(round.series);
  const { issue, state } = round;
  return { gameCode, name, game, issue, state, members: total?.members ?? 0 };
};

function rowOf(room: TablesRoom, of: Lying & { readonly lying: readonly OnSpot[] }): Row | null {
  const { lying } = of;
  if (lying.length === 0) return null;
  const head = headOf(room, of);
  const { worst, isExact } = worstOn(head.game, lying);
  const bySpot = new Map<string, { staked: bigint; win: bigint }>();
  for (const on of lying) {
    const spot = spotOf(
      tableOf({ ...on, game: head.game, opening: readOpening(on.opening) }),
      on.spot,
    );
    if (!spot) throw new Error(`${head.game} has no spot ${on.spot}`);
    const sum = bySpot.get(on.spot) ?? { staked: 0n, win: 0n };
    bySpot.set(on.spot, {
      staked: sum.staked + on.staked,
      win: sum.win + bestBack(spot, on.staked) - on.staked,
    });
  }
  return {
    ...head,
    staked: toDecimal(lying.reduce((sum, { staked }) => sum + staked, 0n)),
    worst: toDecimal(worst),
    isExact,
    spots: [...bySpot].map(([spot, { staked, win }]) => ({
      spot,
      staked: toDecimal(staked),
      win: toDecimal(win),
    })),
  };
}

/** At worst every bet reaches what it is taken at; who has called before is paid less. */
async function rowOfFlight(room: TablesRoom, tx: Tx, of: Lying): Promise<Row | null> {
  const orders = await stakesByOrder(tx, of.round.id);
  if (orders.length === 0) return null;
  const sum = (each: (on: (typeof orders)[number]) => bigint) =>
    orders.reduce((all, on) => all + each(on), 0n);
  return {
    ...headOf(room, of),
    staked: toDecimal(sum(({ staked }) => staked)),
    worst: toDecimal(sum(({ staked, back }) => back - staked)),
    isExact: of.round.state === 'OPEN',
    spots: orders.map(wireOrder),
  };
}
