import { consoleRoutes, OPERATOR_ROLES, type OperatorRole, playerRoutes } from '@nokshi/contract';
import { httpClient } from './client.ts';
import { newAddress, PASSWORD, type RunningHouse } from './house.ts';

/** Somebody who may send a request: what the house knows of them, and their cookies. */
export type Identity = {
  readonly name: string;
  readonly realm: 'player' | 'console' | null;
  readonly type?: number;
  readonly restriction?: 'frozen' | 'self-excluded' | 'time-out';
  /** A member whose password must be changed first. */
  readonly mustChange?: boolean;
  readonly role?: OperatorRole;
  readonly oneTimePassword?: boolean;
  /** Has to set up a second factor first. */
  readonly withoutFactor?: boolean;
};

/** Every kind of caller of promise T10. */
export const IDENTITIES: readonly Identity[] = [
  { name: 'a visitor', realm: null },
  ...[0, 1, 2, 41, 42, 4].flatMap((type) =>
    ([undefined, 'frozen', 'self-excluded', 'time-out'] as const).map((restriction) => ({
      name: `an account of type ${type}, ${restriction ?? 'free'}`,
      realm: 'player' as const,
      type,
      ...(restriction && { restriction }),
    })),
  ),
  { name: 'a member with a weak password', realm: 'player', type: 0, mustChange: true },
  ...OPERATOR_ROLES.map((role) => ({
    name: `${role} of the console`,
    realm: 'console' as const,
    role,
  })),
  {
    name: 'an operator with a one-time password',
    realm: 'console',
    role: 'admin',
    oneTimePassword: true,
  },
  {
    name: 'an operator who has to set up a second factor',
    realm: 'console',
    role: 'admin',
    withoutFactor: true,
  },
];

const RESTRICT: Readonly<Record<NonNullable<Identity['restriction']>, string>> = {
  frozen: 'frozen_at = now()',
  'self-excluded': "excluded_at = now(), excluded_until = now() + interval '1 year'",
  'time-out': "timed_out_at = now(), timed_out_until = now() + interval '1 day'",
};

/** The cookies of a new log-in of this kind; the rows are set before it, so memory has them right. */
export async function logInAs(
  house: RunningHouse,
  { realm, type = 0, restriction, mustChange = false, role, ...more }: Identity,
): Promise<Readonly<Record<string, string>>> {
  if (realm === null) return {};
  if (realm === 'console') {
    if (more.oneTimePassword) return newOperator(house, 'password_change_needed');
    if (more.withoutFactor) return newOperator(house, 'factor_required');
    return (await house.operator(role)).cookies();
  }
  const { username, headers } = await register(house);
  await house.database.pool.query(
    `update identity_member set type = $2, must_change_password = $3
       ${restriction ? `, ${RESTRICT[restriction]}` : ''}
     where username = $1`,
    [username, type, mustChange],
  );
  const client = house.visitor();
  await client.call(playerRoutes.identity.login, { username, password: PASSWORD }, { headers });
  return client.cookies();
}

let registered = 0;

/** Each from an address of its own: registrations of one address are limited. */
async function register(house: RunningHouse) {
  registered += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${registered % 250}` };
  const username = `matrix${registered}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await house.visitor().call(playerRoutes.identity.register, form, { headers });
  return { username, headers };
}

/** A new administrator who has something to do first. */
async function newOperator(
  house: RunningHouse,
  first: 'password_change_needed' | 'factor_required',
): Promise<Readonly<Record<string, string>>> {
  await house.operator('admin');
  await house.database.pool.query(
    `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
       'operator_id', gen_random_uuid(), 'username', 'op' || $1::text, $1::text, true))).*
     from operators_operator o where o.username = 'admin' on conflict do nothing`,
    [first],
  );
  const client = httpClient(house.consoleOrigin);
  const form = { username: `op${first}`, password: PASSWORD };
  const headers = { 'x-forwarded-for': newAddress() };
  await client.call(consoleRoutes.identity.login, form, { headers });
  return client.cookies();
}
