import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Rounds } from '../rounds/index.ts';

export type LotteryDeps = {
  readonly brandId: string;
  readonly config: { readonly publicOrigin: string };
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly metrics?: Pick<Metrics, 'watch'>;
  readonly events: Pick<Events, 'on'>;
  readonly proposals: Proposals;
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly wagers: Wagers;
  readonly identity: Pick<Identity, 'requireFreePlay' | 'usernames' | 'member' | 'accounts'>;
  readonly catalogue: Pick<Catalogue, 'register' | 'noteLaunch' | 'find'>;
  readonly rounds: Rounds;
  /** How far ahead issues are made; a day and the time until the next run by default. */
  readonly issuesAheadMs?: number;
};
