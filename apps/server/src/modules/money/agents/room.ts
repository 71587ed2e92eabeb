import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Access } from '../../people/access/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Lottery } from '../../games/lottery/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Promotions } from '../promotions/index.ts';

export type AgentsRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: RandomSource;
  readonly live: Live;
  readonly jobs: Pick<Jobs, 'register' | 'registerOutside' | 'schedule'>;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  /** Origin of the links to the registration form. */
  readonly config: { readonly publicOrigin: string };
  readonly site: Pick<Site, 'agentTerms' | 'brand' | 'checkField' | 'flag' | 'teamTerms'>;
  readonly wallet: Pick<
    Wallet,
    | 'balance'
    | 'entries'
    | 'holdings'
    | 'holdingsTogether'
    | 'isClosed'
    | 'laneCount'
    | 'laneOf'
    | 'move'
    | 'purses'
    | 'transfer'
  >;
  readonly wagers: Pick<
    Wagers,
    | 'playersIn'
    | 'fivesIn'
    | 'changesIn'
    | 'playOf'
    | 'activeOf'
    | 'activeByDay'
    | 'betsOf'
    | 'rebatesOf'
    | 'countedPast'
    | 'lanesWithPlay'
    | 'recount'
    | 'recountFives'
    | 'recountChanges'
    | 'recountLater'
  >;
  readonly promotions: Pick<Promotions, 'costByMember'>;
  readonly cashier: Pick<
    Cashier,
    'borneFor' | 'moneyOfMembers' | 'firstDepositors' | 'depositedBy'
  >;
  readonly limits: Pick<Limits, 'countDeposit'>;
  readonly identity: Pick<
    Identity,
    | 'member'
    | 'memberByUsername'
    | 'usernames'
    | 'downlines'
    | 'countDownlines'
    | 'broughtBy'
    | 'membersBrought'
    | 'accounts'
    | 'line'
  >;
  readonly access: Pick<
    Access,
    'hasPaymentPassword' | 'checkPaymentPassword' | 'openByHand' | 'provePlace'
  >;
  readonly messaging: Pick<Messaging, 'tell' | 'writeFromAgent'>;
  readonly lottery: Pick<Lottery, 'bases'>;
  readonly turnover: Turnover;
};
