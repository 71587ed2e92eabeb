import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Log } from '../../../kernel/log.ts';
import { isUseDue, withUse } from '../../../kernel/overlapping-keys.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus } from '../../../kernel/work.ts';
import { type Key, KEY_PURPOSE } from './key-of.ts';
import { keysTaken, noteKeyUse } from './store/keys.ts';
import { allLaunchHosts, type LaunchHostRow } from './store/launch-hosts.ts';
import { USUAL_POINTS } from './rules/points.ts';
import { allProfiles, type ProfileRow } from './store/profiles.ts';

/** A vendor as its calls are checked; its keys are open in memory only. */
export type Profile = ProfileRow & {
  /** The current key, and the previous one until it ends. */
  readonly keys: readonly Key[];
  /** The addresses of its games, by place. */
  readonly hosts: readonly LaunchHostRow[];
};

export type Profiles = {
  find(vendor: string): Profile | undefined;
  all(): readonly Profile[];
  /** The origins of vendors' games; the same list until a vendor changes. */
  origins(): readonly string[];
  /** The result of this server's last check of a host. */
  asked(told: Pick<LaunchHostRow, 'vendor' | 'url' | 'answers'> & { readonly at: Date }): void;
  /** Notes, about once a minute, that the vendor signed with this key; the desk shows it. */
  noteUse(vendor: string, key: Key): void;
  refresh(): Promise<void>;
  /** Notifies every server, once this transaction is durable. */
  changed(tx: Tx): void;
};

const CHANGED = 'vendors.changed';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly secrets: Secrets;
};

/** All vendors in memory, refreshed over the bus: checking a signature needs no query. */
export function createProfiles({ db, clock, bus, log, secrets }: Deps): Profiles {
  let known = new Map<string, Profile>();
  let origins: readonly string[] = [];
  const refresh = oneAfterAnother(async () => {
    const read = await db.read(async (tx) => ({
      rows: await allProfiles(tx),
      hosts: await allLaunchHosts(tx),
      keys: await keysTaken(tx, clock.now()),
    }));
    const profileOf = (row: ProfileRow): Profile => ({
      ...row,
      // A point added after the registration has its default.
      points: { ...USUAL_POINTS, ...row.points },
      keys: read.keys
        .filter(({ vendor }) => vendor === row.vendor)
        .map(({ vendor, sealed, ...key }) => ({
          ...key,
          key: secrets.open(KEY_PURPOSE, sealed, vendor),
        })),
      hosts: read.hosts.filter(({ vendor }) => vendor === row.vendor),
    });
    known = new Map(read.rows.map((row) => [row.vendor, profileOf(row)]));
    const named = [...new Set(read.hosts.map(({ url }) => new URL(url).origin))];
    // The list is replaced only when it changes: content policies of pages are built from it.
    if (named.join() !== origins.join()) origins = named;
  });
  const onNews = () => {
    refresh().catch((err: unknown) => log.warn('vendors not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  const changed = (tx: Tx) => tx.afterCommit(() => bus.publish(CHANGED, {}));
  return {
    find: (vendor) => known.get(vendor),
    all: () => [...known.values()],
    origins: () => origins,
    asked({ vendor, url, answers, at }) {
      const profile = known.get(vendor);
      if (!profile) return;
      const hosts = profile.hosts.map((host) =>
        host.url === url ? { ...host, answers, askedAt: at } : host,
      );
      known.set(vendor, { ...profile, hosts });
    },
    noteUse(vendor, key) {
      const at = clock.now();
      const { fingerprint, usedAt } = key;
      const profile = known.get(vendor);
      if (!profile || !isUseDue(key, at)) return;
      known.set(vendor, { ...profile, keys: withUse(profile.keys, { fingerprint, at }) });
      const noted = db.tx(async (tx) => {
        await noteKeyUse(tx, { vendor, fingerprint, at });
        // Once the vendor has used the new key, every server signs its own calls with it.
        if (!usedAt) changed(tx);
      });
      noted.catch((err: unknown) => log.warn('the use of a key was not noted', { err }));
    },
    refresh,
    changed,
  };
}
