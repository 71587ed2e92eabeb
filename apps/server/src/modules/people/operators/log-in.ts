import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes, Operator } from '@nokshi/contract/console/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { toWire } from '../../../kernel/ids.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { codeIsRight } from './factor.ts';
import type { Guess } from '../access/index.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { type OperatorRow, operatorByUsername, recordOperatorLogin } from './store/operators.ts';
import type { Internals } from './room.ts';

/**
 * Logs an operator in; as with members, nothing reveals whether the username exists. The code is
 * requested and checked only after the right password. Refuses: identity.too-many-attempts,
 * identity.wrong-credentials, identity.second-factor-needed, identity.second-factor-wrong.
 */
export async function logIn(
  room: Internals,
  input: Input<typeof consoleIdentityRoutes.login>,
  caller: Caller,
): Promise<Output<typeof consoleIdentityRoutes.login>> {
  const username = input.username.trim().toLowerCase();
  const guess = room.guesses.at({ kind: 'operator', username, ip: caller.ip });
  const operator = await room.db.tx(async (tx) => {
    await room.guesses.begin(tx, guess);
    return operatorByUsername(tx, { brandId: room.site.brand().brandId, username });
  });
  const known = operator?.passwordHash ?? room.guesses.hasher.nobody;
  const right = await room.guesses.hasher.verify(known, input.password, forWhom(caller));
  if (!operator || !right || operator.state !== 'ACTIVE') {
    const wrong = { guess, exists: operator !== undefined };
    await room.db.tx((tx) => room.guesses.wrong(tx, wrong));
    throw refuse('identity.wrong-credentials');
  }
  await checkCode(room, { operator, guess, code: input.code });
  const { sessionId, secret } = await room.db.tx(async (tx) => {
    await room.guesses.right(tx, guess);
    await recordOperatorLogin(tx, operator.operatorId, room.clock.now());
    return room.sessions.start(tx, {
      realm: 'operator',
      ownerId: operator.operatorId,
      generation: 1,
      caller,
    });
  });
  caller.setSession(secret);
  return { token: toWire('ses', sessionId), operator: toOperator(operator) };
}

async function checkCode(
  room: Internals,
  login: { operator: OperatorRow; guess: Guess; code: string | undefined },
): Promise<void> {
  const { operator, guess, code } = login;
  const sealed = operator.factorSealed;
  if (!sealed) return;
  if (!code) {
    await room.db.tx((tx) => room.guesses.right(tx, guess));
    throw refuse('identity.second-factor-needed', { field: 'code' });
  }
  const right = await room.db.tx(async (tx) => {
    const fits = await codeIsRight(room, tx, { operator, sealed, code });
    if (!fits) await room.guesses.wrong(tx, { guess, exists: true });
    return fits;
  });
  if (!right) throw refuse('identity.second-factor-wrong', { field: 'code' });
}

/** An operator as the console shows one. */
export const toOperator = (row: OperatorRow): Operator => ({
  id: toWire('opr', row.operatorId),
  username: row.username,
  roles: row.roles,
  permissions: [...permissionsOf(row.roles, row.customPermissions)],
  secondFactor: row.factorSealed !== null,
  passwordChangeNeeded: row.passwordChangeNeeded,
  factorSetupNeeded: row.factorRequired && row.factorSealed === null,
});
