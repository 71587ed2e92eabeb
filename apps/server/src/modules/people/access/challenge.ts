import { createHmac, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@nokshi/money';
import type { RandomSource } from '../../../kernel/random.ts';
import type { AccessDeps } from './deps.ts';
import { storeCaptcha, takeCaptcha } from './store/challenges.ts';

/**
 * A task that is cheap for a person or their browser, and expensive for a program. Other kinds can
 * be added.
 */
export type Challenge<Task> = {
  /** A new task for this visitor. */
  issue(guest: string): Promise<Task>;
  /** Whether the answer is right. Each task is answered once, within five minutes. */
  check(guest: string, answer: string): Promise<boolean>;
};

export type ChallengeDeps = Pick<AccessDeps, 'clock' | 'db' | 'random' | 'secrets'>;

export const CHALLENGE_ALIVE_MS = 5 * 60_000;

/** A whole number from 0 to `below` - 1 (at most 2^32), uniformly distributed. */
export function fairNumber(random: RandomSource, below: number): number {
  const fair = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < fair) return drawn % below;
  }
}

/** The right answers to what visitors were asked; the table is shared and holds HMACs only. */
export type AnswerBook = {
  keep(guest: string, answer: string): Promise<void>;
  /** Removes the visitor's answer, so that no task is answered twice. */
  check(guest: string, answer: string): Promise<boolean>;
};

export function createAnswerBook(deps: ChallengeDeps): AnswerBook {
  const { clock, db } = deps;
  const key = deps.secrets.derive('identity.captcha');
  const mac = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  const answerMac = (guest: string, answer: string) => mac('answer', guest, plain(answer));
  return {
    async keep(guest, answer) {
      const expiresAt = new Date(clock.now().getTime() + CHALLENGE_ALIVE_MS);
      const row = { guest: mac('guest', guest), answer: answerMac(guest, answer), expiresAt };
      await db.tx((tx) => storeCaptcha(tx, row));
    },
    async check(guest, answer) {
      const now = clock.now();
      const known = await db.tx((tx) => takeCaptcha(tx, mac('guest', guest), now));
      return known?.alive === true && timingSafeEqual(known.answer, answerMac(guest, answer));
    },
  };
}

/** Ignores case and spaces between characters, and reads Bengali digits as the others. */
const plain = (answer: string) => latinDigits(answer.replace(/\s+/g, '')).toUpperCase();
