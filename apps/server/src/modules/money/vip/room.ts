import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Cashier } from '../cashier/index.ts';

export type VipRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: Audit;
  readonly jobs: Pick<Jobs, 'registerOutside' | 'schedule'>;
  readonly events: Pick<Events, 'emit' | 'on'>;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly wallet: Pick<Wallet, 'isClosed'>;
  readonly identity: Pick<Identity, 'member'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly wagers: Pick<Wagers, 'cashValidIn' | 'follow'>;
  readonly turnover: Pick<Turnover, 'lockMemberFunds'>;
  readonly cashier: Pick<Cashier, 'depositsOf' | 'everyMember'>;
};

/** The follower that counts play for levels, and its job. */
export const FOLLOWER = 'vip.count-play';
