import type { Tx } from '../../../kernel/db.ts';
import type { DepositId } from '../../../kernel/ids.ts';

/** What a channel says of one payment. */
export type PaymentFacts = {
  readonly depositId: DepositId;
  /** The provider's own name of the payment; the same payment always has the same one. */
  readonly reference: string;
} & (
  | { readonly outcome: 'failed' }
  /** What was really paid, in paisa; it may differ from what was asked. */
  | { readonly outcome: 'paid'; readonly amount: bigint }
);

export type SignedCall = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

type Bilingual = { readonly EN: string; readonly BN: string };

/** A way for money to come in. A real provider is one more file with this face. */
export type DepositChannel = {
  readonly code: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly kind: 'instant' | 'callback';
  /** Paisa, both included. */
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly fee: bigint;
  readonly arrivesWithinSeconds: number;
  readonly demo: boolean;
  /** Off: shown to nobody and asked by nobody, but a callback still counts. */
  readonly open: boolean;
  /**
   * In the commit of the request. An instant channel answers with the payment; any other queues
   * its outside work and answers null.
   */
  begin(
    tx: Tx,
    deposit: { readonly depositId: DepositId; readonly amount: bigint; readonly at: Date },
  ): Promise<PaymentFacts | null>;
  /** The facts of a callback, or null when its signature, time or form is not the channel's. */
  readCallback(call: SignedCall, now: Date): PaymentFacts | null;
};
