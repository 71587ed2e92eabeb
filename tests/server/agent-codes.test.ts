import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent, type Teammate } from '../harness/team.ts';
import { registrationDesk, SHOWN } from './registration-desk.ts';

const { agents, identity, teamTransfers } = playerRoutes;
const { affiliates } = consoleRoutes;
const reason = 'as agreed with the agent';

let house: RunningHouse;
let operator: HttpClient;
let agent: Teammate;
beforeAll(async () => {
  house = await startHouse();
  operator = await house.operator();
  agent = await house.member('agentrahim');
  await makeAgent(house, agent);
});
afterAll(() => house.close());

const desk = registrationDesk(() => ({ house, operator }));
const make = (code: string, type: 0 | 1 = 0, by: HttpClient = agent) =>
  refused(by.call(agents.makeCode, { code, type }));
const turn = (code: string, active: boolean, by: HttpClient = agent) =>
  refused(by.call(agents.turnCode, { code, active }));
const codes = async (of: HttpClient = agent) => (await of.call(agents.overview, {})).codes;

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

describe('an agent makes codes', () => {
  it('of which a link leads into the form, once the form asks for codes', async () => {
    expect(await make('River-1')).toBe('done');
    expect((await agent.call(agents.overview, {})).asked).toBe(false);
    await desk.set({ fields: { affiliateCode: SHOWN } });
    expect(await agent.call(agents.overview, {})).toMatchObject({
      asked: true,
      codes: [
        {
          code: 'river-1',
          type: 0,
          members: 0,
          active: true,
          held: false,
          link: `${house.playerOrigin}/?m=register&affiliateCode=river-1`,
        },
      ],
    });
    const { rows } = await operator.call(affiliates.affiliates, {});
    expect(rows).toMatchObject([{ code: 'river-1', agent: 'agentrahim', byAgent: true, type: 0 }]);
  });

  it('for members: who registers is a member directly below', async () => {
    const came = await registerWith('RIVER-1');
    expect(came.userInfo).toMatchObject({ type: 0, toUpline: true });
    const below = await agent.call(teamTransfers.downlines, {});
    expect(below.rows.map(({ name }) => name)).toEqual([came.username]);
    expect((await codes())[0]).toMatchObject({ members: 1 });
  });

  it('for agents: who registers is an agent of type 1, with a centre and codes of their own', async () => {
    expect(await make('river-agents', 1)).toBe('done');
    const came = await registerWith('river-agents');
    expect(came.userInfo).toMatchObject({ type: 1, toUpline: true });
    expect(await came.call(agents.overview, {})).toMatchObject({ type: 1, codes: [] });
    expect(await make('delta-1', 0, came)).toBe('done');
    expect((await registerWith('delta-1')).userInfo.toUpline).toBe(true);
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
    expect(await make('meghna-1', 0, member)).toBe('identity.agents-only');
    const resting = await house.member();
    await makeAgent(house, resting);
    await resting.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    expect(await make('meghna-1', 0, resting)).toBe('identity.restricted');
    expect(await codes(resting)).toEqual([]);
  });
});

describe('a code of an agent', () => {
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
    expect((await codes()).find(({ code }) => code === 'river-1')).toMatchObject({
      active: false,
      held: true,
    });
    await set(true);
    expect(await turn('river-1', false)).toBe('done');
    expect(await turn('river-1', true)).toBe('done');
  });
});
