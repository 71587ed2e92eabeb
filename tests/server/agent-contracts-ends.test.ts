import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import {
  accept,
  answer,
  contracted,
  flatTerms,
  housed,
  newAgent,
  offer,
} from '../harness/contracts.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { moneyed, putBelow, setType, type Teammate } from '../harness/team.ts';
import { trialOf } from '../harness/trial.ts';

const { agentContracts: own, agents, identity, inbox } = playerRoutes;
const NOON = '2026-03-10T06:00:00.000Z';
const MIDNIGHT = '2026-03-10T18:00:00.000Z';
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock(NOON);
  house = await startHouse({ clock });
});
afterAll(() => house.close());

/** After days in which a session ends. */
const logIn = ({ username, ...client }: Teammate) =>
  client.call(identity.login, { username, password: PASSWORD });
const show = (agent: Teammate, contractId: string) => agent.call(own.show, { contractId });
const stateOf = async (agent: Teammate, id: string) => (await show(agent, id)).contract.state;
const letters = async (agent: Teammate) =>
  (await agent.call(inbox.list, {})).rows.map(({ title }) => title.EN);
const waiting = async (agent: Teammate) => {
  const { dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype } = await agent.call(
    agents.consolidated,
    {},
  );
  return [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype];
};

describe('the ratio drop (S-049)', () => {
  let top: Teammate;
  let agent: Teammate;
  let high: Teammate;
  let low: Teammate;
  let deepest: Teammate;
  beforeEach(async () => {
    clock.set(NOON);
    top = await newAgent(house);
    agent = await newAgent(house, top);
    [high, low] = [await newAgent(house, agent), await newAgent(house, agent)];
    deepest = await newAgent(house, high);
    await housed(house, top, flatTerms('daily', '3'));
    await contracted(top, agent, flatTerms('daily', '2.5'));
  });

  it('lists whom it touches, ends them with the acceptance that names them, and cascades', async () => {
    const ids = {
      high: await contracted(agent, high, flatTerms('daily', '2')),
      low: await contracted(agent, low, flatTerms('daily', '1')),
      deepest: await contracted(high, deepest, flatTerms('daily', '1')),
    };
    const preview = await top.call(own.preview, {
      downline: agent.memberId,
      terms: flatTerms('daily', '1.5'),
    });
    expect(preview).toMatchObject({ ends: 2, today: { state: 'ACTIVE' } });
    const { id } = await offer(top, agent, flatTerms('daily', '1.5'));
    const asked = await show(agent, id);
    expect(asked.touched).toEqual([
      {
        contractId: ids.high,
        downline: { id: high.memberId, name: high.username },
        depth: 1,
        rate: '2.00',
      },
      {
        contractId: ids.deepest,
        downline: { id: deepest.memberId, name: deepest.username },
        depth: 2,
        rate: '1.00',
      },
    ]);
    expect(await refused(accept(agent, 'daily', { id, ends: 1 }))).toBe('agents.ends-changed');
    expect(await stateOf(high, ids.high)).toBe('ACTIVE');
    await accept(agent, 'daily', { id, ends: 2 });
    for (const [one, of] of [
      [high, ids.high],
      [deepest, ids.deepest],
    ] as const)
      expect((await show(one, of)).contract).toMatchObject({
        state: 'TERMINATED',
        endReason: 'parent-ratio',
        endsAt: MIDNIGHT,
      });
    expect(await stateOf(low, ids.low)).toBe('ACTIVE');
    expect((await letters(deepest))[0]).toBe('Contract ended: daily salary');
    const list = await agent.call(own.list, { side: 'given', state: 'ACTIVE' });
    expect(list.rows.map((row) => row.id)).toEqual([ids.low]);
  });

  it('changes nothing where the offer is rejected', async () => {
    const held = await contracted(agent, high, flatTerms('daily', '2'));
    const { id } = await offer(top, agent, flatTerms('daily', '1'));
    await answer(agent, 'daily', { act: 'reject', contractId: id });
    expect(await stateOf(high, held)).toBe('ACTIVE');
  });

  it('closes an offer that the upline could not give any more', async () => {
    const waits = await offer(agent, high, flatTerms('daily', '2'));
    await contracted(top, agent, flatTerms('daily', '1'));
    expect(await refused(accept(high, 'daily', waits))).toBe('agents.offer-too-high');
    await answer(high, 'daily', { act: 'reject', contractId: waits.id });
  });
});

describe('the end of a contract (S-046, S-047)', () => {
  let top: Teammate;
  let agent: Teammate;
  let below: Teammate;
  let id: string;
  let given: string;
  beforeEach(async () => {
    clock.set(NOON);
    top = await newAgent(house);
    agent = await newAgent(house, top);
    below = await newAgent(house, agent);
    await housed(house, top, flatTerms('daily', '3'));
    id = await contracted(top, agent, flatTerms('daily', '2'));
    given = await contracted(agent, below, flatTerms('daily', '1'));
  });
  const ask = (one: Teammate) =>
    answer(one, 'daily', { act: 'ask-end', contractId: id, reason: 'Too little play' });

  it('is asked for by one side and agreed to by the other, and ends what depends on it', async () => {
    expect(await ask(agent)).toMatchObject({
      state: 'ENDING',
      ending: { by: 'downline', reason: 'Too little play' },
    });
    expect((await top.call(own.requests, {})).rows).toMatchObject([{ id, request: 'termination' }]);
    expect(await waiting(top)).toEqual([0, 2, 0, 0]);
    expect(await waiting(agent)).toEqual([0, 0, 0, 0]);
    const agree = (one: Teammate) => answer(one, 'daily', { act: 'agree-end', contractId: id });
    expect(await refused(agree(agent))).toBe('agents.contract-state');
    expect((await show(agent, id)).touched.map(({ contractId }) => contractId)).toEqual([given]);
    expect(await agree(top)).toMatchObject({
      state: 'TERMINATED',
      endReason: 'agreed',
      endsAt: MIDNIGHT,
    });
    expect((await show(below, given)).contract).toMatchObject({
      state: 'TERMINATED',
      endReason: 'parent-ratio',
    });
    expect(await refused(ask(agent))).toBe('agents.contract-state');
  });

  it('stays in force when the other side keeps it, or the asker takes the request back', async () => {
    for (const one of [agent, top]) {
      await ask(top);
      expect(await waiting(agent)).toEqual([0, 2, 0, 0]);
      expect(await answer(one, 'daily', { act: 'keep', contractId: id })).toMatchObject({
        state: 'ACTIVE',
        ending: null,
      });
    }
    expect((await letters(agent))[0]).toBe('The contract stays: daily salary');
  });

  it('comes with another upline: void at the start of that day, and all below with it', async () => {
    await offer(top, agent, flatTerms('daily', '2.5'));
    const other = await newAgent(house);
    await putBelow(house, agent, other);
    const { rows } = await agent.call(own.list, { side: 'own' });
    expect(rows.map(({ state, endReason }) => [state, endReason])).toEqual([
      ['VOID', 'line'],
      ['VOID', 'line'],
    ]);
    expect((await show(agent, id)).contract.endsAt).toBe(MIDNIGHT);
    expect((await show(below, given)).contract.endReason).toBe('parent-ratio');
  });

  it('comes where the downline is no agent any more, or the upline', async () => {
    await setType(house, below, 0);
    expect((await show(agent, given)).contract).toMatchObject({ state: 'VOID', endReason: 'line' });
    await setType(house, top, 0);
    expect((await show(agent, id)).contract).toMatchObject({ state: 'VOID', endReason: 'line' });
  });
});

describe('a contract is known to its two sides alone (S-048)', () => {
  const strangers: Record<string, Teammate> = {};
  let top: Teammate;
  let agent: Teammate;
  let id: string;
  beforeAll(async () => {
    clock.set(NOON);
    const grand = await newAgent(house);
    top = await newAgent(house, grand);
    agent = await newAgent(house, top);
    Object.assign(strangers, {
      'the upline’s upline': grand,
      'a sibling': await newAgent(house, top),
      'an agent below': await newAgent(house, agent),
      'an agent elsewhere': await newAgent(house),
    });
    await housed(house, grand, flatTerms('daily', '3'));
    await contracted(grand, top, flatTerms('daily', '2'));
    ({ id } = await offer(top, agent, flatTerms('daily', '1')));
  });

  const acts = [
    { act: 'reject' },
    { act: 'withdraw' },
    { act: 'ask-end', reason: 'None of mine' },
    { act: 'agree-end' },
    { act: 'keep' },
  ] as const;
  const tries = async (one: Teammate) => [
    await refused(show(one, id)),
    await refused(accept(one, 'daily', { id })),
    ...(await Promise.all(
      acts.map((act) => refused(answer(one, 'daily', { ...act, contractId: id }))),
    )),
  ];

  it.each(['the upline’s upline', 'a sibling', 'an agent below', 'an agent elsewhere'])(
    'and unknown to %s',
    async (who) => {
      const one = strangers[who];
      if (!one) throw new Error(who);
      expect(new Set(await tries(one))).toEqual(new Set(['agents.contract-unknown']));
      const { rows } = await one.call(own.list, {});
      expect(rows.map((row) => row.id)).not.toContain(id);
    },
  );

  it('and is no matter for members and for free play', async () => {
    const member = await moneyed(house);
    expect(new Set(await tries(member))).toEqual(new Set(['identity.agents-only']));
    const trial = await trialOf(house);
    expect(await refused(trial.call(own.show, { contractId: id }))).toBe(
      'identity.true-account-needed',
    );
  });

  it('and each side has its own acts, under the call of its kind', async () => {
    const reject = { act: 'reject', contractId: id } as const;
    expect(await refused(answer(top, 'daily', reject))).toBe('agents.contract-unknown');
    expect(await refused(accept(top, 'daily', { id }))).toBe('agents.contract-unknown');
    const withdraw = { act: 'withdraw', contractId: id } as const;
    expect(await refused(answer(agent, 'daily', withdraw))).toBe('agents.contract-unknown');
    expect(await refused(answer(agent, 'hourly', reject))).toBe('agents.contract-unknown');
    expect(await stateOf(agent, id)).toBe('OFFERED');
  });

  it('and who is frozen or on a break reads it, and neither offers nor accepts', async () => {
    await agent.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    expect(await stateOf(agent, id)).toBe('OFFERED');
    expect(await refused(accept(agent, 'daily', { id }))).toBe('identity.restricted');
    expect(await refused(offer(agent, top, flatTerms('daily', '1')))).toBe('identity.restricted');
  });
});

it('an offer ends after seven days without an answer', async () => {
  clock.set(NOON);
  const top = await newAgent(house);
  const agent = await newAgent(house, top);
  await housed(house, top, flatTerms('daily', '2'));
  const { id } = await offer(top, agent, flatTerms('daily', '1'));
  clock.advance(7 * DAY_MS - 1);
  await logIn(agent);
  await house.runJobs();
  expect(await stateOf(agent, id)).toBe('OFFERED');
  clock.advance(1);
  expect(await refused(accept(agent, 'daily', { id }))).toBe('agents.contract-state');
  expect(await waiting(agent)).toEqual([0, 0, 0, 0]);
  await house.runJobs();
  expect(await stateOf(agent, id)).toBe('EXPIRED');
  expect((await letters(agent))[0]).toBe('Offer expired: daily salary');
});
