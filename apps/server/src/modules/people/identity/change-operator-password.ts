import type { Input } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { beginGuess, guessAt, guessedRight, guessedWrong } from './attempts.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endSessions } from './end-sessions.ts';
import type { Insides } from './room.ts';
import { publishChanged } from './sessions.ts';
import { operatorById, writeOperatorPassword } from './store/operators.ts';

/**
 * Changes an operator's own password; the old one counts as a guess, and every other session of
 * the operator ends.
 * Refuses: identity.password-length, identity.password-pattern, identity.password-common,
 * identity.passwords-differ, identity.password-same, identity.too-many-attempts,
 * identity.wrong-credentials.
 */
export async function changeOperatorPassword(
  room: Insides,
  input: Input<typeof consoleIdentityRoutes.changePassword>,
  caller: Caller,
): Promise<void> {
  const { operatorId, username, sessionId } = operatorOf(caller);
  const { oldPassword, newPassword: password } = input;
  checkNewPassword(room, { password, username, field: 'newPassword' });
  if (password !== input.confirmNewPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmNewPassword' });
  if (password === oldPassword) throw refuse('identity.password-same', { field: 'newPassword' });
  const guess = guessAt(room, { kind: 'operator', username, ip: caller.ip });
  const { passwordHash } = await room.db.tx(async (tx) => {
    await beginGuess(room, tx, guess);
    return operatorById(tx, operatorId);
  });
  if (!(await room.hasher.verify(passwordHash, oldPassword))) {
    await room.db.tx((tx) => guessedWrong(room, tx, guess));
    throw refuse('identity.wrong-credentials', { field: 'oldPassword' });
  }
  const hash = await room.hasher.hash(password);
  await room.db.tx(async (tx) => {
    await guessedRight(room, tx, guess);
    await writeOperatorPassword(tx, operatorId, { hash, now: room.clock.now() });
    const because = 'password-changed';
    await endSessions(room, tx, { ownerId: operatorId, except: sessionId, because });
    tx.afterCommit(() => publishChanged(room, operatorId));
    const act = 'identity.change-password';
    await audited(room, tx, { caller, act, object: username, facts: {} });
  });
}
