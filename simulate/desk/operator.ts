import { consoleRoutes } from '@nokshi/contract';
import { codeOf } from '../../tests/harness/authenticator.ts';
import type { Caller } from '../ask.ts';
import type { World } from '../world.ts';

const { identity } = consoleRoutes;

export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** Of the authenticator, in base32; null where there is none. */
  readonly factorKey: string | null;
};

export type Operator = Caller & { readonly credentials: Credentials };

const ADDRESS = '10.250.0.1';

export const operatorOf = (world: World, credentials: Credentials): Operator => ({
  client: world.newClient('console'),
  ip: ADDRESS,
  credentials,
});

/** Signs in unless a session still lives; the code only where the house asks for it. */
export async function signIn(world: World, operator: Operator): Promise<boolean> {
  const { client, ip, credentials } = operator;
  const { status } = await client.send(
    identity.sessionInfo,
    {},
    { headers: { 'x-forwarded-for': ip } },
  );
  if (status === 200) return true;
  const { username, password, factorKey } = credentials;
  const ask = (code?: string) =>
    world.ask(operator, identity.login, {
      input: { username, password, ...(code && { code }) },
      as: 'sign in to the console',
      ...(!code && factorKey && { may: ['identity.second-factor-needed'] }),
    });
  if (await ask()) return true;
  return factorKey !== null && (await ask(codeOf(factorKey, 0, world.life.now()))) !== null;
}

export const PASSWORD = 'a lamp in the ferry house 93';

/** The first operator's way in: the one-time password once, a password of one's own, an authenticator. */
export async function firstSignIn(
  world: World,
  oneTime: { username: string; password: string },
): Promise<Operator> {
  const first = operatorOf(world, { ...oneTime, factorKey: null });
  await signIn(world, first);
  await world.ask(first, identity.changePassword, {
    as: 'choose an operator’s password',
    input: {
      oldPassword: oneTime.password,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
    },
  });
  const begun = await world.ask(first, identity.beginFactor, {
    input: {},
    as: 'set up an authenticator',
  });
  const factorKey = begun?.secret ?? null;
  if (factorKey)
    await world.ask(first, identity.confirmFactor, {
      input: { code: codeOf(factorKey, 0, world.life.now()) },
      as: 'confirm an authenticator',
    });
  return {
    ...first,
    credentials: { username: oneTime.username, password: PASSWORD, factorKey },
  };
}
