import type { Category, Game } from '@nokshi/contract/player/catalogue.ts';

/** A game as it lies in memory: its card, and what it is found by. */
export type Listed = {
  readonly card: Game;
  readonly enabled: boolean;
  readonly classify: readonly string[];
  /** Paisa. */
  readonly minBet: bigint;
  /** Names in both languages and the code, as {@link searchKey} folds them. */
  readonly found: string;
};

export type GameQuery = {
  readonly gameType?: Category | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  /** Paisa: only games that can be played with this stake or less. */
  readonly minBet?: bigint | undefined;
};

/** One form for what is written in several: composed, small letters, single blanks. */
export const searchKey = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Games that are on and match the query, in their order; every word of the name must occur. */
export function findGames(games: readonly Listed[], query: GameQuery): Listed[] {
  const words = query.gameName ? searchKey(query.gameName).split(' ') : [];
  const { gameType, vassalage, gameClassify, minBet } = query;
  return games.filter(
    (game) =>
      game.enabled &&
      (!gameType || game.card.gameType === gameType) &&
      (!vassalage || game.card.vassalage === vassalage) &&
      (!gameClassify || game.classify.includes(gameClassify)) &&
      (minBet === undefined || game.minBet <= minBet) &&
      words.every((word) => game.found.includes(word)),
  );
}

type Paged<T> = {
  readonly value: T[];
  readonly totalPages: number;
  readonly totalRows: number;
  readonly pageNo: number;
};

/** No client gets more rows at once, whatever it asks for. Checklist E-093. */
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
