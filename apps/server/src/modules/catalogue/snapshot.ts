import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { toDecimal } from '@nokshi/money';
import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Bus } from '../../kernel/work.ts';
import { categoryOf } from './rules/category-of.ts';
import type { Listed } from './rules/find-games.ts';
import { searchKey } from './rules/find-games.ts';
import type { GameRow, VendorRow } from './store/games.ts';
import { allGames, allVendors } from './store/games.ts';

/** The whole catalogue in memory: every read is answered from here and costs no query. */
export type Snapshot = {
  /** In menu order, those that are off as well. */
  readonly games: readonly Listed[];
  readonly byId: ReadonlyMap<string, Listed>;
  readonly vendors: readonly VendorRow[];
};

const CHANGED = 'catalogue.changed';

export type Shelf = {
  current(): Snapshot;
  refresh(): Promise<void>;
  /** Tells every server, once this transaction is durable, that the catalogue is another. */
  changed(tx: Tx): void;
};

/** Kept fresh by the bus: it says that something changed, the database says what. */
export function createShelf({ db, bus, log }: { db: Db; bus: Bus; log: Log }): Shelf {
  let known: Snapshot | undefined;
  const refresh = async () => {
    known = await db.read(readAll);
  };
  const onNews = () => {
    refresh().catch((err: unknown) => log.warn('catalogue not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  return {
    refresh,
    changed: (tx) => tx.afterCommit(() => bus.publish(CHANGED, {})),
    current() {
      if (!known) throw new Error('the catalogue was used before it was started');
      return known;
    },
  };
}

async function readAll(tx: Tx): Promise<Snapshot> {
  const games = (await allGames(tx)).map(listed);
  return {
    games,
    byId: new Map(games.map((game) => [game.card.gameId, game])),
    vendors: await allVendors(tx),
  };
}

const listed = (row: GameRow): Listed => ({
  card: cardOf(row),
  enabled: row.enabled,
  classify: row.classify,
  minBet: row.minBet,
  found: searchKey(`${row.nameEn} ${row.nameBn} ${row.gameId}`),
});

const cardOf = (row: GameRow): Game => ({
  gameId: row.gameId,
  nodeId: row.nodeId,
  gameType: categoryOf(row),
  vassalage: row.vendor,
  gameGroupCode: row.gameGroupCode,
  tag: row.gameGroupCode,
  gameMenus: row.menus,
  name: { EN: row.nameEn, BN: row.nameBn },
  description: { EN: row.descriptionEn, BN: row.descriptionBn },
  image: `/art/${row.gameId}.svg`,
  isHot: row.isHot ? 1 : 0,
  minBet: toDecimal(row.minBet),
  rtp: row.rtp,
  hitRate: row.hitRate,
  volatility: row.volatility,
  maxWin: row.maxWin,
});
