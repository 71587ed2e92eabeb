import type { RefusalCode } from '@nokshi/contract';

export type RefusalFacts = {
  /** The wrong input field. */
  readonly field?: string;
  readonly value?: Readonly<Record<string, string | number | boolean>>;
};

/** An expected no: a code with words in both languages, never a fault. Caught once, at the edge. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
  constructor(code: RefusalCode, facts: RefusalFacts = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** Refuse: `throw refuse('cashier.amount-out-of-range', { field: 'amount' })`. */
export const refuse = (code: RefusalCode, facts: RefusalFacts = {}): Refusal =>
  new Refusal(code, facts);
