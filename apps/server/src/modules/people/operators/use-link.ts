import type { Input, Output } from '@nokshi/contract';
import type { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import type { Caller, Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { toOperator } from './log-in.ts';
import { hashOfLink } from './invite-operator.ts';
import { lockOperatorOfLink, operatorOfLink, writeLink } from './store/desk.ts';
import { operatorById, recordOperatorLogin, writeOperatorPassword } from './store/operators.ts';
import { moveOperator } from './state.ts';
import type { Internals } from './room.ts';

type Routes = typeof consoleOperatorRoutes;

/** The operator of the link. Refuses: identity.link-ended. */
export async function readLink(
  room: Internals,
  tx: Tx,
  secret: string,
): Promise<Output<Routes['readLink']>> {
  const { username, linkUntil } = await ofLink(room, tx, { secret });
  return { username, until: linkUntil.toISOString() };
}

/**
 * Sets the password, spends the link, ends every other session and logs in. Refuses:
 * identity.link-ended, identity.password-length, identity.password-common,
 * identity.password-pattern, identity.passwords-differ, edge.busy.
 */
export async function useLink(
  room: Internals,
  input: Input<Routes['useLink']>,
  caller: Caller,
): Promise<Story<Output<Routes['useLink']>>> {
  const { username } = await room.db.read((tx) => ofLink(room, tx, input));
  const password = input.newPassword;
  room.guesses.checkNewPassword({ password, username, field: 'newPassword' });
  if (password !== input.confirmNewPassword)
    throw refuse('identity.passwords-differ', { field: 'confirmNewPassword' });
  const hash = await room.guesses.hasher.hash(password, forWhom(caller));
  return async (tx) => {
    const { operatorId, state } = await ofLink(room, tx, { ...input, find: lockOperatorOfLink });
    const now = room.clock.now();
    await writeOperatorPassword(tx, operatorId, { hash, now });
    await writeLink(tx, operatorId, null);
    if (state === 'INVITED') await moveOperator(tx, { operatorId, state }, 'ACTIVE');
    await room.sessions.end(tx, { ownerId: operatorId, because: 'password-changed' });
    await room.guesses.remember(tx, { operatorId, caller });
    await recordOperatorLogin(tx, operatorId, now);
    const owner = { realm: 'operator' as const, ownerId: operatorId, generation: 1, caller };
    const started = await room.sessions.start(tx, owner);
    await room.audit.append(tx, {
      operatorId,
      operator: username,
      act: 'identity.use-link',
      object: toWire('opr', operatorId),
      facts: {},
      ip: caller.ip,
    });
    caller.setSession(started.secret);
    return { operator: toOperator(await operatorById(tx, operatorId)) };
  };
}

async function ofLink(
  room: Internals,
  tx: Tx,
  { secret, find = operatorOfLink }: { secret: string; find?: typeof operatorOfLink },
) {
  const { brandId } = room.site.brand();
  const found = await find(tx, {
    brandId,
    hash: hashOfLink(secret),
    now: room.clock.now(),
  });
  if (!found) throw refuse('identity.link-ended');
  return found;
}
