import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { toDecimal } from '@nokshi/money';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Log } from '../../../kernel/log.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import type { Bus, Live } from '../../../kernel/work.ts';
import { aboutWords } from './rules/about-words.ts';
import { categoryOf } from './rules/category-of.ts';
import { rareWinOf } from './rules/house-games.ts';
import { type Floor, layFloor, type Listed } from './rules/find-games.ts';
import type { GameRow, VendorRow } from './store/games.ts';
import { allGames, allVendors } from './store/games.ts';

/** The whole catalogue in memory: every read is answered from here without a query. */
export type Snapshot = {
  /** In menu order, including what is off. */
  readonly floor: Floor;
  readonly byId: ReadonlyMap<string, Listed>;
  readonly byNode: ReadonlyMap<string, Listed>;
  readonly vendors: readonly VendorRow[];
};

type Read = { readonly games: readonly GameRow[]; readonly vendors: readonly VendorRow[] };
/** The catalogue as it is at one moment, and when a schedule changes it next. */
type Held = { readonly read: Read; readonly snapshot: Snapshot; readonly until: number };

const CHANGED = 'catalogue.changed';

export type Shelf = {
  current(): Snapshot;
  refresh(): Promise<void>;
  /** Notifies every server, once this transaction is durable, that the catalogue changed. */
  changed(tx: Tx): void;
};

type ShelfDeps = { db: Db; bus: Bus; log: Log; clock: Clock; live: Pick<Live, 'each'> };

/** Refreshed over the bus: the message says that something changed, the database says what. */
export function createShelf({ db, bus, log, clock, live }: ShelfDeps): Shelf {
  let known: Held | undefined;
  const refresh = oneAfterAnother(async () => {
    const read = await db.read(readAll);
    known = lay(read, { now: clock.now(), before: known?.snapshot });
  });
  const onNews = () => {
    refresh()
      // Notifies this server's pages once it can answer them, not before.
      .then(() => live.each(({ realm }) => (realm === 'player' ? { type: 'catalogue' } : null)))
      .catch((err: unknown) => log.warn('catalogue not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  return {
    refresh,
    changed: (tx) => tx.afterCommit(() => bus.publish(CHANGED, {})),
    current() {
      if (!known) throw new Error('the catalogue was used before it was started');
      const now = clock.now();
      if (now.getTime() >= known.until) known = lay(known.read, { now, before: known.snapshot });
      return known.snapshot;
    },
  };
}

const readAll = async (tx: Tx): Promise<Read> => ({
  games: await allGames(tx),
  vendors: await allVendors(tx),
});

function lay(read: Read, { now, before }: { now: Date; before: Snapshot | undefined }): Held {
  const vendors = new Map(read.vendors.map((row) => [row.vendor, row]));
  const games = read.games.map((row) => listed(row, { vendor: vendors.get(row.vendor), now }));
  const held = before?.floor;
  const sameWords =
    held?.games.length === games.length &&
    games.every(
      ({ found, about }, place) =>
        found === held.games[place]?.found && about === held.games[place]?.about,
    );
  return {
    read,
    until: nextTurn(read.games, now),
    snapshot: {
      floor: layFloor(games, sameWords ? held : undefined),
      byId: new Map(games.map((game) => [game.card.gameId, game])),
      byNode: new Map(games.map((game) => [game.card.nodeId, game])),
      vendors: read.vendors,
    },
  };
}

/** When the next schedule begins or ends. */
function nextTurn(rows: readonly GameRow[], now: Date): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { shownFrom, shownUntil } of rows)
    for (const turn of [shownFrom, shownUntil])
      if (turn && turn > now && turn.getTime() < next) next = turn.getTime();
  return next;
}

type Schedule = Pick<GameRow, 'enabled' | 'shownFrom' | 'shownUntil'>;

export const isListed = (row: Schedule, now: Date): boolean =>
  row.enabled &&
  (row.shownFrom === null || row.shownFrom <= now) &&
  (row.shownUntil === null || row.shownUntil > now);

type Beside = { readonly vendor: VendorRow | undefined; readonly now: Date };

function listed(row: GameRow, { vendor, now }: Beside): Listed {
  const names = `${row.nameEn} ${row.nameBn} ${row.gameId}`;
  return {
    card: cardOf(row),
    listed: isListed(row, now),
    within: row.within,
    minBet: row.minBet,
    found: names,
    about: aboutWords({
      names,
      vendor: vendor ? [vendor.nameEn, vendor.nameBn] : [],
      classify: row.classify,
      descriptions: [row.descriptionEn, row.descriptionBn],
    }),
  };
}

const cardOf = (row: GameRow): Game => ({
  gameId: row.gameId,
  nodeId: row.nodeId,
  gameType: categoryOf(row),
  vassalage: row.vendor,
  gameGroupCode: row.gameGroupCode,
  tag: row.gameGroupCode,
  gameMenus: row.menus,
  gameClassify: row.classify,
  isGame: row.isGroup ? 'VASSALAGE' : 'GAME',
  isOpen: row.isOpen,
  name: { EN: row.nameEn, BN: row.nameBn },
  description: { EN: row.descriptionEn, BN: row.descriptionBn },
  image: row.image ?? `/art/${row.gameId}.svg`,
  isHot: row.isHot ? 1 : 0,
  minBet: toDecimal(row.minBet),
  rtp: row.rtp,
  hitRate: row.hitRate,
  volatility: row.volatility,
  maxWin: row.maxWin,
  rareWin: rareWinOf(row.gameId),
});
