import type { Events } from '../../../kernel/events.ts';
import type { Vendors } from '../../games/vendors/index.ts';
import type { Agents } from '../../money/agents/index.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Cashier } from '../../money/cashier/index.ts';
import type { Promotions } from '../../money/promotions/index.ts';
import type { Access } from '../../people/access/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type RiskRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly metrics: Pick<Metrics, 'watch'>;
  readonly wallet: Pick<Wallet, 'laneOf'>;
  readonly identity: Pick<
    Identity,
    'member' | 'usernames' | 'matchesOf' | 'matchedSince' | 'underAgeAmong' | 'underAgeSince'
  >;
  readonly access: Pick<Access, 'sharedDevices' | 'sharedAddresses' | 'seenSince'>;
  readonly wagers: Pick<Wagers, 'totals'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly cashier: Cashier;
  readonly vendors: Pick<Vendors, 'roundsTogether'>;
  readonly agents: Pick<Agents, 'sentSince' | 'teamFlows'>;
  readonly promotions: Pick<Promotions, 'linkedFriends' | 'takenSince'>;
  readonly events: Pick<Events, 'on'>;
};
