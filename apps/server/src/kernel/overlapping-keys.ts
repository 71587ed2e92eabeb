import { hash } from 'node:crypto';

/**
 * A key of somebody outside who signs calls with it. When another takes its place both are taken
 * for a while, so that their servers and ours need not change at the same moment.
 */
export type OverlappingKey = {
  /** Tells two of them apart, and nothing else. */
  readonly fingerprint: string;
  /** Null: until another takes its place. */
  readonly endsAt: Date | null;
  /** When the other side last signed with it itself; noted about once a minute. */
  readonly usedAt: Date | null;
};

const NOTED_EVERY_MS = 60_000;

export const fingerprintOf = (key: Buffer): string => hash('sha256', key, 'hex').slice(0, 16);

/** Those that are taken at `now`; the first is the one that stays. */
export const liveKeys = <K extends OverlappingKey>(keys: readonly K[], now: Date): readonly K[] =>
  keys.filter(({ endsAt }) => endsAt === null || endsAt > now);

/**
 * What we sign with when we ask them: the one they used last themselves, so that they hear the new
 * one no earlier than they know it.
 */
export const lastUsed = <K extends OverlappingKey>(keys: readonly K[], now: Date): K | undefined =>
  liveKeys(keys, now).toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))[0];

/** Whether a use at `now` is to be noted: the one before was not just now. */
export const isUseDue = ({ usedAt }: OverlappingKey, now: Date): boolean =>
  usedAt === null || now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS;

export const withUse = <K extends OverlappingKey>(
  keys: readonly K[],
  { fingerprint, at }: { fingerprint: string; at: Date },
): readonly K[] =>
  keys.map((key) => (key.fingerprint === fingerprint ? { ...key, usedAt: at } : key));
