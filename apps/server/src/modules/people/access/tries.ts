import { createHmac } from 'node:crypto';
import { addressKey } from '../../../kernel/address-key.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Internals } from './room.ts';
import {
  type Named,
  type TryKind,
  FAILURES_BEFORE_CAPTCHA,
  FAILURES_FORGOTTEN_AFTER_HOURS,
} from './rules/try-limits.ts';
import {
  addFailure,
  failuresOf,
  forgetFailures,
  returnTry,
  nameTry,
  takeTry,
} from './store/tries.ts';

/** One guess at one account from one address, and what it is counted under. */
export type Guess = {
  readonly kind: 'account' | 'operator';
  readonly account: Buffer;
  readonly address: Buffer;
  /** The account, when there is one of this name. */
  readonly username: string;
  readonly ip: string;
  /** This account from this address: decides whether an image has to be read. */
  readonly pair: Buffer;
};

export function guessAt(
  room: Internals,
  { kind, username, ip }: { kind: Guess['kind']; username: string; ip: string },
): Guess {
  const { brandId } = room.site.brand();
  const address = addressKey(ip);
  return {
    kind,
    username,
    ip: address,
    account: tryKey(room, kind, brandId, username),
    address: tryKey(room, 'address', address),
    pair: tryKey(room, 'pair', kind, brandId, username, address),
  };
}

/** What people type never reaches the table: sometimes it is a password. */
export const tryKey = (room: Internals, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', room.secrets.derive('identity.attempt')).update(parts.join('\n')).digest();

type Try = {
  readonly key: Buffer;
  readonly kind: TryKind;
  /** The member the desk shows it for. */
  readonly about?: string | null;
};

/** Takes one try. Refuses: identity.too-many-attempts with `retryAfterSeconds`. */
export async function takeOneTry(room: Internals, tx: Tx, attempt: Try): Promise<void> {
  const retryAfterSeconds = await secondsToWait(room, tx, attempt);
  if (retryAfterSeconds > 0)
    throw refuse('identity.too-many-attempts', { value: { retryAfterSeconds } });
}

/** Takes one try and answers 0, or answers the seconds until the next is free. */
export async function secondsToWait(
  room: Internals,
  tx: Tx,
  { key, kind, about = null }: Try,
): Promise<number> {
  const now = room.clock.now();
  const free = await takeTry(tx, { key, kind, limit: room.tryLimits[kind], now, about });
  return free ? Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)) : 0;
}

/** What was taken, to be given back when it was right. */
export type Taken = { readonly key: Buffer; readonly kind: TryKind };

type Share = {
  readonly kind: Named;
  readonly parts: readonly string[];
  /** Whether the owner of the name is known in the caller's browser, or logged in there. */
  readonly known: boolean;
  readonly about?: string | null;
};

/**
 * Takes one try under a name. Known browsers have a share that strangers cannot use up, and once
 * that is used up the strangers' one. Refuses: identity.too-many-attempts.
 */
export async function takeShare(room: Internals, tx: Tx, share: Share): Promise<Taken> {
  const answer = await shareOrWait(room, tx, share);
  if (typeof answer !== 'number') return answer;
  throw refuse('identity.too-many-attempts', { value: { retryAfterSeconds: answer } });
}

/** The same in a commit of its own: the try stays counted whatever is refused after it. */
export const countShare = (room: Internals, share: Share): Promise<Taken> =>
  room.db.tx((tx) => takeShare(room, tx, share));

/** The same; null when nothing is left. */
export async function shareOrNull(room: Internals, tx: Tx, share: Share): Promise<Taken | null> {
  const answer = await shareOrWait(room, tx, share);
  return typeof answer === 'number' ? null : answer;
}

async function shareOrWait(
  room: Internals,
  tx: Tx,
  { kind: named, parts, known, about }: Share,
): Promise<Taken | number> {
  const waits: number[] = [];
  for (const kind of known ? ([`${named}-known`, named] as const) : [named]) {
    const key = tryKey(room, kind, ...parts);
    const seconds = await secondsToWait(room, tx, { key, kind, about: about ?? null });
    if (seconds === 0) return { key, kind };
    waits.push(seconds);
  }
  return Math.min(...waits);
}

export const giveBack = (room: Internals, tx: Tx, { key, kind }: Taken) =>
  returnTry(tx, key, room.tryLimits[kind]);

/** A guess that was counted. */
export type Begun = Guess & { readonly taken: readonly Taken[] };

/**
 * Called before the password is checked, so that concurrent guesses count as well (T13). Whom the
 * browser is known to does not wait for strangers at the same address either.
 */
export async function beginGuess(
  room: Internals,
  tx: Tx,
  { guess, known }: { guess: Guess; known: boolean },
): Promise<Begun> {
  const { kind, username, ip } = guess;
  const { brandId } = room.site.brand();
  const about = known ? username : null;
  const share = await takeShare(room, tx, { kind, parts: [brandId, username], known, about });
  if (share.kind !== kind) return { ...guess, taken: [share] };
  await takeOneTry(room, tx, { key: guess.address, kind: 'address', about: ip });
  return { ...guess, taken: [share, { key: guess.address, kind: 'address' }] };
}

/**
 * Answers whether the next guess has to read an image. The desk shows the name only when an account
 * has it (`exists`); other typed names may be passwords.
 */
export async function guessedWrong(
  room: Internals,
  tx: Tx,
  { guess, exists }: { guess: Guess; exists: boolean },
): Promise<boolean> {
  const now = room.clock.now();
  const forgetBefore = forgetFailuresBefore(now);
  await addFailure(tx, { key: guess.account, kind: guess.kind, now, forgetBefore });
  await nameTry(tx, { key: guess.account, about: exists ? guess.username : null });
  const failures = await addFailure(tx, { key: guess.pair, kind: 'pair', now, forgetBefore });
  return failures >= FAILURES_BEFORE_CAPTCHA;
}

/** Gives the tries back and forgets the failures. */
export async function guessedRight(room: Internals, tx: Tx, guess: Begun): Promise<void> {
  for (const taken of guess.taken) await giveBack(room, tx, taken);
  await forgetFailures(tx, [guess.account, guess.pair]);
}

/** Whether three or more failed under this key. Checklist S-013. */
export async function mustReadImage(room: Internals, tx: Tx, key: Buffer): Promise<boolean> {
  const since = forgetFailuresBefore(room.clock.now());
  return (await failuresOf(tx, key, since)) >= FAILURES_BEFORE_CAPTCHA;
}

const forgetFailuresBefore = (now: Date) =>
  new Date(now.getTime() - FAILURES_FORGOTTEN_AFTER_HOURS * 3_600_000);

/**
 * One try of a member at the code of a voucher. It is committed beside the caller's story, which is
 * undone when the code was wrong; the returned function gives it back. 8, and one more every 5
 * minutes. Refuses: identity.too-many-attempts.
 */
export async function tryVoucher(
  room: Internals,
  memberId: MemberId,
): Promise<() => Promise<void>> {
  const key = tryKey(room, 'voucher', memberId);
  const about = toWire('mbr', memberId);
  await room.db.aside((tx) => takeOneTry(room, tx, { key, kind: 'voucher', about }));
  return async () => {
    await room.db.aside((tx) => returnTry(tx, key, room.tryLimits.voucher));
  };
}
