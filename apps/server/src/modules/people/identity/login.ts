import type { Input } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { challengeAtLogin } from './challenge-kind.ts';
import { beginGuess, type Guess, guessAt, guessedRight, guessedWrong } from './attempts.ts';
import { enter, finishEntry } from './enter.ts';
import type { LoginAnswer } from './let-in.ts';
import { requireChallenge } from './require-challenge.ts';
import type { Insides } from './room.ts';
import { isPasswordExpired } from './rules/password-age.ts';
import { isWeakPassword } from './rules/weak-password.ts';
import { type MemberRow, memberByUsername, writeMustChange } from './store/members.ts';

/**
 * Logs a member in. Whether the username exists shows nowhere: the same steps are taken, the same
 * hash work is done and the same words are said (promises.md T13). In several transactions, since
 * a wrong guess stays counted and no connection waits for the hash.
 * Refuses: identity.captcha-needed, identity.captcha-wrong, identity.challenge-needed,
 * identity.challenge-wrong, identity.too-many-attempts, identity.wrong-credentials
 * (`captcha: true` when the next try needs the image), identity.second-factor-needed with the
 * ticket for `passFactor`.
 */
export async function login(
  room: Insides,
  input: Input<typeof identityRoutes.login>,
  caller: Caller,
): Promise<LoginAnswer> {
  for (const field of ['username', 'password'] as const)
    if (input[field] === '') throw refuse('edge.invalid-input', { field });
  const username = input.username.trim().toLowerCase();
  const guess = guessAt(room, { kind: 'account', username, ip: caller.ip });
  const kind = await room.db.read((tx) => challengeAtLogin(room, tx, guess.pair));
  await requireChallenge(room, { kind, answers: input, caller });
  const found = await room.db.tx(async (tx) => {
    await beginGuess(room, tx, guess);
    return memberByUsername(tx, { brandId: room.site.brand().brandId, username });
  });
  const member = found?.closedAt ? undefined : found;
  const right = await room.hasher.verify(
    member?.passwordHash ?? room.hasher.nobody,
    input.password,
  );
  if (!member || !right) throw await wrongGuess(room, guess);
  const entry = await room.db.tx(async (tx) => {
    await guessedRight(room, tx, guess);
    if (mustChange(room, member, input.password)) await writeMustChange(tx, member.memberId);
    return enter(room, tx, { member, caller, remember: input.remember });
  });
  return finishEntry(caller, entry);
}

/** A password that is tried first, or is too old where the brand asks for that. S-017, A-041. */
const mustChange = (room: Insides, member: MemberRow, password: string): boolean =>
  isWeakPassword(password, member.username) ||
  (room.site.flag('PWDEXPFORCECHANGE3') &&
    isPasswordExpired(member.passwordChangedAt, room.clock.now()));

/** Counts it and makes the refusal. */
export async function wrongGuess(room: Insides, guess: Guess) {
  const failedOften = await room.db.tx((tx) => guessedWrong(room, tx, guess));
  const captcha = failedOften && room.site.challenge().login === 'image';
  return refuse('identity.wrong-credentials', { value: { captcha } });
}
