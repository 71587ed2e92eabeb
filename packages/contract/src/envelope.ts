import type { RefusalCode } from './refusals.ts';

/** The shape of every JSON answer of every API path. Source: architecture.md 6, checklist Y-010. */
export type Answer<T> =
  | { readonly success: true; readonly value: T; readonly requestId: string }
  | RefusalAnswer;

export type RefusalAnswer = {
  readonly success: false;
  readonly code: RefusalCode;
  /** Words in the reader's language (Accept-Language or the language cookie). */
  readonly message: string;
  /** The input field that was wrong, when there is one. */
  readonly field?: string;
  /** Facts of the refusal: limits, remaining seconds, `captcha: true` and the like. */
  readonly value?: Readonly<Record<string, string | number | boolean>>;
  readonly requestId: string;
};
