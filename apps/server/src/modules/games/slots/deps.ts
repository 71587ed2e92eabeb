import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids, MemberId } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type SlotsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly metrics?: Pick<Metrics, 'watch'>;
  readonly audit: Audit;
  /** Terms and ends of pots may need a second operator. */
  readonly proposals: Pick<Proposals, 'act'>;
  /** For pots, moves between accounts of the house; for free rounds, what they win. */
  readonly wallet: Pick<Wallet, 'openAccounts' | 'transfer' | 'houseBalances' | 'post'>;
  readonly wagers: Wagers;
  readonly limits: Pick<Limits, 'guardRide' | 'repeatsAllowed' | 'reportRefusedStake'>;
  readonly fairness: Fairness;
  readonly catalogue: Pick<Catalogue, 'open' | 'isOpenNow' | 'find' | 'noteLaunch'>;
  readonly identity: Pick<Identity, 'issueLaunch' | 'requireFreePlay' | 'usernames' | 'member'>;
  readonly events: Pick<Events, 'on'>;
  /** For letters to winners of a draw. */
  readonly messaging: Pick<Messaging, 'tell'>;
  /** The ledger lane of a member: rounds are stored in the lane of the money. */
  readonly laneOf: (memberId: MemberId) => number;
  /**
   * Spin interval: the least time between two spins of a member, an operator's setting. Source: RTS
   * 14, 2.5 s.
   */
  readonly spinIntervalMs: () => number;
};
