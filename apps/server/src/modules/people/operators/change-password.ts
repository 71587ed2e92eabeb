import type { Input } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { operatorById, writeOperatorPassword } from './store/operators.ts';
import type { Internals } from './room.ts';

/**
 * Changes an operator's own password; the old one counts as a guess, and every other session of the
 * operator ends. Refuses: identity.password-length, identity.password-pattern,
 * identity.password-common, identity.passwords-differ, identity.password-same,
 * identity.too-many-attempts, identity.wrong-credentials.
 */
export async function changePassword(
  room: Internals,
  input: Input<typeof consoleIdentityRoutes.changePassword>,
  caller: Caller,
): Promise<void> {
  const { operatorId, username, sessionId } = operatorOf(caller);
  const { oldPassword, newPassword: password } = input;
  room.guesses.checkNewPassword({ password, username, field: 'newPassword' });
  if (password !== input.confirmNewPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmNewPassword' });
  if (password === oldPassword) throw refuse('identity.password-same', { field: 'newPassword' });
  const who = forWhom(caller);
  const guess = room.guesses.at({ kind: 'operator', username, ip: caller.ip });
  const { begun, passwordHash } = await room.db.tx(async (tx) => ({
    begun: await room.guesses.begin(tx, { guess, known: true }),
    passwordHash: (await operatorById(tx, operatorId)).passwordHash,
  }));
  if (!(await room.guesses.hasher.verify(passwordHash, oldPassword, who))) {
    await room.db.tx((tx) => room.guesses.wrong(tx, { guess, exists: true }));
    throw refuse('identity.wrong-credentials', { field: 'oldPassword' });
  }
  const hash = await room.guesses.hasher.hash(password, who);
  await room.db.tx(async (tx) => {
    await room.guesses.right(tx, begun);
    await writeOperatorPassword(tx, operatorId, { hash, now: room.clock.now() });
    const because = 'password-changed';
    await room.sessions.end(tx, { ownerId: operatorId, except: sessionId, because });
    room.sessions.refresh(tx, operatorId);
    const act = 'identity.change-password';
    await audited(room, tx, { caller, act, object: username, facts: {} });
  });
}
