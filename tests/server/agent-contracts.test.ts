import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import {
  accept,
  answer,
  contracted,
  flatTerms,
  housed,
  houseOffers,
  letters,
  newAgent,
  offer,
  waiting,
} from '../harness/contracts.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { logInAgain } from '../harness/slips.ts';
import { moneyed, putBelow, type Teammate } from '../harness/team.ts';

const { agentContracts: own } = playerRoutes;
const [NOON, MIDNIGHT] = ['2026-03-10T06:00:00.000Z', '2026-03-10T18:00:00.000Z'];
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock(NOON);
  house = await startHouse({ clock });
});
afterAll(() => house.close());

const show = (agent: Teammate, contractId: string) => agent.call(own.show, { contractId });
const stateOf = async (agent: Teammate, id: string) => (await show(agent, id)).contract.state;

describe('an offer', () => {
  let top: Teammate;
  let agent: Teammate;
  beforeEach(async () => {
    clock.set(NOON);
    top = await newAgent(house);
    agent = await newAgent(house, top);
  });

  it.each(CONTRACT_KINDS)(
    'of a %s contract takes effect only when it is accepted (A-012)',
    async (kind) => {
      await housed(house, top, flatTerms(kind, '2'));
      const offered = await offer(top, agent, flatTerms(kind, '1.5'));
      expect(offered).toMatchObject({
        kind,
        version: 1,
        side: 'given',
        upline: { id: top.memberId, name: top.username },
        downline: { id: agent.memberId, name: agent.username },
        state: 'OFFERED',
        startsAt: null,
        expiresAt: '2026-03-17T06:00:00.000Z',
      });
      const { rows } = await agent.call(own.requests, {});
      expect(rows).toMatchObject([{ id: offered.id, side: 'own', request: 'new' }]);
      expect(rows[0]?.upline?.name).toBe(`${top.username.slice(0, 2)}***`);
      expect(await waiting(agent)).toEqual(CONTRACT_KINDS.map((one) => (one === kind ? 1 : 0)));
      expect(await waiting(top)).toEqual([0, 0, 0, 0]);
      const accepted = await accept(agent, kind, offered);
      expect(accepted).toMatchObject({ state: 'ACTIVE', answeredAt: NOON, expiresAt: null });
      expect(accepted.startsAt).toBe(kind === 'dividend' || kind === 'daily' ? MIDNIGHT : NOON);
      expect(await waiting(agent)).toEqual([0, 0, 0, 0]);
      expect((await letters(agent))[0]).toMatch(/^Contract accepted: /);
      expect((await letters(top))[0]).toMatch(/^Contract accepted: /);
    },
  );

  it('is accepted with the payment password of the downline, and stays where it was wrong', async () => {
    const id = await houseOffers(house, top, flatTerms('daily', '2'));
    expect(await refused(accept(top, 'daily', { id, pin: '111111' }))).toBe(
      'identity.payment-password-wrong',
    );
    expect(await stateOf(top, id)).toBe('OFFERED');
    expect(await accept(top, 'daily', { id })).toMatchObject({ state: 'ACTIVE', upline: null });
  });

  it('that is rejected or withdrawn leaves the previous contract in force', async () => {
    await housed(house, top, flatTerms('daily', '2'));
    const first = await contracted(top, agent, flatTerms('daily', '1'));
    const second = await offer(top, agent, flatTerms('daily', '1.5'));
    const both = await show(agent, second.id);
    expect(both.today).toMatchObject({ id: first, state: 'ACTIVE' });
    await answer(agent, 'daily', { act: 'reject', contractId: second.id });
    expect([await stateOf(agent, first), await stateOf(agent, second.id)]).toEqual([
      'ACTIVE',
      'REJECTED',
    ]);
    const third = await offer(top, agent, flatTerms('daily', '1.2'));
    expect(third.version).toBe(3);
    await answer(top, 'daily', { act: 'withdraw', contractId: third.id });
    expect([await stateOf(agent, first), await stateOf(agent, third.id)]).toEqual([
      'ACTIVE',
      'WITHDRAWN',
    ]);
    expect(await refused(accept(agent, 'daily', third))).toBe('agents.contract-state');
    expect((await letters(top)).slice(0, 2)).toEqual([
      'Offer withdrawn: daily salary',
      'New offer: daily salary',
    ]);
  });

  it('that is accepted supersedes the previous contract at the next boundary', async () => {
    await housed(house, top, flatTerms('daily', '2'));
    const first = await contracted(top, agent, flatTerms('daily', '1'));
    clock.advance(DAY_MS);
    for (const one of [top, agent]) await logInAgain(one);
    const second = await contracted(top, agent, flatTerms('daily', '1.5'));
    const boundary = '2026-03-11T18:00:00.000Z';
    expect((await show(agent, first)).contract).toMatchObject({
      state: 'SUPERSEDED',
      endReason: 'replaced',
      startsAt: MIDNIGHT,
      endsAt: boundary,
    });
    expect((await show(agent, second)).contract).toMatchObject({
      state: 'ACTIVE',
      startsAt: boundary,
    });
  });

  it('never overlaps with the period of the contract before, whatever their periods', async () => {
    const monthly = { ...flatTerms('dividend', '2'), period: 'M' } as ReturnType<typeof flatTerms>;
    await housed(house, top, flatTerms('dividend', '5'));
    const first = await contracted(top, agent, monthly);
    clock.set('2026-04-10T06:00:00.000Z');
    for (const one of [top, agent]) await logInAgain(one);
    const second = await contracted(top, agent, flatTerms('dividend', '3'));
    const monthEnd = '2026-04-30T18:00:00.000Z';
    expect((await show(agent, first)).contract.endsAt).toBe(monthEnd);
    expect((await show(agent, second)).contract.startsAt).toBe(monthEnd);
    // One that has not begun never counts, and the third begins where it would have.
    const third = await contracted(top, agent, flatTerms('dividend', '4'));
    expect((await show(agent, second)).contract).toMatchObject({
      startsAt: monthEnd,
      endsAt: monthEnd,
    });
    expect((await show(agent, third)).contract.startsAt).toBe(monthEnd);
  });

  it('waits alone: a second one of the kind is refused until it is answered', async () => {
    await housed(house, top, flatTerms('daily', '2'));
    const sent = await Promise.allSettled(
      [1, 2, 3].map(() => offer(top, agent, flatTerms('daily', '1'))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(offer(top, agent, flatTerms('daily', '1')))).toBe('agents.offer-waits');
  });

  it('is accepted once, however often it is answered at a time', async () => {
    await housed(house, top, flatTerms('daily', '2'));
    const offered = await offer(top, agent, flatTerms('daily', '1'));
    const answered = await Promise.allSettled([
      accept(agent, 'daily', offered),
      accept(agent, 'daily', offered),
      answer(agent, 'daily', { act: 'reject', contractId: offered.id }),
    ]);
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(['ACTIVE', 'REJECTED']).toContain(await stateOf(agent, offered.id));
  });

  it('is heard at once on the pages of both sides', async () => {
    await housed(house, top, flatTerms('daily', '2'));
    const ears = await Promise.all(
      [top, agent].map((one) =>
        hearLive(
          house.playerOrigin,
          Object.entries(one.cookies())
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        ),
      ),
    );
    await offer(top, agent, flatTerms('daily', '1'));
    await expect
      .poll(() => ears.map(({ heard }) => heard.some(({ type }) => type === 'agent-contract')))
      .toEqual([true, true]);
    for (const ear of ears) ear.close();
  });
});

describe('what may be offered', () => {
  let top: Teammate;
  let agent: Teammate;
  beforeAll(async () => {
    clock.set(NOON);
    top = await newAgent(house);
    agent = await newAgent(house, top);
  });

  it('is nothing without an own contract of the kind', async () => {
    const asked = { kind: 'dividend', downline: agent.memberId } as const;
    expect(await top.call(own.assignable, asked)).toMatchObject({ own: null, ranges: {} });
    expect(await refused(offer(top, agent, flatTerms('dividend', '1')))).toBe(
      'agents.no-own-contract',
    );
  });

  it('has the range of every field and the periods of the own contract (E-106, E-108)', async () => {
    const tiers = [
      { validBet: '1000', loss: '500', activeMembers: 2, rate: '10' },
      { validBet: '5000', loss: '900', activeMembers: 5, rate: '20.5' },
    ];
    const rest = { kind: 'dividend', period: 'W', carries: true, includesSelf: false } as const;
    await housed(house, top, { ...rest, tiers });
    expect(
      await top.call(own.assignable, { kind: 'dividend', downline: agent.memberId }),
    ).toMatchObject({
      own: { ...rest, tiers },
      ranges: {
        validBet: { from: '1000', to: '5000' },
        loss: { from: '500', to: '900' },
        activeMembers: { from: '2', to: '5' },
        rate: { from: '10', to: '20.5' },
      },
      periods: ['W', 'H', 'M'],
      downline: { id: agent.memberId, name: agent.username },
      today: null,
    });
    const wish = (given: object) => offer(top, agent, { ...rest, tiers, ...given } as never);
    expect(await refused(wish({ period: 'D' }))).toBe('agents.period-not-offered');
    expect(await refused(wish({ carries: false }))).toBe('agents.carry-not-offered');
    expect(await refused(wish({ tiers: [{ ...tiers[0], rate: '10.01' }] }))).toBe(
      'agents.over-own-contract',
    );
    expect(await refused(wish({ tiers: [tiers[1], tiers[0]] }))).toBe('agents.tiers-order');
    expect(await wish({ period: 'M' })).toMatchObject({ terms: { period: 'M' } });
  });

  it('compares the rates of won and lost bets by the stake of each (E-107)', async () => {
    const rates = (winRate: string, lossRate: string) => ({
      kind: 'real-time' as const,
      includesSelf: false,
      tiers: [{ singleBet: '100', winRate, lossRate }],
    });
    await housed(house, top, rates('1', '2'));
    const asked = { kind: 'real-time', downline: agent.memberId } as const;
    expect((await top.call(own.assignable, asked)).ranges).toEqual({
      singleBet: { from: '100', to: '100' },
      winRate: { from: '1', to: '1' },
      lossRate: { from: '2', to: '2' },
    });
    expect(await refused(offer(top, agent, rates('2', '1')))).toBe('agents.over-own-contract');
    expect(await offer(top, agent, rates('1', '2'))).toMatchObject({ state: 'OFFERED' });
  });

  it('is offered to agents directly below alone', async () => {
    const member = await moneyed(house);
    await putBelow(house, member, top);
    const below = await newAgent(house, agent);
    await housed(house, top, flatTerms('hourly', '2'));
    const terms = flatTerms('hourly', '1');
    expect(await refused(offer(top, member, terms))).toBe('agents.downline-unfit');
    for (const other of [below, top, await newAgent(house)])
      expect(await refused(offer(top, other, terms))).toBe('agents.not-in-line');
    expect(await refused(offer(member, agent, terms))).toBe('identity.agents-only');
  });

  it('is closed while the flag of its kind is off', async () => {
    const admin = await house.operator();
    const { settings } = consoleRoutes;
    const turn = async (value: '0' | '1') => {
      const { setting, version } = await admin.call(settings.flags, {});
      const wish = { ...setting, HOURSAL3: value };
      await admin.call(settings.setFlags, { setting: wish, version, reason: 'for a test' });
      await house.house.site.start();
    };
    const one = await newAgent(house);
    const id = await houseOffers(house, one, flatTerms('hourly', '2'));
    await turn('0');
    expect(await refused(offer(top, agent, flatTerms('hourly', '1')))).toBe('agents.kind-off');
    expect(await refused(accept(one, 'hourly', { id }))).toBe('agents.kind-off');
    expect(await waiting(one)).toEqual([0, 0, 0, 0]);
    await turn('1');
    expect(await waiting(one)).toEqual([0, 0, 1, 0]);
  });
});

it('an agent pages through all contracts, of one kind, side and state', async () => {
  clock.set(NOON);
  const top = await newAgent(house);
  const agent = await newAgent(house, top);
  for (const kind of CONTRACT_KINDS) {
    await housed(house, top, flatTerms(kind, '2'));
    await offer(top, agent, flatTerms(kind, '1'));
  }
  const first = await top.call(own.list, { pageSize: 5 });
  const rest = await top.call(own.list, { pageSize: 5, cursor: first.next ?? '' });
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([5, 3, null]);
  const filter = { side: 'given', state: 'OFFERED', kind: 'daily' } as const;
  const asked = { ...filter, downline: agent.memberId };
  expect((await top.call(own.list, asked)).rows).toMatchObject([{ kind: 'daily', side: 'given' }]);
});
