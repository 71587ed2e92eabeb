import {
  MOST_RESULTS,
  type TableCard,
  type TableResult,
  type TableTopic,
} from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import { readOnce } from '../../../kernel/read-once.ts';
import type { RoundRow } from '../rounds/index.ts';
import { endOfShow, isShown, roundIdOf } from './deal.ts';
import type { OpenTable } from './house-tables.ts';
import type { TablesCore } from './core.ts';
import { issueOf } from './round-times.ts';
import { playersOf } from './store/desk.ts';
import { wireCard, wireResult, wireRound } from './wire.ts';

/** The cards of all visitors are read at most so often, members at the tables more rarely. */
const CARDS_MS = 400;
const PLAYERS_MS = 3_000;
/** Results are read again when a round has ended, and else so rarely. */
const RESULTS_MS = 60_000;
/** Results on a card of the lobby. */
const ON_CARD = 60;

/** What is shown of the tables, in memory for all who ask. */
export type Board = {
  /** The tables with rounds of their own, in the order of the lobby. */
  cards(): Promise<readonly TableCard[]>;
  card(tx: Tx, table: OpenTable): Promise<TableCard>;
  /** Rounds whose show is over, newest first, at most {@link MOST_RESULTS}. */
  results(tx: Tx, table: OpenTable): Promise<readonly TableResult[]>;
  /** What followers of `round:<table>` see. */
  topic(gameCode: string): Promise<TableTopic>;
};

export function createBoard(room: TablesCore): Board {
  const players = readOnce(room, PLAYERS_MS, (tx: Tx) => countPlayers(room, tx));
  const playersAt = async (tx: Tx, gameCode: string) => (await players('', tx)).get(gameCode) ?? 0;
  const lists = new Map<string, ReturnType<typeof readOnce<readonly TableResult[], [Tx]>>>();
  const resultsOf = (tx: Tx, { gameCode }: OpenTable, now: RoundRow | undefined) => {
    const list =
      lists.get(gameCode) ??
      readOnce(room, RESULTS_MS, async (by: Tx) => {
        const rows = await room.rounds.shown(by, { series: gameCode, most: MOST_RESULTS });
        return rows.map(wireResult);
      });
    lists.set(gameCode, list);
    // With another round, and once its show is over, there is another newest result.
    return list(now ? `${now.issue} ${isShown(room, now)}` : '', tx);
  };
  const cardOf = async (tx: Tx, table: OpenTable, now: RoundRow | undefined) =>
    wireCard(table, {
      now: now ? await wireRound(room, tx, now) : null,
      last: (await resultsOf(tx, table, now)).slice(0, ON_CARD),
      players: await playersAt(tx, table.gameCode),
    });
  const currentOf = async (tx: Tx, gameCode: string) => {
    const [now] = await room.rounds.currentOfAll(tx, [gameCode]);
    return now && goesOn(room, now) ? now : undefined;
  };
  const cards = readOnce(room, CARDS_MS, () =>
    room.db.read(async (tx) => {
      const tables = tablesOf(room);
      const now = await currents(room, tx);
      const all: TableCard[] = [];
      for (const table of tables) all.push(await cardOf(tx, table, now.get(table.gameCode)));
      return all;
    }),
  );
  return {
    cards: () => cards(versionsOf(room)),
    card: async (tx, table) => cardOf(tx, table, await currentOf(tx, table.gameCode)),
    results: async (tx, table) => resultsOf(tx, table, await currentOf(tx, table.gameCode)),
    topic: (gameCode) =>
      room.db.read(async (tx) => {
        const now = await currentOf(tx, gameCode);
        const [last] = await room.rounds.shown(tx, { series: gameCode, most: 1 });
        return {
          now: now ? await wireRound(room, tx, now) : null,
          last: last ? wireResult(last) : null,
          players: await playersAt(tx, gameCode),
        };
      }),
  };
}

const tablesOf = (room: TablesCore): readonly OpenTable[] =>
  room.tables.all().filter(({ kind }) => kind !== 'kite');

async function currents(room: TablesCore, tx: Tx): Promise<ReadonlyMap<string, RoundRow>> {
  const series = tablesOf(room).map(({ gameCode }) => gameCode);
  const rows = await room.rounds.currentOfAll(tx, series);
  return new Map(rows.filter((row) => goesOn(room, row)).map((row) => [row.series, row]));
}

/** Not the last round of a table that was closed, once its show is over. */
const goesOn = (room: TablesCore, round: RoundRow): boolean =>
  room.tables.find(round.series).terms.isOpen || room.clock.now() < endOfShow(room, round);

/** Members who bet in the round of now or the one before, by table. */
async function countPlayers(room: TablesCore, tx: Tx): Promise<ReadonlyMap<string, number>> {
  const now = [...(await currents(room, tx)).values()];
  const roundIds = now.flatMap(({ id, series, number }) => [
    id,
    roundIdOf(series, issueOf(number - 1n)),
  ]);
  const rows = await playersOf(tx, { lanes: room.lanes, roundIds });
  return new Map(rows.map(({ gameCode, players }) => [gameCode, Number(players)]));
}

/** Which terms are in force: with others the cards are read again. */
const versionsOf = ({ tables }: TablesCore): string =>
  tables
    .all()
    .map(({ version }) => version)
    .join();
