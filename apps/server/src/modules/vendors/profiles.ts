import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Bus } from '../../kernel/work.ts';
import { allProfiles, type ProfileRow } from './store/profiles.ts';

/** A studio as calls are checked against it; the key is open in memory alone. */
export type Profile = Omit<ProfileRow, 'keySealed'> & { readonly key: Buffer };

export type Profiles = {
  find(vendor: string): Profile | undefined;
  all(): readonly Profile[];
  /** The origins of their games; the same list until a studio changes. */
  origins(): readonly string[];
  refresh(): Promise<void>;
  /** Tells every server, once this transaction is durable. */
  changed(tx: Tx): void;
};

const CHANGED = 'vendors.changed';
/** What keys are sealed for; the studio's code is bound into each. */
export const KEY_PURPOSE = 'vendors.key';

type Deps = { readonly db: Db; readonly bus: Bus; readonly log: Log; readonly secrets: Secrets };

/** All studios in memory, kept fresh by the bus: a call asks no query for who signed it. */
export function createProfiles({ db, bus, log, secrets }: Deps): Profiles {
  let known = new Map<string, Profile>();
  let origins: readonly string[] = [];
  const opened = ({ keySealed, ...row }: ProfileRow): Profile => ({
    ...row,
    key: secrets.open(KEY_PURPOSE, keySealed, row.vendor),
  });
  const refresh = async () => {
    const rows = await db.read(allProfiles);
    known = new Map(rows.map((row) => [row.vendor, opened(row)]));
    origins = [...new Set(rows.map(({ gameUrl }) => new URL(gameUrl).origin))];
  };
  const onNews = () => {
    refresh().catch((err: unknown) => log.warn('studios not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  return {
    find: (vendor) => known.get(vendor),
    all: () => [...known.values()],
    origins: () => origins,
    refresh,
    changed: (tx) => tx.afterCommit(() => bus.publish(CHANGED, {})),
  };
}
