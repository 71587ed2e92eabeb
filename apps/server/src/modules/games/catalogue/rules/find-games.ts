import type { Category, Game } from '@nokshi/contract/player/catalogue.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';

/** A game in memory: its card, and what it is found by. */
export type Listed = {
  readonly card: Game;
  /** Whether lists show it: it is on, and within its schedule. Its vendor may still be off. */
  readonly listed: boolean;
  /** The group whose popup shows it; other lists show such a game only in a search by name. */
  readonly within: string | null;
  /** Paisa. */
  readonly minBet: bigint;
  /** Names in both languages and the code. */
  readonly found: string;
  /** All else it is found by (`about-words.ts`), its names among it. */
  readonly about: string;
};

export type GameQuery = {
  readonly gameType?: Category | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameMenu?: string | undefined;
  readonly gameName?: string | undefined;
  /** Paisa: only games that can be played with this stake or less. */
  readonly minBet?: bigint | undefined;
  /** Includes games of groups, each by itself. */
  readonly alone?: boolean | undefined;
};

/** A vendor with its own menu entry. Checklist S-036. */
export const SPLIT_OFF = { vendor: 'DS88', category: 'SPORTS' } as const;

/** Games by the lists requested most, each in menu order. */
export type Floor = {
  readonly games: readonly Listed[];
  readonly lanes: ReadonlyMap<string, readonly Listed[]>;
  readonly places: ReadonlyMap<Listed, number>;
  readonly search: SearchIndex;
  /** Over all that games are found by; whole words and beginnings only. */
  readonly searchAbout: SearchIndex;
};

const laneKey = (vendor = '', category = '') => `${vendor}|${category}`;

/** @param held existing indexes over the same words in the same order */
export function layFloor(
  games: readonly Listed[],
  held?: Pick<Floor, 'search' | 'searchAbout'>,
): Floor {
  const lanes = new Map<string, Listed[]>();
  const put = (key: string, game: Listed) => {
    const lane = lanes.get(key);
    if (lane) lane.push(game);
    else lanes.set(key, [game]);
  };
  for (const game of games) {
    if (!game.listed) continue;
    const { vassalage, gameType } = game.card;
    put(laneKey(), game);
    put(laneKey(vassalage), game);
    put(laneKey(vassalage, gameType), game);
    if (vassalage !== SPLIT_OFF.vendor || gameType !== SPLIT_OFF.category)
      put(laneKey('', gameType), game);
  }
  return {
    games,
    lanes,
    places: new Map(games.map((game, place) => [game, place])),
    search: held?.search ?? searchIndex(games.map(({ found }) => found)),
    searchAbout:
      held?.searchAbout ??
      searchIndex(
        games.map(({ about }) => about),
        { asTyped: true },
      ),
  };
}

/** The listed games of a vendor, in their order. */
export const gamesOf = ({ lanes }: Floor, vendor: string) =>
  (lanes.get(laneKey(vendor)) ?? []).map(({ card }) => card);

/**
 * Listed games that match the query: in their order, or by how well they match the name; every word
 * of the name must match.
 */
export function findGames(floor: Floor, query: GameQuery): readonly Listed[] {
  const { gameClassify, gameMenu, minBet } = query;
  const name = query.gameName?.trim();
  const lane = floor.lanes.get(laneKey(query.vassalage, query.gameType)) ?? [];
  const fits = (game: Listed) =>
    (name || query.alone || game.within === null) &&
    (!gameClassify || game.card.gameClassify.some((each) => each === gameClassify)) &&
    (!gameMenu || game.card.gameMenus.includes(gameMenu)) &&
    (minBet === undefined || game.minBet <= minBet);
  return name ? best(floor, { lane: lane.filter(fits), name }) : lane.filter(fits);
}

/** More than any sum of matching words. */
const ABOVE = 128;

/**
 * Ranked by how well the name matches, then by what else is said of the game, then names with typing
 * errors; of equal matches the earlier game comes first.
 */
function best(floor: Floor, { lane, name }: { lane: readonly Listed[]; name: string }) {
  const [byName, byAbout] = [floor.search(name), floor.searchAbout(name)];
  const words = name.split(/\s+/).length;
  const ranks: Listed[][] = [];
  for (const game of lane) {
    const place = floor.places.get(game) ?? -1;
    const [named, said] = [byName[place] ?? 0, byAbout[place] ?? 0];
    const rank = named > words ? named + 2 * ABOVE : said > 0 ? said + ABOVE : named;
    if (rank > 0) (ranks[rank] ??= []).push(game);
  }
  return ranks.reverse().flat();
}

type Paged<T> = {
  readonly value: T[];
  readonly totalPages: number;
  readonly totalRows: number;
  readonly pageNo: number;
};

/** The most rows of any answer. Checklist E-093. */
export const MOST_ROWS = 100;

export function pageOf<T>(rows: readonly T[], asked: { pageNo: number; pageSize: number }) {
  const size = Math.min(asked.pageSize, MOST_ROWS);
  const start = (asked.pageNo - 1) * size;
  return {
    value: rows.slice(start, start + size),
    totalPages: Math.ceil(rows.length / size),
    totalRows: rows.length,
    pageNo: asked.pageNo,
  } satisfies Paged<T>;
}
