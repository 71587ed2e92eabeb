import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity, agentLinks } = playerRoutes;

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

let names = 0;
const elsewhere = () => ({ headers: { 'x-forwarded-for': newAddress() } });
async function register(given: { login?: boolean; affiliateCode?: string } = {}) {
  const username = `first${++names}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true, ...given };
  const client = house.visitor();
  return { username, client, ...(await client.call(identity.register, form, elsewhere())) };
}
const logIn = async (client: HttpClient, username: string, password = PASSWORD) =>
  client.send(identity.login, { username, password }, elsewhere());

describe('the first log-in', () => {
  it('is reported as such, and only the first (S-015)', async () => {
    const { username } = await register({ login: false });
    const said = [];
    for (let n = 0; n < 2; n++) {
      const { answer } = await logIn(house.visitor(), username);
      said.push(answer.success && answer.value.firstTimeLogin);
    }
    expect(said).toEqual([true, false]);
  });
});

describe('a password that is older than 90 days', () => {
  it('must be changed while the house asks for that, and may stay while it does not (S-016, A-041)', async () => {
    const { username } = await register();
    await house.database.pool.query(
      `update identity_member set password_changed_at = now() - interval '91 days'
       where username = $1`,
      [username],
    );
    const expired = async () => {
      const { answer } = await logIn(house.visitor(), username);
      return answer.success && answer.value.passwordExpired;
    };
    expect(await expired()).toBe(false);
    const admin = await house.operator();
    const { setting, version } = await admin.call(consoleRoutes.settings.flags, {});
    await admin.call(consoleRoutes.settings.setFlags, {
      setting: { ...setting, PWDEXPFORCECHANGE3: '1' },
      version,
      reason: 'by rule',
    });
    await expect.poll(expired, { timeout: 10_000 }).toBe(true);
  });
});

describe('the agent centre', () => {
  it('is closed to a member, in words (A-007, S-007)', async () => {
    const { client } = await register();
    const { status, answer } = await client.send(agentLinks.links, {});
    expect(status).toBe(403);
    expect(answer).toMatchObject({
      code: 'identity.agents-only',
      message: 'The agent centre is for agents only.',
    });
  });

  it('and the site answer an operator as they answer nobody (A-008)', async () => {
    await house.operator('admin');
    const said = [
      await logIn(house.visitor(), 'admin'),
      await logIn(house.visitor(), 'nobody-of-this-name'),
    ].map(({ status, answer }) => ({ status, code: answer.success ? 'in' : answer.code }));
    expect(said[0]).toEqual({ status: 401, code: 'identity.wrong-credentials' });
    expect(said[1]).toEqual(said[0]);
  });
});
