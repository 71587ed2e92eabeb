import type { Uuid } from '../../../../kernel/ids.ts';

type Bilingual = { readonly EN: string; readonly BN: string };

/** What a channel is to pay. The same `key` is the same payment, however often it is requested. */
export type Payment = {
  readonly key: Uuid;
  readonly amount: bigint;
  readonly holder: string;
  readonly account: string;
  /** 1 for the first attempt of a withdrawal. */
  readonly attempt: number;
};

/** The result: the channel's name of the payment, or that it was not made. */
export type PaymentResult =
  | { readonly outcome: 'paid'; readonly reference: string }
  | { readonly outcome: 'failed' };

/** A way to pay out. A real payment provider is one more file with this type. */
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
   * Runs outside any transaction, in a job that may run twice. A throw means that the result is
   * unknown, and the job asks again. Null: an operator pays and says so.
   */
  readonly pay: ((payment: Payment) => Promise<PaymentResult>) | null;
};
