import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { logInAgain } from '../harness/slips.ts';
import { logInOperators, makeAgent, type Teammate } from '../harness/team.ts';
import { registrationDesk, SHOWN } from './registration-desk.ts';

const { agentLinks, agentTeam, cashier, identity, inbox, security } = playerRoutes;
const { affiliates } = consoleRoutes;
const reason = 'as agreed with the agent';
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
let operator: HttpClient;
let agent: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
  operator = await house.operator();
  agent = await house.member('agentrahim');
  await makeAgent(house, agent);
});
afterAll(() => house.close());

const desk = registrationDesk(() => ({ house, operator }));
type Wish = { type?: 0 | 1; validDays?: 1 | 7 | 30 | null; note?: string; by?: HttpClient };
const make = (code: string, { by = agent, ...wish }: Wish = {}) =>
  refused(by.call(agentLinks.makeLink, { code, type: 0, validDays: null, note: '', ...wish }));
const turn = (code: string, active: boolean, by: HttpClient = agent) =>
  refused(by.call(agentLinks.turnLink, { code, active }));
const links = async (of: HttpClient = agent) => (await of.call(agentLinks.links, {})).rows;
const linkOf = async (code: string) => (await links()).find((one) => one.code === code);

let names = 0;
async function registerWith(affiliateCode: string) {
  const client = house.visitor();
  const username = `camewith${++names}`;
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const headers = { 'x-forwarded-for': newAddress() };
  const { userInfo } = await client.call(
    identity.register,
    { ...form, affiliateCode },
    { headers },
  );
  return Object.assign(client, { username, userInfo });
}

describe('an agent makes links', () => {
  it('that lead into the form, once the form asks for codes', async () => {
    expect(await make('River-1', { note: 'Khulna shops' })).toBe('done');
    expect((await agent.call(agentLinks.links, {})).asked).toBe(false);
    await desk.set({ fields: { affiliateCode: SHOWN } });
    expect(await agent.call(agentLinks.links, {})).toEqual({
      asked: true,
      bases: { least: 1_700, most: 1_960, step: 2, usual: 1_960 },
      rows: [
        {
          code: 'river-1',
          type: 0,
          note: 'Khulna shops',
          base: 1_960,
          link: `${house.playerOrigin}/?m=register&affiliateCode=river-1`,
          registered: 0,
          depositors: 0,
          deposits: '0.00',
          madeAt: clock.now().toISOString(),
          endsAt: null,
          active: true,
          held: false,
        },
      ],
    });
    const { rows } = await operator.call(affiliates.affiliates, {});
    expect(rows).toMatchObject([{ code: 'river-1', agent: 'agentrahim', byAgent: true, type: 0 }]);
  });

  it('for members: who registers is directly below, and what they deposit is counted', async () => {
    const came = await registerWith('RIVER-1');
    expect(came.userInfo).toMatchObject({ type: 0, toUpline: true });
    const below = await agent.call(agentTeam.members, {});
    expect(below.rows.map(({ name }) => name)).toEqual([came.username]);
    const form = { channel: 'demo-wallet', amount: '700.00' };
    for (const key of ['link-key-one', 'link-key-two'])
      await came.call(cashier.requestDeposit, form, { key });
    await registerWith('river-1');
    expect(await linkOf('river-1')).toMatchObject({
      registered: 2,
      depositors: 1,
      deposits: '1400.00',
    });
  });

  it('for agents: who registers is an agent of type 1, with a centre and links of their own', async () => {
    expect(await make('river-agents', { type: 1 })).toBe('done');
    const came = await registerWith('river-agents');
    expect(came.userInfo).toMatchObject({ type: 1, toUpline: true });
    expect(await links(came)).toEqual([]);
    expect(await make('delta-1', { by: came })).toBe('done');
    expect((await registerWith('delta-1')).userInfo.toUpline).toBe(true);
  });

  it('with a code that nobody can guess where none is typed', async () => {
    const wish = { code: '', type: 0, validDays: null, note: '' } as const;
    const made = await Promise.all([0, 1].map(() => agent.call(agentLinks.makeLink, wish)));
    const [one, other] = made.map(({ code }) => code);
    expect(one).toMatch(/^[34679cdfghjkmnpqrtvwx]{8}$/);
    expect(one).not.toBe(other);
    expect((await registerWith(one ?? '')).userInfo.toUpline).toBe(true);
  });

  it.each([
    ['in use, in any letters', 'RIVER-1', 'identity.affiliate-taken'],
    ['too short', 'abc', 'edge.invalid-input'],
    ['of other signs', 'river_one', 'edge.invalid-input'],
  ])('but none that is %s', async (_, code, refusal) => {
    expect(await make(code)).toBe(refusal);
  });

  it('and a member makes none, nor an agent on a break', async () => {
    const member = await house.member();
    expect(await make('meghna-1', { by: member })).toBe('identity.agents-only');
    const resting = await house.member();
    await makeAgent(house, resting);
    await resting.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    expect(await make('meghna-1', { by: resting })).toBe('identity.restricted');
    expect(await links(resting)).toEqual([]);
  });
});

describe('a link of an agent', () => {
  it('is switched off and on by its agent and by nobody else', async () => {
    const other = await house.member();
    await makeAgent(house, other);
    expect(await turn('river-1', false, other)).toBe('identity.affiliate-unknown');
    expect(await turn('river-1', false)).toBe('done');
    expect(await refused(registerWith('river-1'))).toBe('identity.invitation-wrong');
    expect(await turn('river-1', true)).toBe('done');
    expect((await registerWith('river-1')).userInfo.type).toBe(0);
  });

  it('stays off once an operator switched it off, until an operator switches it on', async () => {
    const set = (active: boolean) =>
      operator.call(affiliates.turn, { code: 'river-1', active, reason });
    await set(false);
    expect(await turn('river-1', true)).toBe('identity.affiliate-held');
    expect(await linkOf('river-1')).toMatchObject({ active: false, held: true });
    await set(true);
    expect(await turn('river-1', false)).toBe('done');
    expect(await turn('river-1', true)).toBe('done');
  });

  it('is over to the millisecond when its days are', async () => {
    expect(await make('one-day', { validDays: 1 })).toBe('done');
    clock.advance(DAY_MS - 1);
    expect((await registerWith('one-day')).userInfo.toUpline).toBe(true);
    clock.advance(1);
    expect(await refused(registerWith('one-day'))).toBe('identity.invitation-wrong');
    await logInAgain(agent);
    const endsAt = clock.now().toISOString();
    expect(await linkOf('one-day')).toMatchObject({ registered: 1, endsAt });
  });
});

describe('an account opened by hand', () => {
  beforeEach(async () => {
    await logInOperators(house);
    await logInAgain(agent);
  });
  const open = (username: string, type: 0 | 1 = 0, by: HttpClient = agent) =>
    by.call(agentLinks.openAccount, { username, type });
  const logIn = async (username: string, password: string) => {
    const client = house.visitor();
    const headers = { 'x-forwarded-for': newAddress() };
    return { client, ...(await client.call(identity.login, { username, password }, { headers })) };
  };
  const change = (client: HttpClient, oldPassword: string, agree?: boolean) =>
    client.call(security.changePassword, {
      oldPassword,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
      ...(agree !== undefined && { agree }),
    });

  it('does nothing before its owner chose a password and confirmed age and terms', async () => {
    const { id, username, secret } = await open('ByHand1');
    expect(username).toBe('byhand1');
    expect(secret).toMatch(/^[3-9a-z]{8}-[3-9a-z]{8}$/);
    const { client, passwordExpired } = await logIn(username, secret);
    expect(passwordExpired).toBe(true);
    const deposit = () =>
      client.call(
        cashier.requestDeposit,
        { channel: 'demo-wallet', amount: '500.00' },
        { key: 'by-hand-key' },
      );
    expect(await refused(deposit())).toBe('identity.password-change-needed');
    expect(await refused(change(client, secret))).toBe('identity.terms-needed');
    expect(await refused(change(client, secret, false))).toBe('identity.terms-needed');
    expect(await refused(deposit())).toBe('identity.password-change-needed');
    await change(client, secret, true);
    expect(await refused(deposit())).toBe('done');
    expect(await refused(logIn(username, secret))).toBe('identity.wrong-credentials');
    const { agreed } = await operator.call(consoleRoutes.identity.member, { id });
    expect(agreed.terms).not.toBe('');
    const below = await agent.call(agentTeam.member, { id });
    expect(below).toMatchObject({ name: 'byhand1', type: 0, depth: 1 });
  });

  it('is an agent where the agent wants it, and both read in a letter who opened it', async () => {
    const { secret, username } = await open('byhand2', 1);
    const { client } = await logIn(username, secret);
    await change(client, secret, true);
    expect(await links(client)).toEqual([]);
    const newest = async (of: HttpClient) => (await of.call(inbox.list, {})).rows[0]?.title.EN;
    expect(await newest(agent)).toBe('You opened the account byhand2');
    const letters = (await client.call(inbox.list, {})).rows.map(({ title }) => title.EN);
    expect(letters).toContain('ag*** opened this account for you');
  });

  it('has a name of its own that fits the form, and is opened by agents alone', async () => {
    expect(await refused(open('byhand1'))).toBe('identity.username-taken');
    expect(await refused(open('x'))).toBe('identity.username-pattern');
    expect(await refused(open('byhand3', 0, await house.member()))).toBe('identity.agents-only');
  });

  it('stores its secret nowhere', async () => {
    const { secret } = await open('byhand4');
    const { rows } = await house.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const found = await house.database.pool.query(
        `select from "${name}" t where t::text like $1 limit 1`,
        [`%${secret}%`],
      );
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });
});
