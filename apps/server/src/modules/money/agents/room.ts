import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Live } from '../../../kernel/work.ts';
import type { Access } from '../../people/access/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type AgentsRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  /** Origin of the links to the registration form. */
  readonly config: { readonly publicOrigin: string };
  readonly site: Pick<Site, 'brand' | 'checkField' | 'teamTerms'>;
  readonly wallet: Pick<Wallet, 'move' | 'purses'>;
  readonly limits: Pick<Limits, 'countDeposit'>;
  readonly identity: Pick<
    Identity,
    | 'member'
    | 'memberByUsername'
    | 'usernames'
    | 'downlines'
    | 'countDownlines'
    | 'broughtBy'
    | 'accounts'
  >;
  readonly access: Pick<Access, 'hasPaymentPassword' | 'checkPaymentPassword' | 'provePlace'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly turnover: Turnover;
};
