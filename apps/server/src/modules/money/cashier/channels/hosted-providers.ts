import { USUAL_OVERLAP_HOURS } from '@nokshi/contract/console/vendor-keys.ts';
import type { Bus } from '../../../../kernel/work.ts';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Db, Tx } from '../../../../kernel/db.ts';
import type { Log } from '../../../../kernel/log.ts';
import { fingerprintOf, isUseDue, withUse } from '../../../../kernel/overlapping-keys.ts';
import { oneAfterAnother } from '../../../../kernel/one-after-another.ts';
import type { Secrets } from '../../../../kernel/secrets.ts';
import {
  holdProviderKey,
  noteProviderKeyUse,
  type ProviderKeyRow,
  providerKeysTaken,
} from '../store/provider-keys.ts';
import { allProviders, type ProviderRow, putProvider } from '../store/providers.ts';

export type ProviderKey = Omit<ProviderKeyRow, 'sealed' | 'provider'> & { readonly secret: Buffer };

/** A payment provider with its own page for deposits; its keys are open in memory only. */
export type Provider = ProviderRow & {
  /** The current key, and the previous one until it ends. */
  readonly keys: readonly ProviderKey[];
};

export type Providers = {
  all(): readonly Provider[];
  find(code: string): Provider | undefined;
  /** Notes, about once a minute, that the provider signed with this key; the desk shows it. */
  noteUse(code: string, key: ProviderKey): void;
  refresh(): Promise<void>;
  /** Notifies every server, once this transaction is durable. */
  changed(tx: Tx): void;
};

type Deps = {
  readonly clock: Clock;
  readonly db: Db;
  readonly bus: Bus;
  readonly log: Log;
  readonly secrets: Secrets;
};

const CHANGED = 'cashier.providers';
const PURPOSE = 'cashier.provider';
const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;

/** All payment providers in memory, refreshed over the bus. */
export function createProviders({ clock, db, bus, log, secrets }: Deps): Providers {
  let known: readonly Provider[] = [];
  const refresh = oneAfterAnother(async () => {
    const read = await db.read(async (tx) => ({
      rows: await allProviders(tx),
      keys: await providerKeysTaken(tx, clock.now()),
    }));
    known = read.rows.map((row) => ({
      ...row,
      keys: read.keys
        .filter(({ provider }) => provider === row.code)
        .map(({ provider, sealed, ...key }) => ({
          ...key,
          secret: secrets.open(PURPOSE, sealed, provider),
        })),
    }));
  });
  const onNews = () => {
    refresh().catch((err: unknown) => log.warn('providers not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  const find = (code: string) => known.find((one) => one.code === code);
  const changed = (tx: Tx) => tx.afterCommit(() => bus.publish(CHANGED, {}));
  return {
    all: () => known,
    find,
    noteUse(code, key) {
      const at = clock.now();
      const { fingerprint, usedAt } = key;
      if (!isUseDue(key, at)) return;
      known = known.map((one) =>
        one.code === code ? { ...one, keys: withUse(one.keys, { fingerprint, at }) } : one,
      );
      const noted = db.tx(async (tx) => {
        await noteProviderKeyUse(tx, { provider: code, fingerprint, at });
        // Once the provider has used the new key, every server signs its own calls with it.
        if (!usedAt) changed(tx);
      });
      noted.catch((err: unknown) => log.warn('the use of a key was not noted', { err }));
    },
    refresh,
    changed,
  };
}

export type ProviderRegistration = {
  readonly code: string;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly baseUrl: string;
  readonly secret: Buffer;
  /** How long the previous secret is accepted as well; 0: not at all. */
  readonly overlapHours?: number | undefined;
};

/** Registers a provider or updates it; a new secret is valid from then on. */
export async function registerProvider(
  room: { readonly clock: Clock; readonly secrets: Secrets; readonly providers: Providers },
  tx: Tx,
  { code, name, baseUrl, secret, overlapHours = USUAL_OVERLAP_HOURS }: ProviderRegistration,
): Promise<void> {
  if (!/^[a-z0-9-]{2,40}$/.test(code)) throw new Error('a code is a to z, 0 to 9 and -');
  if (code.startsWith('demo-')) throw new Error('demo- is for the demonstration');
  if (secret.length < SECRET_BYTES) throw new Error('a secret has 32 bytes');
  if (!/^https?:$/.test(new URL(baseUrl).protocol))
    throw new Error('a provider has an http address');
  const at = room.clock.now();
  await putProvider(tx, { code, nameEn: name.EN, nameBn: name.BN, baseUrl, registeredAt: at });
  const key = {
    provider: code,
    fingerprint: fingerprintOf(secret),
    sealed: room.secrets.seal(PURPOSE, secret, code),
    addedAt: at,
  };
  await holdProviderKey(tx, key, { endsAt: new Date(at.getTime() + overlapHours * HOUR_MS) });
  room.providers.changed(tx);
}
