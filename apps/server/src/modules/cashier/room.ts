import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.ts';
import type { Jobs, Live } from '../../kernel/work.ts';
import type { Identity } from '../identity/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Messaging } from '../messaging/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { DepositChannel } from './channels/channel.ts';
import type { DepositPolicy } from './rules/deposit-policy.ts';

export type CashierDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly wallet: Pick<Wallet, 'transfer'>;
  readonly limits: Pick<Limits, 'askDeposit' | 'countDeposit'>;
  readonly members: Pick<Identity, 'usernames'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  /** The demo channels exist in demo mode only. */
  readonly mode: 'demo' | 'licensed';
  /** Shared by the demo bank and us; derived from the master key. 32 bytes. */
  readonly demoBankSecret: Buffer;
  /** This server's own loopback address, e.g. `http://127.0.0.1:3000`. */
  readonly selfUrl: () => string;
  readonly fetch: typeof fetch;
  readonly policy?: Partial<DepositPolicy>;
};

export type CashierRoom = Omit<CashierDeps, 'policy'> & {
  readonly policy: DepositPolicy;
  /** In the order they are offered. */
  readonly channels: readonly DepositChannel[];
};
