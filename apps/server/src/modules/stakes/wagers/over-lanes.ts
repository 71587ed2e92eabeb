import type { Tx } from '../../../kernel/db.ts';
import { type Lanes, lanesOfFigures } from './store/follower.ts';
import { countPlayers, type PlayersRow } from './store/players.ts';
import { type GameSums, gameSums } from './store/rounds.ts';
import {
  type DayTurnover,
  type GamesAsked,
  type GameTurnover,
  turnoverByDay,
  turnoverByGame,
} from './store/turnover.ts';
import type { Days } from './store/wager.ts';

/**
 * Sums over all members, exact at any moment: the figures that are kept, and what came since. Where
 * lanes are read in parts these are added up here.
 */
export const sumsOver = (lanesOf: typeof lanesOfFigures) => ({
  /** By the day on which the money moved and the category, oldest first. */
  turnoverByDay: (tx: Tx, days: Days): Promise<DayTurnover[]> =>
    addUp(
      { tx, lanesOf },
      {
        read: (of) => turnoverByDay(tx, { days, of }),
        nameOf: ({ day, category }) => `${day} ${category}`,
      },
    ),
  /** The games of a category in the order of their codes, after `after`. */
  turnoverByGame: async (tx: Tx, asked: GamesAsked): Promise<GameTurnover[]> => {
    const games = await addUp<GameTurnover>(
      { tx, lanesOf },
      {
        read: (of) => turnoverByGame(tx, { ...asked, of }),
        nameOf: ({ gameId }) => gameId,
      },
    );
    return games.slice(0, asked.limit);
  },
  /** How many members staked taka: on each day, in each category, and in total. */
  countPlayers: async (tx: Tx, days: Days): Promise<PlayersRow[]> => {
    const rows = await addUp<PlayersRow>(
      { tx, lanesOf },
      {
        read: (of) => countPlayers(tx, { days, of }),
        nameOf: ({ day, category }) => `${day} ${category}`,
      },
    );
    return rows.filter(({ members }) => members > 0n);
  },
  /** Everything that was ever staked and paid in these games, by game and asset. */
  gameSums: (tx: Tx, gameIds: readonly string[]): Promise<GameSums[]> =>
    addUp(
      { tx, lanesOf },
      {
        read: (of) => gameSums(tx, { gameIds, of }),
        nameOf: ({ gameId, asset }) => `${gameId} ${asset}`,
      },
    ),
});

export const overLanes = sumsOver(lanesOfFigures);

type From = { readonly tx: Tx; readonly lanesOf: typeof lanesOfFigures };
type Reading<Row> = {
  readonly read: (of: Lanes) => Promise<Row[]>;
  /** What a row is the sum of; the answer is in the order of these. */
  readonly nameOf: (row: Row) => string;
};

async function addUp<Row extends object>(
  { tx, lanesOf }: From,
  { read, nameOf }: Reading<Row>,
): Promise<Row[]> {
  const sums = new Map<string, Row>();
  for (const of of await lanesOf(tx))
    for (const row of await read(of)) {
      const name = nameOf(row);
      const known = sums.get(name);
      sums.set(name, known ? added(known, row) : row);
    }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Adds up each figure of two rows; the words are those of the first. */
function added<Row extends object>(one: Row, more: Row): Row {
  const others = new Map<string, unknown>(Object.entries(more));
  const sum = Object.entries(one).map(([name, value]: [string, unknown]) => {
    const other = others.get(name);
    return [name, typeof value === 'bigint' && typeof other === 'bigint' ? value + other : value];
  });
  return Object.fromEntries(sum) as Row;
}
