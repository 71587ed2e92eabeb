import {
  consoleRoutes,
  OPERATOR_ROLES,
  type OperatorRole,
  playerRoutes,
  TRIAL,
} from '@nokshi/contract';
import { SET_TYPES, type SetType } from '@nokshi/contract/console/member-type.ts';
import { httpClient } from './client.ts';
import { newAddress, PASSWORD, type RunningHouse } from './house.ts';
import { setType } from './team.ts';
import { trialOf } from './trial.ts';

/** Somebody who may send a request: what the house knows of them, and their cookies. */
export type Identity = {
  readonly name: string;
  readonly realm: 'player' | 'console' | null;
  readonly type?: SetType | typeof TRIAL;
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
  // A trial account takes no break, and its sessions end for good when it is frozen.
  { name: 'an account of type 4, free', realm: 'player', type: TRIAL },
  ...SET_TYPES.flatMap((type) =>
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

type Member = Awaited<ReturnType<typeof register>>;
type Restrict = (house: RunningHouse, member: Member) => Promise<unknown>;
const RESTRICT: Readonly<Record<NonNullable<Identity['restriction']>, Restrict>> = {
  frozen: async (house, { memberId: id }) =>
    (await house.operator()).call(consoleRoutes.identity.freeze, { id, reason: 'Asked to stop' }),
  'self-excluded': (_, { client }) => client.call(playerRoutes.limits.excludeSelf, { months: 6 }),
  'time-out': (_, { client }) => client.call(playerRoutes.limits.takeTimeOut, { hours: 24 }),
};

/** The cookies of a log-in of this kind. */
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
  if (type === TRIAL) return (await trialOf(house)).cookies();
  const member = await register(house);
  const { username, headers } = member;
  if (type !== 0) await setType(house, member, type);
  if (restriction) await RESTRICT[restriction](house, member);
  if (mustChange)
    await house.database.pool.query(
      'update identity_member set must_change_password = true where username = $1',
      [username],
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
  const client = house.visitor();
  const { userInfo } = await client.call(playerRoutes.identity.register, form, { headers });
  return { username, headers, client, memberId: userInfo.id };
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
