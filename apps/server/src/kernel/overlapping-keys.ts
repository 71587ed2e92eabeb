import { hash } from 'node:crypto';

/**
 * A signing key of an outside party. A replaced key is still accepted for a while, so that their
 * servers and ours need not change at the same moment.
 */
export type OverlappingKey = {
  /** Tells two keys apart, and nothing else. */
  readonly fingerprint: string;
  /** Null: until another key replaces it. */
  readonly endsAt: Date | null;
  /** When the other side last signed with it; noted about once a minute. */
  readonly usedAt: Date | null;
};

const NOTED_EVERY_MS = 60_000;

export const fingerprintOf = (key: Buffer): string => hash('sha256', key, 'hex').slice(0, 16);

/** Keys accepted at `now`; the first is the current one. */
export const liveKeys = <K extends OverlappingKey>(keys: readonly K[], now: Date): readonly K[] =>
  keys.filter(({ endsAt }) => endsAt === null || endsAt > now);

/**
 * The key we sign our own calls with: the one they used last, so that they receive the new one only
 * once they know it.
 */
export const lastUsed = <K extends OverlappingKey>(keys: readonly K[], now: Date): K | undefined =>
  liveKeys(keys, now).toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))[0];

/** Whether a use at `now` has to be noted: the last noted one was not just now. */
export const isUseDue = ({ usedAt }: OverlappingKey, now: Date): boolean =>
  usedAt === null || now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS;

export const withUse = <K extends OverlappingKey>(
  keys: readonly K[],
  { fingerprint, at }: { fingerprint: string; at: Date },
): readonly K[] =>
  keys.map((key) => (key.fingerprint === fingerprint ? { ...key, usedAt: at } : key));
