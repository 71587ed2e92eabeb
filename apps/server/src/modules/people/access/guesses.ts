import type { Tx } from '../../../kernel/db.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { Internals } from './room.ts';
import type { TryKind } from './rules/try-limits.ts';
import { returnTry } from './store/tries.ts';
import { matchingStep, newTotp } from './totp.ts';
import {
  beginGuess,
  type Guess,
  guessAt,
  guessedRight,
  guessedWrong,
  takeOneTry,
  tryKey,
} from './tries.ts';

export type Guesses = ReturnType<typeof guessesOf>;

/** Passwords, codes of authenticators and attempt limits, for operators as for members. */
export const guessesOf = (room: Internals) => ({
  hasher: room.hasher,
  at: (input: Parameters<typeof guessAt>[1]) => guessAt(room, input),
  /** Before the password is checked. Refuses: identity.too-many-attempts. */
  begin: (tx: Tx, guess: Guess) => beginGuess(room, tx, guess),
  right: (tx: Tx, guess: Guess) => guessedRight(room, tx, guess),
  wrong: (tx: Tx, wrong: { guess: Guess; exists: boolean }) => guessedWrong(room, tx, wrong),
  /** One try outside a log-in. Refuses: identity.too-many-attempts. */
  take: (tx: Tx, { key, kind, about }: { key: Buffer; kind: TryKind; about: string }) =>
    takeOneTry(room, tx, { key, kind, about }),
  giveBack: (tx: Tx, key: Buffer, kind: TryKind) => returnTry(tx, key, room.tryLimits[kind]),
  keyOf: (...parts: readonly string[]) => tryKey(room, ...parts),
  /** Refuses: identity.password-length, identity.password-pattern, identity.password-common. */
  checkNewPassword: (input: Parameters<typeof checkNewPassword>[1]) =>
    checkNewPassword(room, input),
  newTotp: (input: Parameters<typeof newTotp>[1]) => newTotp(room, input),
  matchingStep: (input: Parameters<typeof matchingStep>[1]) => matchingStep(room, input),
});
