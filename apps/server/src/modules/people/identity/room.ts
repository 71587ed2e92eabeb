import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Couriers } from '../../base/couriers/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type IdentityDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Events;
  readonly secrets: Secrets;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly site: Site;
  readonly couriers: Couriers;
  readonly wallet: Pick<
    Wallet,
    'newMemberId' | 'openAccounts' | 'closeAccounts' | 'balance' | 'transfer'
  >;
};

/** What the room's own verbs use; other rooms see its face, `Identity`. */
export type Internals = IdentityDeps;
