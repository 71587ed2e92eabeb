import type { Output } from '@nokshi/contract';
import type { consoleTablesRoutes, DeskTable } from '@nokshi/contract/console/tables.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { endOfShow } from '../deal.ts';
import type { OpenTable } from '../house-tables.ts';
import { KIND, type TablesRoom } from '../room.ts';
import { KITE } from '../kite/rules/flight.ts';
import { sumsSince, totalsNow } from '../store/desk.ts';
import { storedTables } from '../store/tables.ts';

const DAY_MS = 86_400_000;
/** A round is late when it is so long past its draw and neither paid nor refunded; shows are shorter. */
export const LATE_MS = 120_000;
const MOST_LATE = 200;

/** Every table with its terms, its round of now and what its last day took and paid. */
export async function listTables(
  room: TablesRoom,
  tx: Tx,
): Promise<Output<typeof consoleTablesRoutes.tables>> {
  const now = room.clock.now();
  const stored = new Map((await storedTables(tx)).map((row) => [row.gameCode, row]));
  const current = await currentRounds(room, tx);
  const members = await totalsNow(
    tx,
    [...current.values()].map(({ id }) => id),
  );
  const sums = await sumsSince(tx, new Date(now.getTime() - DAY_MS));
  const late = await lateRounds(room, tx);
  return {
    serverTime: now.toISOString(),
    tables: room.tables.all().map((table) => {
      const round = current.get(table.gameCode);
      const sum = sums.find(({ gameCode }) => gameCode === table.gameCode);
      return {
        // As they are stored now: this server may hear of them in a moment.
        ...wireTable({ ...table, ...stored.get(table.gameCode) }),
        now: round ? wireNow(room, round) : null,
        players: members.find(({ roundId }) => roundId === round?.id)?.members ?? 0,
        rounds: Number(sum?.rounds ?? 0n),
        staked: toDecimal(BigInt(sum?.staked ?? '0')),
        paid: toDecimal(BigInt(sum?.paid ?? '0')),
        late: late.filter(({ series }) => series === table.gameCode).length,
      };
    }),
  };
}

const wireTable = ({
  gameCode,
  vendor,
  game,
  level,
  name,
  rulesOffered,
  terms,
  version,
}: OpenTable) => ({
  gameCode,
  vendor,
  game,
  rules: terms.rules,
  level,
  name,
  rulesOffered: [...rulesOffered],
  terms,
  version,
});

const wireNow = (room: TablesRoom, round: RoundRow): DeskTable['now'] => ({
  issue: round.issue,
  state: round.state,
  opensAt: round.opensAt.toISOString(),
  closesAt: round.closesAt.toISOString(),
  drawsAt: round.drawsAt.toISOString(),
  endsAt: endOfShow(room, round).toISOString(),
});

/** The round of each table that takes bets, is shown or is over; none of a table that is closed since long. */
export async function currentRounds(
  room: TablesRoom,
  tx: Tx,
): Promise<ReadonlyMap<string, RoundRow>> {
  const codes = room.tables.all().map(({ gameCode }) => gameCode);
  const rows = await room.rounds.currentOfAll(tx, codes);
  return new Map(rows.map((row) => [row.series, row]));
}

async function lateRounds(room: TablesRoom, tx: Tx): Promise<readonly RoundRow[]> {
  const before = new Date(room.clock.now().getTime() - LATE_MS);
  const asked = { before, most: MOST_LATE };
  return [
    ...(await room.rounds.late(tx, { kind: KIND, ...asked })),
    ...(await room.rounds.late(tx, { kind: KITE, ...asked })),
  ];
}
