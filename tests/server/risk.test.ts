import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { OneRiskCase } from '@nokshi/contract/console/risk.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { idOf, moneyed, newKey, PIN, send, type Teammate, uplineOf } from '../harness/team.ts';

const { withdrawals, wallet, inbox } = playerRoutes;
const { risk: desk, withdrawals: till } = consoleRoutes;
const note = 'two names, one account';
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
let risk: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  finance = await house.operator('finance');
  risk = await house.operator('risk');
});
afterAll(() => house.close());

let accounts = 0;
const newAccount = () => `017${String(++accounts).padStart(8, '0')}`;
async function payee(member: Teammate, account: string, method = 'demo-wallet'): Promise<string> {
  const wish = { method, holder: 'Anwar Hossain', account, paymentPassword: PIN };
  return (await member.call(withdrawals.addPayee, wish)).id;
}
const ask = (member: Teammate, payeeId: string) => {
  const wish = { payeeId, amount: '400.00', paymentPassword: PIN };
  return member.call(withdrawals.request, wish, { key: newKey() });
};
const passMinute = () => {
  clock.advance(60_000);
  return house.runJobs();
};

const rowOf = async (member: Teammate) => {
  const { rows } = await risk.call(desk.list, { pageSize: 100 });
  return rows.find(({ members }) => members.some(({ id }) => id === member.memberId));
};
const isInCase = async (member: Teammate) => (await rowOf(member)) !== undefined;
const caseOf = async (member: Teammate): Promise<OneRiskCase> =>
  risk.call(desk.one, { id: (await rowOf(member))?.id ?? 'none' });

/** The other came in by the browser, or from the address, of the one. */
async function share(one: Teammate, other: Teammate, ways: readonly ('device' | 'address')[]) {
  for (const way of ways)
    await house.database.pool.query(
      `insert into access_${way} select (jsonb_populate_record(w, jsonb_build_object(
         'member_id', $2::text))).* from access_${way} w where member_id = $1 limit 1`,
      [idOf(one), idOf(other)],
    );
}

/** Who shares the account of `one` from now on, and asked for 400.00. */
async function joins(one: Teammate) {
  const member = await moneyed(house);
  const sql = 'select account from cashier_payee where member_id = $1';
  const { rows } = await house.database.pool.query(sql, [idOf(one)]);
  const { id } = await ask(member, await payee(member, rows[0].account));
  await passMinute();
  return { member, id };
}

const formOf = ({ username }: Teammate) => ({ username, password: PASSWORD });
/** A day and a little more; sessions end meanwhile. */
async function passDay(...members: Teammate[]) {
  clock.advance(DAY_MS + 1);
  risk = await house.operator('risk');
  for (const member of members) {
    const headers = { 'x-forwarded-for': newAddress() };
    await member.call(playerRoutes.identity.login, formOf(member), { headers });
  }
}

/** Two who are paid to one account, one of them at another method; each asked for 400.00. */
async function couple(first = 'demo-wallet') {
  const [one, other] = [await moneyed(house), await moneyed(house)];
  const account = newAccount();
  const payees = [await payee(one, account, first), await payee(other, account, 'demo-bank')];
  const asked = [await ask(one, payees[0] ?? ''), await ask(other, payees[1] ?? '')];
  await passMinute();
  return { one, other, ids: asked.map(({ id }) => id), found: await caseOf(one) };
}

const approve = (id = '') => finance.call(till.approve, { id, amount: '400.00', reason: note });
const lettersOf = async (member: Teammate) =>
  (await member.call(inbox.list, {})).rows.map((letter) => JSON.stringify(letter));

describe('a case', () => {
  it('has who is paid to one account, at whatever method, and says why', async () => {
    const { one, other, found } = await couple();
    expect(found).toMatchObject({ state: 'OPEN', score: 50, reasons: ['same-account'] });
    expect(found.members.map(({ username }) => username).toSorted()).toEqual(
      [one.username, other.username].toSorted(),
    );
    const [fact] = found.found[0]?.facts ?? [];
    expect(fact).toMatchObject({ count: 2, about: expect.stringMatching(/^•+\d{4}$/) });
    expect(found.people[0]).toMatchObject({
      deposited: '1000.00',
      staked: '1000.00',
      waiting: '400.00',
      heldSince: null,
    });
    expect(found.steps).toMatchObject([{ step: 'OPENED', operator: null, score: 50 }]);
  });

  it('is not made of a browser and an address alone, and is one however often it is looked at', async () => {
    const [one, other] = [await moneyed(house), await moneyed(house)];
    await share(one, other, ['device', 'address']);
    await passMinute();
    expect(await isInCase(one)).toBe(false);
    const account = newAccount();
    await payee(one, account);
    await ask(other, await payee(other, account, 'demo-bank'));
    await passMinute();
    const found = await caseOf(one);
    expect(found).toMatchObject({
      score: 72,
      reasons: ['same-account', 'same-device', 'same-address'],
    });
    await passMinute();
    expect(await caseOf(one)).toEqual(found);
  });

  it('tells of money that went on along the team line, and of money that came back', async () => {
    const member = await moneyed(house);
    const agent = await uplineOf(house, member);
    await share(agent, member, ['device']);
    await send(member, agent, '1000.00');
    await passMinute();
    const { score, found, people } = await caseOf(member);
    expect(score).toBe(55);
    expect(found.map(({ code }) => code)).toEqual(['same-device', 'passed-on']);
    expect(found[1]?.facts).toMatchObject([
      { members: [{ username: member.username }, { username: agent.username }], count: 1 },
    ]);
    const money = new Map(people.map((one) => [one.username, [one.sent, one.received]]));
    expect(money.get(member.username)).toEqual(['1000.00', '0.00']);
    await send(agent, member, '1000.00');
    await passMinute();
    const circle = (await caseOf(member)).found.find(({ code }) => code === 'circle');
    expect(circle?.facts).toMatchObject([{ amount: '1000.00', count: 2 }]);
  });

  it('weighs what was sent from a place that had not settled, with nothing to show', async () => {
    const member = await moneyed(house, ['2000.00']);
    const agent = await uplineOf(house, member);
    await share(agent, member, ['device']);
    const { call } = house.visitor();
    await call(playerRoutes.identity.login, formOf(member));
    await send({ ...member, call }, agent, '1000.00');
    await passMinute();
    const { score, found } = await caseOf(member);
    expect(score).toBe(51);
    const members = [member, agent].map(({ username }) => ({ username }));
    expect(found).toMatchObject([
      { code: 'same-device', weight: 35 },
      { code: 'new-place', weight: 25, facts: [{ members, count: 1 }] },
    ]);
  });

  it('never joins members of two brands', async () => {
    const [one, stranger] = [await moneyed(house), await moneyed(house)];
    const account = newAccount();
    await payee(stranger, account);
    await share(one, stranger, ['device', 'address']);
    const { pool } = house.database;
    const move = `update identity_member set brand_id = 'other' where member_id = $1`;
    await pool.query(move, [idOf(stranger)]);
    await ask(one, await payee(one, account, 'demo-bank'));
    await passMinute();
    expect(await isInCase(one)).toBe(false);
  });
});

describe('a hold', () => {
  it('stops approval and payment until it is released, and moves no money', async () => {
    const { one, other, ids, found } = await couple();
    const { id, version } = found;
    const cash = (await one.call(wallet.balance, {})).sumBalance;
    const above = await uplineOf(house, one);
    const held = await risk.call(desk.hold, { id, version, days: 3, note });
    expect(held).toMatchObject({
      state: 'HELD',
      reviewBy: new Date(clock.now().getTime() + 3 * DAY_MS).toISOString(),
    });
    expect(await refused(approve(ids[0]))).toBe('cashier.withdrawal-under-review');
    expect(await refused(send(one, above, '100.00'))).toBe('agents.under-review');
    const shown = await one.call(withdrawals.one, { id: ids[0] ?? '' });
    expect(shown).toMatchObject({
      state: 'REQUESTED',
      review: { since: held.heldSince, by: held.reviewBy },
      next: { owner: 'house', by: held.reviewBy },
    });
    expect((await one.call(wallet.balance, {})).sumBalance).toBe(cash);
    expect((await lettersOf(other))[0]).toContain('review');
    // Who has not asked yet reads it before they do.
    const review = { since: held.heldSince, by: held.reviewBy };
    expect((await other.call(withdrawals.terms, {})).review).toEqual(review);
    const onDesk = await finance.call(till.one, { id: ids[0] ?? '' });
    expect(onDesk.riskCase).toEqual({ id, score: 50, state: 'HELD' });

    await risk.call(desk.release, { id, version: held.version, note });
    expect((await lettersOf(other))[0]).toContain('over');
    expect((await other.call(withdrawals.terms, {})).review).toBeNull();
    await approve(ids[0]);
    await house.runJobs();
    expect((await one.call(withdrawals.one, { id: ids[0] ?? '' })).state).toBe('PAID');
    expect((await house.prove()).differences).toBe(0);
  });

  it('catches what was approved before it, by a channel or by hand, and lets it be paid once', async () => {
    const { one, other, ids, found } = await couple();
    for (const each of ids) await approve(each);
    const { id, version } = found;
    const held = await risk.call(desk.hold, { id, version, days: 1, note });
    await passMinute();
    expect((await one.call(withdrawals.one, { id: ids[0] ?? '' })).state).toBe('APPROVED');
    const byHand = { id: ids[1] ?? '', reference: `bank-${id}`, reason: note };
    expect(await refused(finance.call(till.paid, byHand))).toBe('cashier.withdrawal-under-review');
    await risk.call(desk.release, { id, version: held.version, note });
    await house.runJobs();
    expect((await one.call(withdrawals.one, { id: ids[0] ?? '' })).state).toBe('PAID');
    await finance.call(till.paid, byHand);
    expect((await other.call(withdrawals.one, { id: ids[1] ?? '' })).state).toBe('PAID');
    expect((await house.prove()).differences).toBe(0);
  });

  it('leaves a new member free until it is held once more, and is overdue after its day', async () => {
    const { one, found } = await couple();
    const { id, version } = found;
    await risk.call(desk.hold, { id, version, days: 1, note });
    const { member: third, id: asked } = await joins(one);
    const grown = await caseOf(third);
    expect(grown).toMatchObject({ id, state: 'HELD' });
    expect(grown.steps.at(-1)).toMatchObject({ step: 'GROWN', operator: null });
    expect((await third.call(withdrawals.one, { id: asked })).review).toBeNull();
    await passDay(third);
    expect((await risk.call(desk.list, {})).overdue.map((row) => row.id)).toContain(id);
    const metrics = await (await fetch(`${house.consoleOrigin}/metrics`)).text();
    expect(metrics).toMatch(/nokshi_risk_overdue_holds [1-9]/);
    await risk.call(desk.hold, { id, version: grown.version, days: 7, note });
    expect((await third.call(withdrawals.one, { id: asked })).review).not.toBeNull();
    expect((await risk.call(desk.list, {})).overdue.map((row) => row.id)).not.toContain(id);
  });
});

describe('what an operator decides', () => {
  it('is for the case as it was looked at, in a state that it is meant for', async () => {
    const { found } = await couple();
    const { id } = found;
    const act = { id, version: found.version, note };
    expect(await refused(risk.call(desk.release, act))).toBe('risk.case-changed');
    expect(await refused(risk.call(desk.reopen, act))).toBe('risk.case-changed');
    const cleared = await risk.call(desk.clear, act);
    expect(cleared.state).toBe('CLEARED');
    expect(await refused(risk.call(desk.hold, { ...act, days: 3 }))).toBe('risk.case-changed');
    const open = await risk.call(desk.reopen, { ...act, version: cleared.version });
    expect(open.steps.map(({ step, operator }) => [step, operator])).toEqual([
      ['OPENED', null],
      ['CLEARED', 'oprisk'],
      ['REOPENED', 'oprisk'],
    ]);
    const unknown = risk.call(desk.one, { id: `cas_${'0'.repeat(32)}` });
    expect(await refused(unknown)).toBe('risk.case-unknown');
    const { rows } = await risk.call(consoleRoutes.records.audit, {});
    expect(rows.slice(0, 2)).toMatchObject([
      { act: 'risk.reopened', object: id, operator: 'oprisk' },
      { act: 'risk.cleared', object: id },
    ]);
  });

  it('stays until there is news', async () => {
    const { one, found } = await couple();
    await risk.call(desk.clear, { id: found.id, version: found.version, note });
    await passDay(one);
    await ask(one, (await one.call(withdrawals.terms, {})).payees[0]?.id ?? '');
    await passMinute();
    expect((await caseOf(one)).state).toBe('CLEARED');
    await joins(one);
    const { steps, ...again } = await caseOf(one);
    expect(again).toMatchObject({ state: 'OPEN', id: found.id });
    expect(steps.at(-1)).toMatchObject({ step: 'REOPENED', operator: null });
  });

  it('is found in the queue by state, reason and score, page by page', async () => {
    const all = await risk.call(desk.list, { pageSize: 100 });
    const first = await risk.call(desk.list, { pageSize: 2 });
    const rest = await risk.call(desk.list, { pageSize: 100, cursor: first.next ?? '' });
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    expect(rest.overdue).toEqual([]);
    const scores = all.rows.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const circles = await risk.call(desk.list, { reason: 'circle', minScore: 51 });
    expect(circles.rows.every(({ reasons }) => reasons.includes('circle'))).toBe(true);
    const { rows: held } = await risk.call(desk.list, { state: 'HELD', pageSize: 100 });
    expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['HELD']));
  });
});
