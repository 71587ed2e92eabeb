import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Ids, MemberId } from '../../../kernel/ids.ts';
import type { Live } from '../../../kernel/work.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

/** The cashier's door outwards: one turn and one reading for all that leaves a member's cash. */
export type MoneyOut = {
  /** Until this transaction ends, whatever else would go out of the member's cash waits. */
  takeTurn(tx: Tx, memberId: MemberId): Promise<unknown>;
  /** Minor units. */
  freeMoney(
    tx: Tx,
    memberId: MemberId,
  ): Promise<{
    readonly cash: bigint;
    readonly available: bigint;
    readonly turnover: { readonly needed: bigint; readonly done: bigint; readonly missing: bigint };
    readonly debt: { readonly held: bigint } | null;
  }>;
  /** Whether a review holds what this member would take out. */
  isHeld(tx: Tx, memberId: MemberId): Promise<boolean>;
};

export type AgentsRoom = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly site: Pick<Site, 'teamTerms'>;
  readonly wallet: Pick<Wallet, 'move' | 'purses'>;
  readonly limits: Pick<Limits, 'countDeposit'>;
  readonly identity: Pick<
    Identity,
    | 'member'
    | 'memberByUsername'
    | 'usernames'
    | 'downlines'
    | 'countDownlines'
    | 'hasPaymentPassword'
    | 'checkPaymentPassword'
    | 'provePlace'
  >;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly moneyOut: MoneyOut;
};
