import { createHmac } from 'node:crypto';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Insides } from './room.ts';
import { addressKey } from './rules/address-key.ts';
import {
  type AttemptKind,
  FAILURES_BEFORE_CAPTCHA,
  FAILURES_FORGOTTEN_AFTER_HOURS,
} from './rules/attempt-limits.ts';
import {
  addFailure,
  failuresOf,
  forgetFailures,
  giveTryBack,
  nameAttempt,
  takeTry,
} from './store/attempts.ts';

/** One guess at one account from one address; what it is counted under. */
export type Guess = {
  readonly kind: 'account' | 'operator';
  readonly account: Buffer;
  readonly address: Buffer;
  /** Whose account is meant, if there is one of this name. */
  readonly name: { readonly brandId: string; readonly username: string };
  readonly ip: string;
  /** This account from this address: decides whether an image has to be read. */
  readonly pair: Buffer;
};

export function guessAt(
  room: Insides,
  { kind, username, ip }: { kind: Guess['kind']; username: string; ip: string },
): Guess {
  const { brandId } = room.site.brand();
  const address = addressKey(ip);
  return {
    kind,
    name: { brandId, username },
    ip: address,
    account: attemptKey(room, kind, brandId, username),
    address: attemptKey(room, 'address', address),
    pair: attemptKey(room, 'pair', kind, brandId, username, address),
  };
}

/** What people type never reaches the table: it is now and then a password. */
export const attemptKey = (room: Insides, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.attempt')).update(parts.join('\n')).digest();

type Try = {
  readonly key: Buffer;
  readonly kind: AttemptKind;
  /** Whom the desk shows it for. */
  readonly about?: string | null;
};

/** Takes one try. Refuses: identity.too-many-attempts with `retryAfterSeconds`. */
export async function takeOneTry(room: Insides, tx: Tx, attempt: Try): Promise<void> {
  const retryAfterSeconds = await secondsToWait(room, tx, attempt);
  if (retryAfterSeconds > 0)
    throw refuse('identity.too-many-attempts', { value: { retryAfterSeconds } });
}

/** Takes one try and answers 0, or answers the seconds until the next is free. */
export async function secondsToWait(
  room: Insides,
  tx: Tx,
  { key, kind, about = null }: Try,
): Promise<number> {
  const now = room.clock.now();
  const free = await takeTry(tx, { key, kind, limit: room.attemptLimits[kind], now, about });
  return free ? Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)) : 0;
}

/** Before the password is looked at, so that guesses side by side count as well (T13). */
export async function beginGuess(room: Insides, tx: Tx, guess: Guess): Promise<void> {
  await takeOneTry(room, tx, { key: guess.account, kind: guess.kind });
  await takeOneTry(room, tx, { key: guess.address, kind: 'address', about: guess.ip });
}

/** Answers whether the next guess has to read an image. */
export async function guessedWrong(room: Insides, tx: Tx, guess: Guess): Promise<boolean> {
  const now = room.clock.now();
  const forgetBefore = forgetFailuresBefore(now);
  await addFailure(tx, { key: guess.account, kind: guess.kind, now, forgetBefore });
  await nameAttempt(tx, { key: guess.account, kind: guess.kind, ...guess.name });
  const failures = await addFailure(tx, { key: guess.pair, kind: 'pair', now, forgetBefore });
  return failures >= FAILURES_BEFORE_CAPTCHA;
}

/** The try is given back and the failures are forgotten. */
export async function guessedRight(room: Insides, tx: Tx, guess: Guess): Promise<void> {
  await giveTryBack(tx, guess.account, room.attemptLimits[guess.kind]);
  await giveTryBack(tx, guess.address, room.attemptLimits.address);
  await forgetFailures(tx, [guess.account, guess.pair]);
}

/** Whether three or more failed under this key. Checklist S-013. */
export async function mustReadImage(room: Insides, tx: Tx, key: Buffer): Promise<boolean> {
  const since = forgetFailuresBefore(room.clock.now());
  return (await failuresOf(tx, key, since)) >= FAILURES_BEFORE_CAPTCHA;
}

const forgetFailuresBefore = (now: Date) =>
  new Date(now.getTime() - FAILURES_FORGOTTEN_AFTER_HOURS * 3_600_000);
