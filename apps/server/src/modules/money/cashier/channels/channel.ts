import type { AskedField } from '@nokshi/contract/channel-fields.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, MemberId } from '../../../../kernel/ids.ts';
import type { HouseAccount } from '../../../base/wallet/index.ts';

/** What a channel says of one payment. */
export type PaymentFacts = {
  readonly depositId: DepositId;
  /** The provider's own name of the payment; the same payment always has the same one. */
  readonly reference: string;
} /** Reversed: it was paid, and the whole of it was taken back. */ & (
  | { readonly outcome: 'failed' | 'reversed' }
  /** What was really paid, in paisa; it may differ from what was asked. */
  | { readonly outcome: 'paid'; readonly amount: bigint }
);

export type SignedCall = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

type Bilingual = { readonly EN: string; readonly BN: string };

/** Who pays and what was written into the fields of the channel and of its terms, in plain form. */
export type Payer = {
  readonly memberId: MemberId;
  readonly fields: Readonly<Record<string, string>>;
  readonly at: Date;
};

export type BegunDeposit = Payer & { readonly depositId: DepositId; readonly amount: bigint };

/** A way for money to come in. A real provider is one more file with this face. */
export type DepositChannel = {
  readonly code: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly kind: 'instant' | 'callback' | 'transfer';
  /** How long a deposit waits for its payment, where the usual time is too short. */
  readonly expireAfterMinutes?: number;
  readonly arrivesWithinSeconds: number;
  readonly demo: boolean;
  /** Where the money comes from in the ledger. */
  readonly clearing: HouseAccount;
  /**
   * Limits, fee, hours, fields and rules until an operator sets them. What is off is shown to nobody
   * and asked by nobody, but a callback still counts.
   */
  readonly terms: ChannelTerms;
  /** What the channel itself has to know; handed to it and not kept. */
  readonly needs: readonly AskedField[];
  /**
   * In the request, before limits are asked: the amount in paisa that the fields stand for. With it
   * the member types no amount. What it refuses ends the request.
   */
  readonly quote?: (tx: Tx, payer: Payer) => Promise<bigint>;
  /**
   * In the commit of the request. An instant channel answers with the payment; any other queues
   * its outside work and answers null.
   */
  begin(tx: Tx, deposit: BegunDeposit): Promise<PaymentFacts | null>;
  /** The facts of a callback, or null when its signature, time or form is not the channel's. */
  readCallback(call: SignedCall, now: Date): PaymentFacts | null;
};
