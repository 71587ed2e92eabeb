import type { Input } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isFreePlayName } from '../identity/index.ts';
import { type ChallengeKind, requireChallenge } from './challenges.ts';
import { isKnownBrowser } from './devices.ts';
import { answerLogin, continueLogin, type LoginAnswer } from './complete-login.ts';
import { logInWithFactor } from './log-in-with-factor.ts';
import { mustChange } from './must-change.ts';
import type { Internals } from './room.ts';
import {
  beginGuess,
  type Guess,
  guessAt,
  guessedRight,
  guessedWrong,
  mustReadImage,
} from './tries.ts';

/**
 * Logs a member in. Nothing reveals whether the username exists: the steps, the hash work and the
 * words are the same (promises.md T13). In several transactions, since a wrong guess stays counted
 * and no connection waits for the hash. Refuses: identity.not-a-member (a name of free play, or
 * the right password of a closed account), identity.captcha-needed, identity.captcha-wrong,
 * identity.challenge-needed, identity.challenge-wrong, identity.too-many-attempts,
 * identity.wrong-credentials (of `logInWithFactor` when a code came with it; `captcha: true` when the next try needs the image),
 * identity.second-factor-needed with the ticket for `passFactor`. Checklist ER-030.
 */
export async function logInByPassword(
  room: Internals,
  input: Input<typeof identityRoutes.login>,
  caller: Caller,
): Promise<LoginAnswer> {
  for (const field of ['username', 'password'] as const)
    if (input[field] === '') throw refuse('edge.invalid-input', { field });
  const username = input.username.trim().toLowerCase();
  if (isFreePlayName(username)) throw refuse('identity.not-a-member');
  const guess = guessAt(room, { kind: 'account', username, ip: caller.ip });
  const kind = await room.db.read((tx) => challengeAtLogin(room, tx, guess.pair));
  await requireChallenge(room, { kind, answers: input, caller });
  const { code } = input;
  if (code) return logInWithFactor(room, { ...input, code, username, guess, caller });
  const { member, begun } = await room.db.tx(async (tx) => {
    const member = await room.accounts.byUsername(tx, username);
    const known = await isKnownBrowser(room, tx, { memberId: member?.memberId, caller });
    return { member, begun: await beginGuess(room, tx, { guess, known }) };
  });
  const right = await room.hasher.verify(
    member?.passwordHash ?? room.hasher.nobody,
    input.password,
    forWhom(caller),
  );
  if (!member || !right) throw await wrongGuess(room, { guess, exists: member !== undefined });
  const entry = await room.db.tx(async (tx) => {
    await guessedRight(room, tx, begun);
    if (member.closedAt) return { asked: refuse('identity.not-a-member') };
    if (mustChange(room, member, input.password))
      await room.accounts.requireNewPassword(tx, member.memberId);
    return continueLogin(room, tx, { member, caller, remember: input.remember });
  });
  return answerLogin(caller, entry);
}

/** Counts the failure and makes the refusal. */
async function wrongGuess(room: Internals, wrong: { guess: Guess; exists: boolean }) {
  const failedOften = await room.db.tx((tx) => guessedWrong(room, tx, wrong));
  const captcha = failedOften && room.site.challenge().login === 'image';
  return refuse('identity.wrong-credentials', { value: { captcha } });
}

/** Which challenge the next log-in must solve; the same whether or not the username exists. */
export async function challengeKind(
  room: Internals,
  tx: Tx,
  { username, caller }: { username: string; caller: Caller },
): Promise<{ kind: ChallengeKind }> {
  const name = username.trim().toLowerCase();
  const { pair } = guessAt(room, { kind: 'account', username: name, ip: caller.ip });
  return { kind: await challengeAtLogin(room, tx, pair) };
}

/** After three failures of this account from this address, what the site's setting says. S-013. */
const challengeAtLogin = async (room: Internals, tx: Tx, pair: Buffer): Promise<ChallengeKind> =>
  (await mustReadImage(room, tx, pair)) ? room.site.challenge().login : 'none';
