import { playerRoutes } from '@nokshi/contract';
import { solveWork } from '../../tests/harness/solve-work.ts';
import { PASSWORD, type Person, type World } from '../world.ts';

const { identity, security } = playerRoutes;

/**
 * Opens the account as the form does: first the work that the house asks for, then the rest; below
 * an agent by the agent's code.
 */
export async function register(
  world: World,
  person: Person,
  affiliateCode?: string,
): Promise<boolean> {
  const { ask } = world;
  const { username } = person.plan;
  const task = await ask(person, identity.proofOfWork, { input: {}, as: 'ask for the work' });
  const opened = await ask(person, identity.register, {
    as: 'register',
    input: {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agree: true,
      ...(affiliateCode && { affiliateCode }),
      ...(task && { geetest: solveWork(task) }),
    },
  });
  if (!opened) return false;
  person.memberId = opened.userInfo.id;
  world.members.push(person.memberId);
  return true;
}

type Opened = { readonly id: string; readonly secret: string };

/** Into an account that an agent opened: its owner chooses a password and confirms age and terms. */
export async function takeOver(
  world: World,
  person: Person,
  { id, secret }: Opened,
): Promise<boolean> {
  const input = { username: person.plan.username, password: secret };
  if (!(await world.ask(person, identity.login, { input, as: 'log in' }))) return false;
  const changed = await world.ask(person, security.changePassword, {
    input: {
      oldPassword: secret,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
      agree: true,
    },
    as: 'take over an account',
  });
  if (!changed) return false;
  person.memberId = id;
  world.members.push(id);
  return true;
}

/** Comes back with the previous session, or logs in again by the password. */
export async function comeBack(world: World, person: Person): Promise<boolean> {
  const { status } = await person.client.send(identity.sessionInfo, {}, headersOf(person));
  if (status === 200) return true;
  const input = { username: person.plan.username, password: PASSWORD };
  return (await world.ask(person, identity.login, { input, as: 'log in' })) !== null;
}

const headersOf = ({ ip }: Person) => ({ headers: { 'x-forwarded-for': ip } });
