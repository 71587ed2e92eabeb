import type { ContactProof } from '@nokshi/contract/player/contacts.ts';

/** What a member can show besides the log-in password, and since when. */
export type HeldProof = {
  readonly proof: ContactProof;
  readonly since: Date;
  /** When a code to it last reset the log-in password. */
  readonly resetAt: Date | null;
};

/**
 * The latest time at which a proof must have existed to count as older: `settled`, or the time of
 * the member's first proof when none is that old.
 */
export function countsUntil(held: readonly HeldProof[], settled: Date): Date {
  const [first = settled, ...others] = held.map(({ since }) => since);
  const oldest = others.reduce((least, each) => (each < least ? each : least), first);
  return oldest > settled ? oldest : settled;
}

/** Proofs that existed by `until`, except a contact that has reset the password since `settled`. */
export const thereBy = (
  held: readonly HeldProof[],
  { until, settled }: { until: Date; settled: Date },
): ContactProof[] =>
  held
    .filter(({ since, resetAt }) => since <= until && (resetAt === null || resetAt <= settled))
    .map(({ proof }) => proof);
