import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Bus } from '../../kernel/work.ts';
import { allLaunchHosts, type LaunchHostRow } from './store/launch-hosts.ts';
import { USUAL_POINTS } from './rules/points.ts';
import { allProfiles, type ProfileRow } from './store/profiles.ts';

/** A studio as calls are checked against it; the key is open in memory alone. */
export type Profile = Omit<ProfileRow, 'keySealed'> & {
  readonly key: Buffer;
  /** Where its games are opened, by place. */
  readonly hosts: readonly LaunchHostRow[];
};

export type Profiles = {
  find(vendor: string): Profile | undefined;
  all(): readonly Profile[];
  /** The origins of their games; the same list until a studio changes. */
  origins(): readonly string[];
  /** What a host did when this server asked it. */
  asked(told: Pick<LaunchHostRow, 'vendor' | 'url' | 'answers'> & { readonly at: Date }): void;
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
  const refresh = async () => {
    const read = await db.read(async (tx) => ({
      rows: await allProfiles(tx),
      hosts: await allLaunchHosts(tx),
    }));
    const profileOf = ({ keySealed, ...row }: ProfileRow): Profile => ({
      ...row,
      // A point that is newer than the registration is as usual.
      points: { ...USUAL_POINTS, ...row.points },
      key: secrets.open(KEY_PURPOSE, keySealed, row.vendor),
      hosts: read.hosts.filter(({ vendor }) => vendor === row.vendor),
    });
    known = new Map(read.rows.map((row) => [row.vendor, profileOf(row)]));
    const named = [...new Set(read.hosts.map(({ url }) => new URL(url).origin))];
    // The list is the same one until it says something else: policies of pages are made from it.
    if (named.join() !== origins.join()) origins = named;
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
    asked({ vendor, url, answers, at }) {
      const profile = known.get(vendor);
      if (!profile) return;
      const hosts = profile.hosts.map((host) =>
        host.url === url ? { ...host, answers, askedAt: at } : host,
      );
      known.set(vendor, { ...profile, hosts });
    },
    refresh,
    changed: (tx) => tx.afterCommit(() => bus.publish(CHANGED, {})),
  };
}
