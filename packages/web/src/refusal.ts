import type { RefusalAnswer } from '@nokshi/contract/envelope.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';

/** The server understood and said no; the code is the key of the words. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly value: NonNullable<RefusalAnswer['value']>;
  readonly requestId: string;

  constructor(answer: RefusalAnswer) {
    super(answer.message);
    this.code = answer.code;
    this.field = answer.field;
    this.value = answer.value ?? {};
    this.requestId = answer.requestId;
  }
}

/** Nobody answered, or not in time, or not in our words: what was asked may have happened. */
export class LineError extends Error {
  override readonly name = 'LineError';
}

/** Something typed into a field turned out wrong while it was sent; in words for that field. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly field: string;

  constructor(field: string, words: string) {
    super(words);
    this.field = field;
  }
}

/** Whether the page shows the error to the person; any other error is a fault of ours. */
export const isTold = (error: unknown): error is RefusalError | LineError | FieldError =>
  error instanceof RefusalError || error instanceof LineError || error instanceof FieldError;

export const refusedWith = (error: unknown, ...codes: readonly RefusalCode[]): boolean =>
  error instanceof RefusalError && codes.includes(error.code);
