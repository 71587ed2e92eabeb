import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Bus, Jobs } from '../../../kernel/work.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Rounds } from '../rounds/index.ts';

export type TablesDeps = {
  readonly config: { readonly publicOrigin: string };
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  readonly proposals: Proposals;
  readonly wallet: Wallet;
  readonly wagers: Wagers;
  readonly fairness: Pick<Fairness, 'draws'>;
  readonly identity: Pick<Identity, 'requireFreePlay' | 'usernames' | 'issueLaunch'>;
  readonly catalogue: Pick<Catalogue, 'register' | 'noteLaunch' | 'open' | 'find'>;
  readonly rounds: Rounds;
  /** Whether this house has tables: without them nothing is listed and no round is made. */
  readonly hasTables?: boolean;
};
