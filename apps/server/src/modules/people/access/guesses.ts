import type { Tx } from '../../../kernel/db.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { Internals } from './room.ts';
import { isOperatorKnown, rememberOperatorHere } from './operator-browsers.ts';
import { matchingStep, newTotp } from './totp.ts';
import {
  beginGuess,
  type Begun,
  giveBack,
  type Guess,
  guessAt,
  guessedRight,
  guessedWrong,
  type Taken,
  shareOrNull,
  takeShare,
} from './tries.ts';

export type Guesses = ReturnType<typeof guessesOf>;

/** Passwords, codes of authenticators and attempt limits, for operators as for members. */
export const guessesOf = (room: Internals) => ({
  hasher: room.hasher,
  at: (input: Parameters<typeof guessAt>[1]) => guessAt(room, input),
  /** Before the password is checked. Refuses: identity.too-many-attempts. */
  begin: (tx: Tx, begin: { guess: Guess; known: boolean }) => beginGuess(room, tx, begin),
  right: (tx: Tx, guess: Begun) => guessedRight(room, tx, guess),
  wrong: (tx: Tx, wrong: { guess: Guess; exists: boolean }) => guessedWrong(room, tx, wrong),
  /** One try outside a log-in. Refuses: identity.too-many-attempts. */
  take: (tx: Tx, share: Parameters<typeof takeShare>[2]) => takeShare(room, tx, share),
  takeOrNull: (tx: Tx, share: Parameters<typeof takeShare>[2]) => shareOrNull(room, tx, share),
  giveBack: (tx: Tx, taken: Taken) => giveBack(room, tx, taken),
  /** Whether the operator logged in recently from this browser, and that it did now. */
  isKnown: (tx: Tx, who: Parameters<typeof isOperatorKnown>[2]) => isOperatorKnown(room, tx, who),
  remember: (tx: Tx, who: Parameters<typeof rememberOperatorHere>[2]) =>
    rememberOperatorHere(room, tx, who),
  /** Refuses: identity.password-length, identity.password-pattern, identity.password-common. */
  checkNewPassword: (input: Parameters<typeof checkNewPassword>[1]) =>
    checkNewPassword(room, input),
  newTotp: (input: Parameters<typeof newTotp>[1]) => newTotp(room, input),
  matchingStep: (input: Parameters<typeof matchingStep>[1]) => matchingStep(room, input),
});
