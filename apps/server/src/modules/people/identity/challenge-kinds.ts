import type { RandomSource } from '../../../kernel/random.ts';
import type { IdentityDeps } from './face.ts';

/**
 * Something that is easy for a person, or their browser, and dear for a program; another kind
 * fits in its place.
 */
export type Challenge<Task> = {
  /** A new task for this guest. */
  issue(guest: string): Promise<Task>;
  /** Whether the answer is right. Each task is answered once, within five minutes. */
  check(guest: string, answer: string): Promise<boolean>;
};

export type ChallengeDeps = Pick<IdentityDeps, 'clock' | 'db' | 'random' | 'secrets'>;

export const CHALLENGE_ALIVE_MS = 5 * 60_000;

/** A whole number from 0 to `below` - 1 (at most 2^32), each as likely as the others. */
export function fairNumber(random: RandomSource, below: number): number {
  const fair = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < fair) return drawn % below;
  }
}
