import type { ContactProof } from '@nokshi/contract/player/contacts.ts';

/** What a member can show beside the log-in password, and since when it is there. */
export type HeldProof = {
  readonly proof: ContactProof;
  readonly since: Date;
  /** When a code to it last set the log-in password. */
  readonly resetAt: Date | null;
};

/**
 * Until when a proof must have come to count as an older one: `settled`, or when the member's first
 * one came where none is so old.
 */
export function countsUntil(held: readonly HeldProof[], settled: Date): Date {
  const [first = settled, ...others] = held.map(({ since }) => since);
  const oldest = others.reduce((least, each) => (each < least ? each : least), first);
  return oldest > settled ? oldest : settled;
}

/** Those that were there by `until`, but a contact that has set a new password since `settled`. */
export const thereBy = (
  held: readonly HeldProof[],
  { until, settled }: { until: Date; settled: Date },
): ContactProof[] =>
  held
    .filter(({ since, resetAt }) => since <= until && (resetAt === null || resetAt <= settled))
    .map(({ proof }) => proof);
