import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import {
  answer,
  contracted,
  flatTerms,
  housed,
  houseOffers,
  newAgent,
} from '../harness/contracts.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { moneyed, type Teammate } from '../harness/team.ts';

const { agentContracts: desk, proposals, records, settings } = consoleRoutes;
const { agentContracts: own } = playerRoutes;
const reason = 'as the house decided';
const MIDNIGHT = '2026-03-10T18:00:00.000Z';

let house: RunningHouse;
let admin: HttpClient;
let finance: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock: fakeClock('2026-03-10T06:00:00.000Z') });
  admin = await house.operator();
  finance = await house.operator('finance');
});
afterAll(() => house.close());

const houseOffer = (agent: string, terms: ContractTerms) =>
  admin.call(desk.offer, { agent, terms, reason });
const stateOf = async (agent: Teammate, contractId: string) =>
  (await agent.call(own.show, { contractId })).contract;
const lastAct = async () => (await admin.call(records.audit, {})).rows[0];

describe('the house', () => {
  it('offers by two operators, within its highest rates, to who has no agent above', async () => {
    const top = await newAgent(house);
    const { proposal } = await houseOffer(top.username, flatTerms('daily', '2.5'));
    const [waits] = (await admin.call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(waits).toMatchObject({ id: proposal, object: top.memberId, label: top.username });
    expect(waits?.changes).toContainEqual({ field: 'contract.tiers.0.rate', from: '', to: '2.5' });
    expect((await top.call(own.list, {})).rows).toEqual([]);
    await finance.call(proposals.approve, { id: proposal ?? '' });
    const { rows } = await top.call(own.list, {});
    expect(rows).toMatchObject([{ upline: null, state: 'OFFERED', side: 'own' }]);
    expect((await admin.call(records.audit, {})).rows.map(({ act }) => act).slice(0, 2)).toEqual([
      'agents.offer',
      'proposals.approve',
    ]);
    expect(await refused(houseOffer(top.username, flatTerms('daily', '2')))).toBe(
      'agents.offer-waits',
    );
  });

  describe('refuses to offer', () => {
    const people: Record<string, string> = { nobody: 'nobodyatall' };
    beforeAll(async () => {
      const top = await newAgent(house);
      people.top = top.username;
      people.below = (await newAgent(house, top)).username;
      people.member = (await moneyed(house)).username;
    });

    it.each([
      ['identity.member-unknown', 'nobody', flatTerms('daily', '1')],
      ['identity.not-an-agent', 'member', flatTerms('daily', '1')],
      ['agents.has-upline', 'below', flatTerms('daily', '1')],
      ['agents.over-most', 'top', flatTerms('daily', '3.01')],
      ['agents.over-most', 'top', flatTerms('real-time', '3.01')],
    ] as const)('%s: to %s', async (code, who, terms) => {
      expect(await refused(houseOffer(people[who] ?? '', terms))).toBe(code);
    });
  });

  it('takes back an offer of its own, and no other', async () => {
    const top = await newAgent(house);
    const below = await newAgent(house, top);
    await housed(house, top, flatTerms('daily', '2'));
    const { id: given } = await top.call(own.offer, {
      downline: below.memberId,
      terms: flatTerms('daily', '1'),
    });
    expect(await refused(finance.call(desk.withdraw, { id: given, reason }))).toBe(
      'agents.contract-unknown',
    );
    const id = await houseOffers(house, top, flatTerms('hourly', '1'));
    await finance.call(desk.withdraw, { id, reason });
    expect(await stateOf(top, id)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await lastAct()).toMatchObject({ act: 'agents.withdraw-offer', operator: 'opfinance' });
    expect(await refused(finance.call(desk.withdraw, { id, reason }))).toBe(
      'agents.contract-state',
    );
  });

  it('answers an end that an agent asked of it', async () => {
    const top = await newAgent(house);
    const id = await housed(house, top, flatTerms('daily', '2'));
    const ask = () =>
      answer(top, 'daily', { act: 'ask-end', contractId: id, reason: 'A smaller one' });
    await ask();
    await finance.call(desk.answerEnd, { id, agree: false, reason });
    expect(await stateOf(top, id)).toMatchObject({ state: 'ACTIVE', ending: null });
    expect(await lastAct()).toMatchObject({ act: 'agents.refuse-end' });
    await ask();
    await finance.call(desk.answerEnd, { id, agree: true, reason });
    expect(await stateOf(top, id)).toMatchObject({ state: 'TERMINATED', endReason: 'agreed' });
    expect(await refused(finance.call(desk.answerEnd, { id, agree: true, reason }))).toBe(
      'agents.contract-state',
    );
  });

  it('ends any contract by two operators, with all that depends on it', async () => {
    const top = await newAgent(house);
    const [middle, below] = [await newAgent(house, top), await newAgent(house)];
    await housed(house, top, flatTerms('daily', '3'));
    const id = await contracted(top, middle, flatTerms('daily', '2'));
    const { proposal } = await admin.call(desk.end, { id, reason });
    expect(await stateOf(middle, id)).toMatchObject({ state: 'ACTIVE' });
    await finance.call(proposals.approve, { id: proposal ?? '' });
    expect(await stateOf(middle, id)).toMatchObject({
      state: 'TERMINATED',
      endReason: 'house',
      endsAt: MIDNIGHT,
    });
    expect(await refused(admin.call(desk.end, { id, reason }))).toBe('agents.contract-state');
    const offered = await houseOffers(house, below, flatTerms('daily', '1'));
    expect(await refused(admin.call(desk.end, { id: offered, reason }))).toBe(
      'agents.contract-state',
    );
  });
});

describe('the desk', () => {
  it('finds contracts by kind, state, side and the beginning of a name', async () => {
    const top = await newAgent(house);
    const below = await newAgent(house, top);
    await housed(house, top, flatTerms('hourly', '2'));
    const id = await contracted(top, below, flatTerms('hourly', '1'));
    const inspector = await house.operator('inspector');
    const found = async (asked: object) =>
      (await inspector.call(desk.list, asked)).rows.map((row) => row.downline.username);
    expect(await found({ query: top.username.toUpperCase() })).toEqual([
      below.username,
      top.username,
    ]);
    const filter = { query: top.username, kind: 'hourly', state: 'ACTIVE' };
    expect(await found({ ...filter, house: true })).toEqual([top.username]);
    expect(await found({ ...filter, kind: 'daily' })).toEqual([]);
    const first = await inspector.call(desk.list, { query: top.username, pageSize: 1 });
    const cursor = first.next ?? '';
    expect(await found({ query: top.username, pageSize: 1, cursor })).toEqual([top.username]);
    const shown = await inspector.call(desk.show, { id });
    expect(shown.contract).toMatchObject({
      upline: { id: top.memberId, username: top.username },
      downline: { username: below.username },
    });
    expect(shown.cover).toMatchObject({ isEnough: true, needed: '0.00' });
    expect(await refused(inspector.call(desk.end, { id, reason }))).toBe('edge.forbidden');
  });

  it('simulates terms for any agent, and whom they would touch', async () => {
    const top = await newAgent(house);
    const below = await newAgent(house, top);
    await housed(house, top, flatTerms('daily', '3'));
    const given = await contracted(top, below, flatTerms('daily', '2'));
    const asked = { agent: top.username, terms: flatTerms('daily', '1') };
    const simulated = await finance.call(desk.simulate, asked);
    expect(simulated).toMatchObject({ ends: 1, touched: [{ contractId: given, depth: 1 }] });
    expect(simulated.simulation).toMatchObject({
      from: '2026-03-08T18:00:00.000Z',
      to: '2026-03-09T18:00:00.000Z',
      amount: '0.00',
      today: '0.00',
      received: null,
    });
    const nobody = { ...asked, agent: 'nobodyatall' };
    expect(await refused(finance.call(desk.simulate, nobody))).toBe('identity.member-unknown');
  });

  it('hears at once of an offer between agents', async () => {
    const top = await newAgent(house);
    const below = await newAgent(house, top);
    await housed(house, top, flatTerms('daily', '2'));
    const cookie = Object.entries(finance.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const ear = await hearLive(house.consoleOrigin, cookie);
    await top.call(own.offer, { downline: below.memberId, terms: flatTerms('daily', '1') });
    await expect.poll(() => ear.heard.some(({ type }) => type === 'agent-contract')).toBe(true);
    ear.close();
  });
});

it('how agents are paid is a part of the settings: looked up, changed and undone', async () => {
  const held = await admin.call(settings.agents, {});
  expect(held.setting).toEqual({
    payMode: 'upline',
    activeFrom: '100.00',
    graceDays: 7,
    components: { wages: true, promotions: true, fees: true },
    most: { dividend: '60', daily: '3', hourly: '3', win: '3', loss: '3' },
  });
  const set = async (setting: AgentSetting) => {
    const { version } = await admin.call(settings.agents, {});
    await admin.call(settings.setAgents, { setting, version, reason });
  };
  await set({
    ...held.setting,
    payMode: 'house',
    components: { ...held.setting.components, fees: false },
  });
  const { rows } = await admin.call(settings.changes, { part: 'agents' });
  expect(rows[0]?.changes).toEqual([
    { field: 'payMode', from: 'upline', to: 'house' },
    { field: 'components.fees', from: 'true', to: 'false' },
  ]);
  await house.house.site.start();
  expect(house.house.site.agentTerms()).toMatchObject({ payMode: 'house', activeFrom: 10_000n });
  await set(rows[0]?.before as AgentSetting);
  expect((await admin.call(settings.agents, {})).setting).toEqual(held.setting);
  const unfit = { ...held.setting, most: { ...held.setting.most, daily: '100.01' } };
  expect(await refused(set(unfit))).toBe('edge.invalid-input');
  await house.house.site.start();
});
