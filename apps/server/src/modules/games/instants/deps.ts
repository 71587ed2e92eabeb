import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids, MemberId } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Bus, Jobs } from '../../../kernel/work.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Catalogue } from '../catalogue/index.ts';

export type InstantsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  readonly proposals: Pick<Proposals, 'act'>;
  /** For acts that move no money: rows alone in the lane of the member. */
  readonly wallet: Pick<Wallet, 'ride'>;
  readonly wagers: Pick<
    Wagers,
    'play' | 'open' | 'openMany' | 'settleMany' | 'void' | 'balance' | 'registerRiders'
  >;
  readonly fairness: Pick<
    Fairness,
    'riders' | 'prepare' | 'shown' | 'current' | 'take' | 'taken' | 'forget' | 'ofRound' | 'proof'
  >;
  readonly identity: Pick<Identity, 'issueLaunch' | 'requireFreePlay'>;
  readonly catalogue: Pick<Catalogue, 'register' | 'noteLaunch' | 'open' | 'find'>;
  /** The ledger lane of a member: rounds are stored in the lane of the money. */
  readonly laneOf: (memberId: MemberId) => number;
  /** Whether this house has tables and instant games. */
  readonly hasTables?: boolean;
};
