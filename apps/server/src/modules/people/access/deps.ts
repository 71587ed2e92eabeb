import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Couriers } from '../../base/couriers/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Hasher } from './hasher.ts';
import type { TryKind, TryLimit } from './rules/try-limits.ts';

export type AccessDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Events;
  readonly secrets: Secrets;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly site: Site;
  readonly couriers: Couriers;
  readonly identity: Pick<
    Identity,
    'accounts' | 'sessions' | 'usernames' | 'recordActivity' | 'requireFreePlay' | 'knowAgain'
  >;
  /** Passkeys belong to the host name in it. */
  readonly config: { readonly publicOrigin: string };
  /** Reads the published keys of Firebase. */
  readonly fetch: typeof globalThis.fetch;
  /** How passwords are hashed; by default argon2id with settings for small servers. */
  readonly hasher?: Hasher;
  readonly tryLimits?: Partial<Readonly<Record<TryKind, TryLimit>>>;
};
