import { plainCode } from '@nokshi/contract/typed-code.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { answerLogin, completeLogin, type LoginAnswer } from './complete-login.ts';
import { NOBODY } from './devices.ts';
import { factorIsRight } from './factors.ts';
import { mustChange } from './must-change.ts';
import { isOld } from './older-proof.ts';
import type { Internals } from './room.ts';
import { forgetFailures, returnTry } from './store/tries.ts';
import { type Guess, guessedWrong, secondsToWait, tryKey } from './tries.ts';

type Both = {
  readonly username: string;
  readonly password: string;
  /** Of an authenticator, or a recovery code. */
  readonly code: string;
  readonly remember: boolean;
  readonly guess: Guess;
  readonly caller: Caller;
};

/**
 * Logs in by password and second factor shown together, so that nobody who has a factor waits for
 * strangers that guess at the name. It is not counted under the name: a wrong code and a wrong
 * password get one answer, and of a right password the codes are counted. The work is the same
 * whether or not the name exists and whichever was wrong (promises.md T13). Refuses:
 * identity.wrong-credentials, identity.not-a-member (a closed account with both right).
 */
export async function logInWithFactor(
  room: Internals,
  { username, password, code, remember, guess, caller }: Both,
): Promise<LoginAnswer> {
  const member = await room.db.read((tx) => room.accounts.byUsername(tx, username));
  const known = member?.passwordHash ?? room.hasher.nobody;
  const right = await room.hasher.verify(known, password, forWhom(caller));
  const found = member && right ? member : undefined;
  const entry = await room.db.tx(async (tx) => {
    const owner = found?.memberId ?? NOBODY;
    const key = tryKey(room, 'factor', owner);
    const about = found ? toWire('mbr', owner) : null;
    const seconds = await secondsToWait(room, tx, { key, kind: 'factor', about });
    const kind = /^\d{6}$/.test(plainCode(code)) ? 'totp' : 'recovery';
    const asked = { memberId: seconds === 0 ? owner : NOBODY, asker: '', code };
    if (!(await factorIsRight(room, tx, { ...asked, kind })) || !found) return null;
    await returnTry(tx, key, room.tryLimits.factor);
    await forgetFailures(tx, [guess.account, guess.pair]);
    if (found.closedAt) return { asked: refuse('identity.not-a-member') };
    const { memberId } = found;
    if (mustChange(room, found, password)) await room.accounts.requireNewPassword(tx, memberId);
    const proven = await isOld(room, tx, { proof: kind, memberId });
    return completeLogin(room, tx, { memberId, caller, remember, proven });
  });
  if (entry) return answerLogin(caller, entry);
  const exists = member !== undefined;
  const failedOften = await room.db.tx((tx) => guessedWrong(room, tx, { guess, exists }));
  const captcha = failedOften && room.site.challenge().login === 'image';
  throw refuse('identity.wrong-credentials', { value: { captcha } });
}
