import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes, Operator } from '@nokshi/contract/console/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import { toWire } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { codeIsRight } from './factor.ts';
import type { Begun, Guess } from '../access/index.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { type OperatorRow, operatorByUsername, recordOperatorLogin } from './store/operators.ts';
import type { Internals } from './room.ts';

/**
 * Logs an operator in; as with members, nothing reveals whether the username exists. The code is
 * requested and checked only after the right password; with both at once nobody waits for strangers
 * who guess at the name. Refuses: identity.too-many-attempts, identity.wrong-credentials,
 * identity.second-factor-needed, identity.second-factor-wrong.
 */
export async function logIn(
  room: Internals,
  input: Input<typeof consoleIdentityRoutes.login>,
  caller: Caller,
): Promise<Output<typeof consoleIdentityRoutes.login>> {
  const username = input.username.trim().toLowerCase();
  const guess = room.guesses.at({ kind: 'operator', username, ip: caller.ip });
  const named = { brandId: room.site.brand().brandId, username };
  const operator = await room.db.read((tx) => operatorByUsername(tx, named));
  const start = await begin(room, { operator, guess, caller, code: input.code });
  const known = operator?.passwordHash ?? room.guesses.hasher.nobody;
  const right = await room.guesses.hasher.verify(known, input.password, forWhom(caller));
  const found = right && operator?.state === 'ACTIVE' ? operator : undefined;
  if (start && found) await checkCode(room, { ...start, operator: found, code: input.code });
  else if (start || !(await showsBoth(room, { found, code: input.code ?? '' }))) {
    const wrong = { guess, exists: operator !== undefined };
    await room.db.tx((tx) => room.guesses.wrong(tx, wrong));
    throw refuse('identity.wrong-credentials');
  }
  if (!found) throw refuse('identity.wrong-credentials');
  const { operatorId } = found;
  const { sessionId, secret } = await room.db.tx(async (tx) => {
    if (start) await room.guesses.right(tx, start.begun);
    await room.guesses.remember(tx, { operatorId, caller });
    await recordOperatorLogin(tx, operatorId, room.clock.now());
    return room.sessions.start(tx, {
      realm: 'operator',
      ownerId: operatorId,
      generation: 1,
      caller,
    });
  });
  caller.setSession(secret);
  return { token: toWire('ses', sessionId), operator: toOperator(found) };
}

/** A guess that was counted, and whether the operator is known in this browser. */
type Started = { readonly begun: Begun; readonly known: boolean };

type Start = {
  readonly operator: OperatorRow | undefined;
  readonly guess: Guess;
  readonly caller: Caller;
  readonly code: string | undefined;
};

/** Null when strangers used up the tries of the name and a code was typed as well. */
async function begin(
  room: Internals,
  { operator, guess, caller, code }: Start,
): Promise<Started | null> {
  const operatorId = operator?.operatorId;
  try {
    return await room.db.tx(async (tx) => {
      const known = await room.guesses.isKnown(tx, { operatorId, caller });
      return { known, begun: await room.guesses.begin(tx, { guess, known }) };
    });
  } catch (refused) {
    if (code && refused instanceof Refusal) return null;
    throw refused;
  }
}

async function checkCode(
  room: Internals,
  login: Started & { operator: OperatorRow; code: string | undefined },
): Promise<void> {
  const { operator, begun, known, code } = login;
  const sealed = operator.factorSealed;
  if (!sealed) return;
  if (!code) {
    await room.db.tx((tx) => room.guesses.right(tx, begun));
    throw refuse('identity.second-factor-needed', { field: 'code' });
  }
  const share = { parts: [operator.operatorId], known, about: operator.username };
  const taken = await room.db.tx((tx) => room.guesses.take(tx, { ...share, kind: 'factor' }));
  const right = await room.db.tx(async (tx) => {
    const fits = await codeIsRight(room, tx, { operator, sealed, code });
    if (fits) await room.guesses.giveBack(tx, taken);
    else await room.guesses.wrong(tx, { guess: begun, exists: true });
    return fits;
  });
  if (!right) throw refuse('identity.second-factor-wrong', { field: 'code' });
}

/**
 * Whether the code is right, of a guess that was not counted under the name: of a right password
 * (`found`) the codes are counted, and the same work is done for a wrong one.
 */
const showsBoth = (
  room: Internals,
  { found, code }: { found: OperatorRow | undefined; code: string },
): Promise<boolean> =>
  room.db.tx(async (tx) => {
    const about = found?.username ?? null;
    const parts = [found?.operatorId ?? 'nobody'];
    const taken = await room.guesses.takeOrNull(tx, { kind: 'factor', parts, known: false, about });
    const sealed = found?.factorSealed;
    if (!taken || !found || !sealed) return false;
    if (!(await codeIsRight(room, tx, { operator: found, sealed, code }))) return false;
    await room.guesses.giveBack(tx, taken);
    return true;
  });

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
