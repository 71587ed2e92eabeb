import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { TIME_OUT_HOURS } from '@nokshi/contract/player/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { hearLive } from '../harness/hear-live.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity, wallet, cashier, limits, slots, records, fairness, feedback } = playerRoutes;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock, spinIntervalMs: 0 });
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<RunningHouse['member']>>;
let keys = 0;
const newKey = () => `protection-${++keys}`;
const deposit = (member: HttpClient, amount: string) =>
  member.send(cashier.requestDeposit, { channel: 'demo-wallet', amount }, { key: newKey() });
const launch = (member: HttpClient) => member.send(slots.launch, { gameId: 'kantha-lines' });
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';
const logIn = async ({ username }: Member) => {
  const client = house.visitor();
  const { userInfo } = await client.call(identity.login, { username, password: PASSWORD });
  return Object.assign(client, { restriction: userInfo.restriction });
};

async function withMoney(): Promise<Member> {
  const member = await house.member();
  expect(codeOf(await deposit(member, '100.00'))).toBe('ok');
  return member;
}

describe('a deposit limit', () => {
  const daily = { kind: 'deposit', period: 'D' } as const;
  const limitOf = async (member: HttpClient) =>
    (await member.call(limits.protection, {})).limits.find(
      ({ kind, period }) => kind === 'deposit' && period === 'D',
    );

  it('holds at once, and a refusal says what is used of it and when it starts again', async () => {
    const member = await withMoney();
    await member.call(limits.setLimit, { ...daily, amount: '310.00' });
    expect(codeOf(await deposit(member, '210.00'))).toBe('ok');
    const refused = await deposit(member, '10.00');
    expect(refused.status).toBe(409);
    expect(refused.answer).toMatchObject({
      code: 'limits.deposit-limit',
      value: { limit: '310.00', used: '310.00', resetsAt: '2026-01-15T18:00:00.000Z' },
    });
  });

  it('may be lowered at once', async () => {
    const member = await withMoney();
    await member.call(limits.setLimit, { ...daily, amount: '500.00' });
    await member.call(limits.setLimit, { ...daily, amount: '120.00' });
    expect(await limitOf(member)).toMatchObject({ amount: '120.00', pending: null });
    expect(codeOf(await deposit(member, '30.00'))).toBe('limits.deposit-limit');
  });

  it('rises only after 24 hours and a second yes', async () => {
    const member = await withMoney();
    await member.call(limits.setLimit, { ...daily, amount: '150.00' });
    await member.call(limits.setLimit, { ...daily, amount: '900.00' });
    const waiting = await limitOf(member);
    expect(waiting).toMatchObject({ amount: '150.00', pending: { amount: '900.00' } });
    const id = waiting?.pending?.id ?? '';
    expect(codeOf(await member.send(limits.confirmLimit, { id }))).toBe('limits.change-not-due');

    clock.advance(DAY - 1);
    const later = await logIn(member);
    expect(codeOf(await later.send(limits.confirmLimit, { id }))).toBe('limits.change-not-due');
    clock.advance(1);
    expect(codeOf(await deposit(later, '160.00'))).toBe('limits.deposit-limit');
    await later.call(limits.confirmLimit, { id });
    expect(await limitOf(later)).toMatchObject({ amount: '900.00', pending: null });
    expect(codeOf(await deposit(later, '160.00'))).toBe('ok');
  });

  it('is not raised by an operator: the console can only read it', () => {
    const writes = Object.values(consoleRoutes.members).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);
  });
});

describe('a self-exclusion', () => {
  it('ends the other sessions and stops play and deposits at once, in every open page too', async () => {
    const member = await withMoney();
    const elsewhere = await logIn(member);
    const page = await hearLive(
      house.playerOrigin,
      `nokshi_player=${member.cookies().nokshi_player}`,
    );
    const opened = await launch(member);
    const bearer = opened.answer.success ? opened.answer.value.launchToken : '';

    const { restriction } = await member.call(limits.excludeSelf, { months: 6 });
    expect(restriction).toMatchObject({ kind: 'self-excluded' });

    expect(codeOf(await elsewhere.send(wallet.balance, {}))).toBe('edge.session-ended');
    expect(codeOf(await deposit(member, '20.00'))).toBe('identity.restricted');
    expect(codeOf(await launch(member))).toBe('identity.restricted');
    const spin = await member.send(slots.spin, { stake: '0.20' }, { key: newKey(), bearer });
    expect(['limits.self-excluded', 'edge.launch-ended']).toContain(codeOf(spin));
    await expect
      .poll(() => page.heard.find(({ type }) => type === 'restriction'))
      .toEqual({ type: 'restriction', restriction: 'self-excluded' });
    page.close();
  });

  it('leaves the member a session that sees the balance, the records and the limits', async () => {
    const member = await withMoney();
    await member.call(limits.excludeSelf, { months: 6 });
    const again = await logIn(member);
    expect(again.restriction).toBe('self-excluded');
    for (const client of [member, again]) {
      expect((await client.call(wallet.balance, {})).sumBalance).toBe('100.00');
      expect((await client.call(records.entries, {})).rows).toHaveLength(1);
      await client.call(records.wagers, {});
      await client.call(limits.protection, {});
    }
    expect(codeOf(await deposit(again, '20.00'))).toBe('identity.restricted');
  });

  it('still lets the seed be revealed, rounds be checked and complaints be sent', async () => {
    const member = await withMoney();
    const opened = await launch(member);
    const bearer = opened.answer.success ? opened.answer.value.launchToken : '';
    const stake = { stake: '0.20' } as const;
    const { roundId } = await member.call(slots.spin, stake, { key: newKey(), bearer });
    await member.call(limits.excludeSelf, { months: 6 });
    const again = await logIn(member);
    const { revealed } = await again.call(fairness.rotateSeed, { clientSeed: 'my-own' });
    const { serverSeed } = await again.call(fairness.round, { roundId });
    expect(serverSeed).not.toBeNull();
    expect(serverSeed).toBe(revealed?.serverSeed);
    await again.call(feedback.send, { type: 'deposit', content: 'Where is my money?' });
    expect((await again.call(feedback.mine, {})).rows).toHaveLength(1);
  });

  it('holds to its last moment and cannot be taken back or made shorter', async () => {
    const member = await withMoney();
    const { restriction } = await member.call(limits.excludeSelf, { months: 6 });
    const until = Date.parse(restriction?.until ?? '');
    expect(codeOf(await member.send(limits.excludeSelf, { months: 6 }))).toBe(
      'limits.already-excluded',
    );
    expect(codeOf(await member.send(limits.comeBack, {}))).toBe('limits.exclusion-runs');
    clock.set(new Date(until - 1).toISOString());
    const last = await logIn(member);
    expect(codeOf(await launch(last))).toBe('identity.restricted');
    expect(codeOf(await last.send(limits.comeBack, {}))).toBe('limits.exclusion-runs');
  });

  it('does not end by itself: the member asks to come back and waits a day', async () => {
    const member = await withMoney();
    const { restriction } = await member.call(limits.excludeSelf, { months: 6 });
    clock.set(new Date(Date.parse(restriction?.until ?? '') + 30 * DAY).toISOString());
    const back = await logIn(member);
    expect(codeOf(await launch(back))).toBe('identity.restricted');
    expect((await back.call(limits.protection, {})).restriction).toMatchObject({
      mayReturn: true,
      returnsAt: null,
    });
    const returnsAt = new Date(clock.now().getTime() + DAY).toISOString();
    const asked = await back.call(limits.comeBack, {});
    expect(asked.restriction).toMatchObject({ mayReturn: false, returnsAt });
    clock.advance(DAY - 1);
    const again = await logIn(member);
    expect((await again.call(limits.comeBack, {})).restriction).toMatchObject({ returnsAt });
    expect(codeOf(await launch(again))).toBe('identity.restricted');
    clock.advance(1);
    const free = await logIn(member);
    const opened = await free.send(slots.launch, { gameId: 'kantha-lines' });
    const bearer = opened.answer.success ? opened.answer.value.launchToken : '';
    const spin = await free.send(slots.spin, { stake: '0.20' }, { key: newKey(), bearer });
    expect([free.restriction, codeOf(spin)]).toEqual([null, 'ok']);
    expect(codeOf(await free.send(limits.comeBack, {}))).toBe('limits.not-excluded');
  });

  it('may start again while the member waits to come back', async () => {
    const member = await withMoney();
    const { restriction } = await member.call(limits.excludeSelf, { months: 6 });
    clock.set(new Date(Date.parse(restriction?.until ?? '')).toISOString());
    const back = await logIn(member);
    await back.call(limits.comeBack, {});
    await back.call(limits.excludeSelf, { months: 6 });
    clock.advance(2 * DAY);
    expect(codeOf(await launch(await logIn(member)))).toBe('identity.restricted');
  });

  it('is offered for the months on offer and no others', async () => {
    const member = await house.member();
    for (const months of [1, 5, 7, 0, -6, 1e9, 6.5]) {
      const { status } = await member.send(limits.excludeSelf, { months: months as 6 });
      expect([months, status]).toEqual([months, 400]);
    }
    expect(codeOf(await member.send(limits.excludeSelf, { months: 3 }))).toBe('limits.not-offered');
    const { offers } = await member.call(limits.protection, {});
    expect(offers.exclusionMonths).toEqual([6, 12, 24, 60]);
  });
});

describe('a time-out', () => {
  it.each(TIME_OUT_HOURS)('of %d hours stops play and deposits for just as long', async (hours) => {
    const member = await withMoney();
    await member.call(limits.takeTimeOut, { hours });
    expect(codeOf(await launch(member))).toBe('identity.restricted');
    expect(codeOf(await deposit(member, '20.00'))).toBe('identity.restricted');
    clock.advance(hours * HOUR - 1);
    expect(codeOf(await launch(await logIn(member)))).toBe('identity.restricted');
    clock.advance(1);
    expect(codeOf(await launch(await logIn(member)))).toBe('ok');
  });
});

describe('a frozen member', () => {
  it('sees everything and moves nothing, until an operator ends it', async () => {
    const member = await withMoney();
    const operator = await house.operator('risk');
    const { identity: desk } = consoleRoutes;
    await operator.call(desk.freeze, { id: member.memberId, reason: 'Asked by the bank' });
    expect(codeOf(await member.send(wallet.balance, {}))).toBe('edge.session-ended');
    const frozen = await logIn(member);
    expect(frozen.restriction).toBe('frozen');
    expect((await frozen.call(wallet.balance, {})).sumBalance).toBe('100.00');
    expect(codeOf(await launch(frozen))).toBe('identity.restricted');
    expect(codeOf(await deposit(frozen, '20.00'))).toBe('identity.restricted');
    await operator.call(desk.unfreeze, { id: member.memberId, reason: 'The bank is content' });
    expect(codeOf(await launch(frozen))).toBe('ok');
  });
});
