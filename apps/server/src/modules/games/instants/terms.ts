import type { InstantTerms } from '@nokshi/contract/console/instants.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { InstantsDeps } from './deps.ts';
import { INSTANT_GAMES, type InstantGame } from './instant-games.ts';
import { insertMissing, type StoredTerms, storedTerms } from './store/games.ts';

/** An instant game with what an operator set for it. */
export type OpenGame = InstantGame & { readonly terms: InstantTerms; readonly version: number };

export type Games = {
  /** From memory. Refuses tables.table-unknown. */
  find(gameCode: string): OpenGame;
  all(): readonly OpenGame[];
  seed(tx: Tx): Promise<void>;
  refresh(): Promise<void>;
  /** After the commit: every server reads the terms again. */
  changed(): void;
};

/** On the bus: the terms of a game are others now. */
const TERMS_CHANGED = 'instants.terms-changed';

/** A house without tables has no instant games. */
export function createGames(deps: Pick<InstantsDeps, 'db' | 'bus' | 'log' | 'hasTables'>): Games {
  const own = deps.hasTables ? INSTANT_GAMES : [];
  let stored: ReadonlyMap<string, StoredTerms> = new Map();
  const openOf = (game: InstantGame): OpenGame => {
    const row = stored.get(game.gameCode);
    return { ...game, terms: row?.terms ?? game.terms, version: row?.version ?? 1 };
  };
  const refresh = async () => {
    const rows = await deps.db.read(storedTerms);
    stored = new Map(rows.map((row) => [row.gameCode, row]));
  };
  const reload = () =>
    void refresh().catch((err: unknown) =>
      deps.log.warn('the terms of instant games are read again later', { err }),
    );
  deps.bus.subscribe(TERMS_CHANGED, reload);
  deps.bus.subscribe('bus.reconnected', reload);
  return {
    find(gameCode) {
      const game = own.find((each) => each.gameCode === gameCode);
      if (!game) throw refuse('tables.table-unknown');
      return openOf(game);
    },
    all: () => own.map(openOf),
    seed: async (tx) => void (await insertMissing(tx, own)),
    refresh,
    changed: () => deps.bus.publish(TERMS_CHANGED, {}),
  };
}
