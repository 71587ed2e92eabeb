import type { Input, Output } from '@nokshi/contract';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { toWire } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { challengeAtLogin } from './challenge-kind.ts';
import { beginGuess, type Guess, guessAt, guessedRight, guessedWrong } from './attempts.ts';
import { toMemberInfo } from './member-info.ts';
import { requireChallenge } from './require-challenge.ts';
import type { Insides } from './room.ts';
import { startSession } from './start-session.ts';
import { type MemberRow, memberByUsername, memberForUpdate, recordLogin } from './store/members.ts';

export type LoginAnswer = Output<typeof identityRoutes.login>;

/**
 * Logs a member in. Whether the username exists shows nowhere: the same steps are taken, the same
 * hash work is done and the same words are said (promises.md T13). In several transactions, since
 * a wrong guess stays counted and no connection waits for the hash.
 * Refuses: identity.captcha-needed, identity.captcha-wrong, identity.challenge-needed,
 * identity.challenge-wrong, identity.too-many-attempts, identity.wrong-credentials;
 * `captcha: true` with the last when the next try needs the image.
 */
export async function login(
  room: Insides,
  input: Input<typeof identityRoutes.login>,
  caller: Caller,
): Promise<LoginAnswer> {
  // Codes by SMS are not offered, and the log-in form says so by the flag MOBILEVERCODELOGIN3.
  if (input.type !== 'username') throw refuse('edge.invalid-input', { field: 'type' });
  const username = input.username.trim().toLowerCase();
  const guess = guessAt(room, { kind: 'account', username, ip: caller.ip });
  const kind = await room.db.read((tx) => challengeAtLogin(room, tx, guess.pair));
  await requireChallenge(room, { kind, answers: input, caller });
  const member = await room.db.tx(async (tx) => {
    await beginGuess(room, tx, guess);
    return memberByUsername(tx, { brandId: room.site.brand().brandId, username });
  });
  const right = await room.hasher.verify(
    member?.passwordHash ?? room.hasher.nobody,
    input.password,
  );
  if (!member || !right) throw await wrongGuess(room, guess);
  const { answer, secret } = await room.db.tx(async (tx) => {
    await guessedRight(room, tx, guess);
    return logIn(room, tx, { memberId: member.memberId, caller });
  });
  caller.setSession(secret);
  return answer;
}

/** Counts it and makes the refusal. */
export async function wrongGuess(room: Insides, guess: Guess) {
  const failedOften = await room.db.tx((tx) => guessedWrong(room, tx, guess));
  const captcha = failedOften && room.site.challenge().login === 'image';
  return refuse('identity.wrong-credentials', { value: { captcha } });
}

/** Opens a session for a member who has proved to be one, restricted ones included. */
export async function logIn(
  room: Insides,
  tx: Tx,
  { memberId, caller }: { memberId: MemberRow['memberId']; caller: Caller },
): Promise<{ answer: LoginAnswer; secret: string }> {
  // Locked, so that a freeze at this moment either ends this session or is seen by it.
  const member = await memberForUpdate(tx, memberId);
  if (!member) throw new Error('a member who just logged in is not there');
  const { sessionId, secret } = await startSession(room, tx, {
    realm: 'player',
    ownerId: memberId,
    generation: member.generation,
    caller,
  });
  await recordLogin(tx, memberId, room.clock.now());
  return {
    secret,
    answer: {
      token: toWire('ses', sessionId),
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: member.mustChangePassword,
      userInfo: toMemberInfo(member, room),
    },
  };
}
