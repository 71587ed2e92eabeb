import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { Media } from '../../base/media/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Slots } from '../../games/slots/index.ts';
import type { Tables } from '../../games/tables/index.ts';
import type { Vendors } from '../../games/vendors/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Points } from '../points/index.ts';
import type { Vip } from '../vip/index.ts';

export type PromotionsRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly brandId: string;
  readonly mode: 'demo' | 'licensed';
  /** False: a demo house begins without its red envelope, which opens over the first page of a member. */
  readonly demoEnvelope?: boolean;
  readonly live: Live;
  readonly audit: Audit;
  readonly jobs: Pick<Jobs, 'register' | 'registerOutside' | 'schedule'>;
  readonly events: Pick<Events, 'on' | 'emit'>;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly fairness: Pick<Fairness, 'current' | 'draws' | 'forget' | 'proof' | 'take'>;
  readonly media: Pick<Media, 'drawProof'>;
  readonly identity: Pick<
    Identity,
    'birthdayOf' | 'friendsOf' | 'inviterOf' | 'line' | 'member' | 'memberByUsername' | 'usernames'
  >;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly limits: Pick<Limits, 'setLargestBet' | 'wageringRules'>;
  readonly wallet: Pick<
    Wallet,
    | 'balance'
    | 'endBonus'
    | 'isClosed'
    | 'laneCount'
    | 'laneOf'
    | 'openBonus'
    | 'rideIn'
    | 'transfer'
  >;
  readonly wagers: Pick<
    Wagers,
    | 'cashPlay'
    | 'cashValidIn'
    | 'follow'
    | 'followFromNow'
    | 'freeBets'
    | 'hasOpenBonus'
    | 'playersIn'
    | 'playOf'
    | 'settledBy'
    | 'topPlay'
    | 'turnoverByDay'
  >;
  readonly points: Pick<Points, 'earn' | 'worthOf'>;
  readonly slots: Pick<Slots, 'freeRounds'>;
  readonly tables: Pick<Tables, 'kite'>;
  readonly vendors: Pick<Vendors, 'freeRounds'>;
  readonly vip: Pick<Vip, 'highestOf' | 'rebateUplifts'>;
  readonly cashier: Pick<Cashier, 'everyMember' | 'reviewsOf'>;
  readonly turnover: Pick<
    Turnover,
    'count' | 'lockMemberFunds' | 'obligationsOf' | 'oblige' | 'release'
  >;
};
