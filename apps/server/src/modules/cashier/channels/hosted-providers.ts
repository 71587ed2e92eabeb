import { hash } from 'node:crypto';
import type { Bus } from '../../../kernel/work.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Log } from '../../../kernel/log.ts';
import { oneAfterAnother } from '../../../kernel/one-after-another.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { allProviders, type ProviderRow, putProvider } from '../store/providers.ts';

/** Someone outside with a page of its own where a deposit is paid; its secret is open in memory alone. */
export type Provider = Omit<ProviderRow, 'sealed'> & { readonly secret: Buffer };

export type Providers = {
  all(): readonly Provider[];
  find(code: string): Provider | undefined;
  refresh(): Promise<void>;
  /** Tells every server, once this transaction is durable. */
  changed(tx: Tx): void;
};

type Deps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly log: Log;
  readonly secrets: Secrets;
};

const CHANGED = 'cashier.providers';
const PURPOSE = 'cashier.provider';
const SECRET_BYTES = 32;

/** All providers in memory, kept fresh by the bus. */
export function createProviders({ db, bus, log, secrets }: Deps): Providers {
  let known: readonly Provider[] = [];
  const refresh = oneAfterAnother(async () => {
    const rows = await db.read((tx) => allProviders(tx));
    known = rows.map(({ sealed, ...row }) => ({
      ...row,
      secret: secrets.open(PURPOSE, sealed, row.code),
    }));
  });
  const onNews = () => {
    refresh().catch((err: unknown) => log.warn('providers not read', { err }));
  };
  bus.subscribe(CHANGED, onNews);
  bus.subscribe('bus.reconnected', onNews);
  return {
    all: () => known,
    find: (code) => known.find((one) => one.code === code),
    refresh,
    changed: (tx) => tx.afterCommit(() => bus.publish(CHANGED, {})),
  };
}

export type ProviderRegistration = {
  readonly code: string;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly baseUrl: string;
  readonly secret: Buffer;
};

/** Makes a provider known, or known anew: from then on it is asked and signs with this secret. */
export async function registerProvider(
  room: { readonly clock: Clock; readonly secrets: Secrets; readonly providers: Providers },
  tx: Tx,
  { code, name, baseUrl, secret }: ProviderRegistration,
): Promise<void> {
  if (!/^[a-z0-9-]{2,40}$/.test(code)) throw new Error('a code is a to z, 0 to 9 and -');
  if (code.startsWith('demo-')) throw new Error('demo- is for the demonstration');
  if (secret.length < SECRET_BYTES) throw new Error('a secret has 32 bytes');
  if (!/^https?:$/.test(new URL(baseUrl).protocol))
    throw new Error('a provider has an http address');
  await putProvider(tx, {
    code,
    nameEn: name.EN,
    nameBn: name.BN,
    baseUrl,
    sealed: room.secrets.seal(PURPOSE, secret, code),
    fingerprint: hash('sha256', secret, 'hex').slice(0, 16),
    registeredAt: room.clock.now(),
  });
  room.providers.changed(tx);
}
