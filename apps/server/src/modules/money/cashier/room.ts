import type { Audit } from '../../../kernel/audit.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Access } from '../../people/access/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Media } from '../../base/media/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';
import type { DepositChannel } from './channels/channel.ts';
import type { Providers } from './channels/hosted-providers.ts';
import type { PayoutMethod } from './payouts/method.ts';
import type { DepositPolicy } from './rules/deposit-policy.ts';
import type { WithdrawalPolicy } from './rules/withdrawal-policy.ts';

export type CashierDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly live: Live;
  readonly audit: Audit;
  readonly events: Events;
  readonly proposals: Pick<Proposals, 'act' | 'needsSecond'>;
  readonly random: RandomSource;
  readonly wallet: Pick<
    Wallet,
    | 'transfer'
    | 'correct'
    | 'isClosed'
    | 'hold'
    | 'capture'
    | 'release'
    | 'balance'
    | 'houseBalances'
  >;
  readonly limits: Pick<Limits, 'askDeposit' | 'countDeposit'>;
  readonly wagers: Pick<Wagers, 'totals'>;
  readonly turnover: Turnover;
  readonly identity: Pick<
    Identity,
    'member' | 'membersAfter' | 'usernames' | 'payeeNames' | 'knowAgain'
  >;
  readonly access: Pick<
    Access,
    'hasPaymentPassword' | 'checkPaymentPassword' | 'provePlace' | 'tryVoucher'
  >;
  readonly media: Pick<Media, 'draw' | 'drawProof'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  /** The demo channels exist in demo mode only. */
  readonly mode: 'demo' | 'licensed';
  /** The secret shared with the demo bank; derived from the master key. 32 bytes. */
  readonly demoBankSecret: Buffer;
  /** The key for voucher HMACs and for sealing the secrets of payment providers. */
  readonly secrets: Secrets;
  /** This server's loopback address, e.g. `http://127.0.0.1:3000`. */
  readonly selfUrl: () => string;
  readonly fetch: typeof fetch;
  readonly policy?: Partial<DepositPolicy>;
  readonly withdrawalPolicy?: Partial<WithdrawalPolicy>;
};

export type CashierRoom = Omit<CashierDeps, 'policy' | 'withdrawalPolicy'> & {
  readonly policy: DepositPolicy;
  readonly providers: Providers;
  /** In the order they are offered; payment providers last. */
  readonly channels: readonly DepositChannel[];
  readonly withdrawalPolicy: WithdrawalPolicy;
  /** Payout methods, in the order they are offered. */
  readonly payouts: readonly PayoutMethod[];
};
