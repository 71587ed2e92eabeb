import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent } from '../harness/team.ts';
import { registrationDesk, SHOWN } from './registration-desk.ts';

const { affiliates } = consoleRoutes;
const { identity } = playerRoutes;
const reason = 'as agreed with the agent';

let house: RunningHouse;
let operator: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  operator = await house.operator();
  await agentNamed('agentrahim');
  await house.member('playerkarim');
});
afterAll(() => house.close());

const { said, set } = registrationDesk(() => ({ house, operator }));

async function agentNamed(username: string): Promise<void> {
  await makeAgent(house, await house.member(username));
}
const list = async (asked: { query?: string; cursor?: string; pageSize?: number } = {}) =>
  operator.call(affiliates.affiliates, asked);
const make = (code: string, agent = 'agentrahim', as = operator) =>
  refused(as.call(affiliates.make, { code, agent, reason }));
const acts = async (act: string) =>
  (await operator.call(consoleRoutes.records.audit, { act })).rows;

describe('the desk of affiliate codes', () => {
  it('makes a code in small letters for an agent, with a link into the form', async () => {
    expect(await make('Dhaka-01')).toBe('done');
    const { rows, asked } = await list();
    expect(asked).toBe(false);
    expect(rows).toMatchObject([
      { code: 'dhaka-01', agent: 'agentrahim', active: true, members: 0, lastMemberAt: null },
    ]);
    expect(rows[0]).toMatchObject({
      madeBy: 'admin',
      link: `${house.playerOrigin}/?m=register&affiliateCode=dhaka-01`,
    });
    expect((await acts('identity.make-affiliate'))[0]).toMatchObject({
      object: 'dhaka-01',
      facts: { agent: rows[0]?.agentId, reason },
    });
  });

  it.each([
    ['a code that is in use, in any letters', 'DHAKA-01', 'agentrahim', 'affiliate-taken'],
    ['an account that is no agent’s', 'khulna-01', 'playerkarim', 'not-an-agent'],
    ['an unknown name', 'khulna-01', 'nobodyatall', 'member-unknown'],
  ])('does not take %s', async (_, code, agent, refusal) => {
    expect(await make(code, agent)).toBe(`identity.${refusal}`);
  });

  it.each(['abc', '-dhaka', 'dhaka-', 'dha ka', 'ঢাকা', 'a'.repeat(41)])(
    'does not take a code that looks like %s',
    async (code) => {
      expect(await make(code)).toBe('edge.invalid-input');
    },
  );

  it('does not make a code that the form would not take', async () => {
    await set({ fields: { affiliateCode: { ...SHOWN, minLength: 8 } } });
    expect(await make('short-1')).toBe('identity.field-length');
    await set({ fields: { affiliateCode: { minLength: 4 } } });
  });

  it('counts who registered by a code, and says that the form asks for it', async () => {
    expect(await said({ affiliateCode: 'DHAKA-01' })).toBe('ok');
    const { rows, asked } = await list({ query: 'dha' });
    expect(asked).toBe(true);
    expect(rows[0]?.members).toBe(1);
    expect(rows[0]?.lastMemberAt).not.toBeNull();
  });

  it('puts who registered by it right below the agent in the team line, for good', async () => {
    const id = (await list({ query: 'dha' })).rows[0]?.agentId ?? '';
    const below = await operator.call(consoleRoutes.teamTransfers.line, { id });
    expect(below).toMatchObject({ upline: null, downlines: 1, rows: [{ type: 0 }] });
    const above = await operator.call(consoleRoutes.teamTransfers.line, {
      id: below.rows[0]?.id ?? '',
    });
    expect(above).toMatchObject({ upline: { id, username: 'agentrahim' }, downlines: 0 });
  });

  it('switches a code off and on again, each with its reason in the audit log', async () => {
    const turn = (active: boolean) =>
      operator.call(affiliates.turn, { code: 'dhaka-01', active, reason });
    const known = async () =>
      (await house.visitor().call(identity.affiliate, { code: 'dhaka-01' })).valid;
    await turn(false);
    await turn(false);
    expect(await known()).toBe(false);
    expect(await said({ affiliateCode: 'dhaka-01' })).toBe(
      'identity.invitation-wrong affiliateCode',
    );
    expect((await list()).rows[0]).toMatchObject({ active: false, members: 1 });
    await turn(true);
    expect(await known()).toBe(true);
    for (const act of ['identity.affiliate-off', 'identity.affiliate-on'])
      expect(await acts(act)).toMatchObject([{ object: 'dhaka-01', facts: { reason } }]);
    const nowhere = { code: 'no-such-code', active: false, reason };
    expect(await refused(operator.call(affiliates.turn, nowhere))).toBe(
      'identity.affiliate-unknown',
    );
  });

  it('is read page by page, and found by the start of a code or of an agent’s name', async () => {
    await agentNamed('agentmina');
    for (const code of ['mina-c', 'mina-a', 'mina-b']) await make(code, 'agentmina');
    const first = await list({ query: 'agentm', pageSize: 2 });
    expect(first.rows.map(({ code }) => code)).toEqual(['mina-a', 'mina-b']);
    const rest = await list({ query: 'agentm', pageSize: 2, cursor: first.next ?? '' });
    expect(rest).toMatchObject({ rows: [{ code: 'mina-c' }], next: null });
    expect((await list({ query: 'mina-c' })).rows).toHaveLength(1);
    expect((await list({ query: '%' })).rows).toEqual([]);
  });

  it('gives an agent fifty codes and no more', async () => {
    for (let n = 1; n <= 47; n += 1) expect(await make(`many-${n}`, 'agentmina')).toBe('done');
    expect(await make('one-more', 'agentmina')).toBe('identity.affiliates-full');
  });

  it('is finance’s and the administrators’ to change; support and risk only look', async () => {
    for (const role of ['support', 'risk'] as const) {
      const desk = await house.operator(role);
      expect(await refused(desk.call(affiliates.affiliates, {}))).toBe('done');
      expect(await make('sylhet-01', 'agentrahim', desk)).toBe('edge.forbidden');
    }
    expect(await make('sylhet-01', 'agentrahim', await house.operator('finance'))).toBe('done');
    const content = await house.operator('content');
    expect(await refused(content.call(affiliates.affiliates, {}))).toBe('edge.forbidden');
  });
});
