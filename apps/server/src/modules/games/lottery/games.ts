import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Log } from '../../../kernel/log.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Bus } from '../../../kernel/work.ts';
import { LOTTERIES, type Lottery, lotteryOf } from './rules/lotteries.ts';
import { insertMissing, type StoredTerms, termsOfAll } from './store/games.ts';

/** A lottery with what an operator set for it. */
export type Game = Lottery & { readonly terms: GameTerms; readonly version: number };

export type Games = {
  /** From memory. Refuses lottery.game-unknown. */
  find(gameCode: string): Game;
  all(): readonly Game[];
  /** Open ones, in the order of the lobby. */
  open(): readonly Game[];
  seed(tx: Tx): Promise<void>;
  refresh(): Promise<void>;
  /** After the commit: every server reads the terms again. */
  changed(): void;
};

/** On the bus: the terms of a lottery are others now. */
export const GAMES_CHANGED = 'lottery.games-changed';

export function createGames(deps: { db: Db; bus: Bus; log: Log }): Games {
  let stored: ReadonlyMap<string, StoredTerms> = new Map();
  const gameOf = (lottery: Lottery): Game => {
    const row = stored.get(lottery.gameCode);
    return { ...lottery, terms: row?.terms ?? lottery.terms, version: row?.version ?? 1 };
  };
  const refresh = async () => {
    const rows = await deps.db.read(termsOfAll);
    stored = new Map(rows.map((row) => [row.gameCode, row]));
  };
  const reload = () =>
    void refresh().catch((err: unknown) =>
      deps.log.warn('the terms of lotteries are read again later', { err }),
    );
  deps.bus.subscribe(GAMES_CHANGED, reload);
  deps.bus.subscribe('bus.reconnected', reload);
  return {
    find(gameCode) {
      const lottery = lotteryOf(gameCode);
      if (!lottery) throw refuse('lottery.game-unknown');
      return gameOf(lottery);
    },
    all: () => LOTTERIES.map(gameOf),
    open: () => LOTTERIES.map(gameOf).filter(({ terms }) => terms.isOpen),
    seed: async (tx) => void (await insertMissing(tx, LOTTERIES)),
    refresh,
    changed: () => deps.bus.publish(GAMES_CHANGED, {}),
  };
}
