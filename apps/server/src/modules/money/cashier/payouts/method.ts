import type { Uuid } from '../../../../kernel/ids.ts';

type Bilingual = { readonly EN: string; readonly BN: string };

/** What a channel is to pay. The same `key` is the same payment, however often it is asked for. */
export type Payment = {
  readonly key: Uuid;
  readonly amount: bigint;
  readonly holder: string;
  readonly account: string;
  /** 1 for the first try of a withdrawal. */
  readonly attempt: number;
};

/** What became of it: the channel's name of the payment, or that it was not made. */
export type PaymentResult =
  | { readonly outcome: 'paid'; readonly reference: string }
  | { readonly outcome: 'failed' };

/** A way for money to go out. A real provider is one more file with this face. */
export type PayoutMethod = {
  readonly code: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly account: {
    readonly label: Bilingual;
    /** A regular expression for the whole number. */
    readonly pattern: string;
    readonly digits: boolean;
  };
  /** Paisa, both included. */
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly paidWithinMinutes: number;
  readonly demo: boolean;
  /**
   * Outside any transaction, as a job that may run twice; a throw means that nothing is known and
   * it is asked again. Null: a person of the house pays, and says so.
   */
  readonly pay: ((payment: Payment) => Promise<PaymentResult>) | null;
};
