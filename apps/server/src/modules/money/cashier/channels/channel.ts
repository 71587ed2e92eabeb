import type { AskedField } from '@nokshi/contract/channel-fields.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import type { HouseAccount } from '../../../base/wallet/index.ts';

type PaymentTold = {
  /** The provider's id of the payment; the same payment always has the same one. */
  readonly reference: string;
} /** Reversed: it was paid, and the provider took all of it back. */ & (
  | { readonly outcome: 'failed' | 'reversed'; readonly amount?: bigint }
  /** What was actually paid, in paisa; it may differ from the amount requested. */
  | { readonly outcome: 'paid'; readonly amount: bigint }
);

/** A channel's message about one payment. */
export type PaymentFacts = PaymentTold & { readonly depositId: DepositId };

/** The same before it is known which deposit it is about; null: it names none of ours. */
export type Reported = PaymentTold & {
  readonly depositId: DepositId | null;
  readonly depositNamed: string;
};

export type SignedCall = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

type Bilingual = { readonly EN: string; readonly BN: string };

/** The payer, and the values of the fields of the channel and its terms, in normal form. */
export type Payer = {
  readonly memberId: MemberId;
  readonly fields: Readonly<Record<string, string>>;
  readonly at: Date;
};

export type BegunDeposit = Payer & { readonly depositId: DepositId; readonly amount: bigint };

/** A way to deposit. A real payment provider is one more file with this type. */
export type DepositChannel = {
  readonly code: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly kind: 'instant' | 'callback' | 'transfer';
  /** How long a deposit waits for its payment, where the usual time is too short. */
  readonly expireAfterMinutes?: number;
  readonly arrivesWithinSeconds: number;
  readonly demo: boolean;
  /** The house account that the money comes from in the ledger. */
  readonly clearing: HouseAccount;
  /**
   * Limits, fee, hours, fields and rules until an operator sets them. A channel that is off is not
   * offered, but its callbacks still count.
   */
  readonly terms: ChannelTerms;
  /** Fields that the channel itself needs; passed to it and not stored. */
  readonly needs: readonly AskedField[];
  /**
   * Reads the amount in paisa from the fields, before limits are checked; such a channel's form has
   * no amount. A refusal here ends the request.
   */
  readonly quote?: (tx: Tx, payer: Payer) => Promise<bigint>;
  /**
   * Runs in the commit of the request. An instant channel returns the payment; any other queues its
   * outside work and returns null.
   */
  begin(tx: Tx, deposit: BegunDeposit): Promise<PaymentFacts | null>;
  /** The facts of a callback; null when its signature or time is wrong. */
  readCallback(call: SignedCall, now: Date): Reported | 'malformed' | null;
};
