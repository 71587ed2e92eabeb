import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId } from '../../apps/server/src/kernel/ids.ts';
import { fromWire } from '../../apps/server/src/kernel/ids.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { slip } from '../harness/slip.ts';
import { richMember } from '../harness/vendor.ts';

const { withdrawals, wallet, limits, records } = playerRoutes;
const desk = consoleRoutes.withdrawals;
const PIN = '482915';
const REASON = 'the names are the same';

let clock: FakeClock;
let house: RunningHouse;
let finance: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  finance = await house.operator('finance');
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<typeof richMember>>;
let keys = 0;
const newKey = () => `withdrawal-key-${++keys}`;
const request = (member: HttpClient, payeeId: string, amount: string, key = newKey()) =>
  member.call(withdrawals.request, { payeeId, amount, paymentPassword: PIN }, { key });
const cash = async (member: HttpClient) => (await member.call(wallet.balance, {})).sumBalance;

let accounts = 0;
/** Another one for each member: who shares an account with a self-excluded member is frozen. */
const newAccount = () => `017${String(++accounts).padStart(4, '0')}5678`;

/** Someone with 1,000.00 that were staked once, a payment password and an account. */
async function readyMember(): Promise<{ member: Member; payeeId: string }> {
  const member = await richMember(house, ['1000.00']);
  const memberId = fromWire('mbr', member.memberId) as MemberId;
  const { access, wagers, ids } = { ...house.house, ids: house.house.identity.ids };
  await access.setPaymentPassword({ memberId, pin: PIN });
  await wagers.play({
    memberId,
    generation: 1,
    asset: 'BDT',
    wagerId: ids.next(),
    roundId: ids.next(),
    digest: Buffer.alloc(32),
    gameId: 'kantha-lines',
    category: 'RNG',
    ruleVersion: 1,
    houseAccount: 'house:slots',
    stake: 1_000_00n,
    payout: 1_000_00n,
    rides: [],
  });
  const { id } = await member.call(withdrawals.addPayee, {
    method: 'demo-wallet',
    holder: 'Anwar Hossain',
    account: newAccount(),
    paymentPassword: PIN,
  });
  return { member, payeeId: id };
}

const approve = (id: string, amount: string) =>
  finance.call(desk.approve, { id, amount, reason: REASON });

async function paidOut(amount = '400.00') {
  const { member, payeeId } = await readyMember();
  const { id } = await request(member, payeeId, amount);
  await approve(id, amount);
  await house.runJobs();
  return { member, id };
}

describe('a withdrawal', () => {
  it('goes from the form to the end, each taka in the ledger and each act in the log', async () => {
    const { member, payeeId } = await readyMember();
    const terms = await member.call(withdrawals.terms, {});
    expect(terms).toMatchObject({
      cash: '1000.00',
      available: '1000.00',
      turnover: { needed: '1000.00', done: '1000.00', missing: '0.00' },
      hasPaymentPassword: true,
      payees: [{ id: payeeId, account: '•••••••5678', verified: false }],
    });
    const { id } = await request(member, payeeId, '400.00');
    expect(await cash(member)).toBe('600.00');
    expect((await finance.call(desk.list, { queue: 'waiting' })).rows.map((row) => row.id)).toEqual(
      [id],
    );
    await approve(id, '400.00');
    await house.runJobs();
    const paid = await member.call(withdrawals.one, { id });
    expect(paid).toMatchObject({ state: 'PAID', next: { owner: 'member', by: paid.confirmBy } });
    await member.call(withdrawals.answer, { id, answer: 'received' });
    expect((await member.call(withdrawals.list, {})).rows).toMatchObject([{ state: 'RECEIVED' }]);
    expect((await finance.call(desk.one, { id })).reasons).toMatchObject([
      { operator: 'opfinance', act: 'APPROVED', reason: REASON },
    ]);
    const admin = await house.operator('admin');
    const [logged] = (await admin.call(consoleRoutes.records.audit, {})).rows;
    expect(logged).toMatchObject({ act: 'cashier.approve', object: id, operator: 'opfinance' });
    expect((await house.prove()).differences).toBe(0);
  });

  it('is found in the account record by its kind, with each of its moves (MC-009)', async () => {
    const { member, payeeId } = await readyMember();
    const { id } = await request(member, payeeId, '300.00');
    await approve(id, '300.00');
    await house.runJobs();
    const lines = async () => {
      const { rows } = await member.call(records.entries, { kind: 'withdrawal' });
      expect(rows.every(({ reference }) => reference?.id === id)).toBe(true);
      return rows.map(({ line, amount }) => [line, amount]);
    };
    const withdrawn = async () => (await member.call(records.net, {})).withdrawn;
    expect(await lines()).toEqual([['withdrawal', '-300.00']]);
    expect(await withdrawn()).toBe('300.00');
    await member.call(withdrawals.answer, { id, answer: 'not-received', proofs: [await slip()] });
    const wish = { id, decision: 'refund', amount: '300.00', reason: REASON } as const;
    await finance.call(desk.resolve, wish);
    expect(await lines()).toEqual([
      ['withdrawal-refunded', '300.00'],
      ['withdrawal-disputed', '-300.00'],
      ['withdrawal-disputed', '300.00'],
      ['withdrawal', '-300.00'],
    ]);
    expect(await withdrawn()).toBe('0.00');
    expect((await house.prove()).differences).toBe(0);
  });

  it('once asked for cannot be taken back: there is no call for it (S-057)', async () => {
    const { member, payeeId } = await readyMember();
    const { id } = await request(member, payeeId, '400.00');
    const path = `/wps/cashier/withdrawals/${id}`;
    const headers = { origin: house.playerOrigin };
    const statuses = await Promise.all([
      member.raw(path, { method: 'DELETE', headers }),
      member.raw(`${path}/cancel`, { method: 'POST', headers }),
    ]);
    for (const { status } of statuses) expect([404, 405]).toContain(status);
    expect((await member.call(withdrawals.one, { id })).state).toBe('REQUESTED');
    expect(await cash(member)).toBe('600.00');
  });

  it('is nobody else’s to see or to answer', async () => {
    const { id } = await paidOut();
    const { member: other } = await readyMember();
    expect(await refused(other.call(withdrawals.one, { id }))).toBe('cashier.withdrawal-unknown');
    expect(await refused(other.call(withdrawals.answer, { id, answer: 'received' }))).toBe(
      'cashier.withdrawal-unknown',
    );
  });

  it('stays possible for who is self-excluded, and waits for support while frozen', async () => {
    const { member, payeeId } = await readyMember();
    await member.call(limits.excludeSelf, { months: 6 });
    const { id } = await request(member, payeeId, '400.00');
    await approve(id, '400.00');
    await house.runJobs();
    expect((await member.call(withdrawals.answer, { id, answer: 'received' })).state).toBe(
      'RECEIVED',
    );
    const frozen = await readyMember();
    const risk = await house.operator('risk');
    await risk.call(consoleRoutes.identity.freeze, {
      id: frozen.member.memberId,
      reason: 'chargebacks',
    });
    expect(await refused(request(frozen.member, frozen.payeeId, '400.00'))).toMatch(
      /identity\.restricted|edge\.session-ended/,
    );
  });

  it('counts as received after the minutes that an operator set (C-032)', async () => {
    expect(await refused(finance.call(desk.setTerms, { confirmMinutes: 9, reason: REASON }))).toBe(
      'edge.invalid-input',
    );
    await finance.call(desk.setTerms, { confirmMinutes: 10, reason: REASON });
    const { member, id } = await paidOut();
    const { confirmBy } = await member.call(withdrawals.one, { id });
    expect(Date.parse(confirmBy ?? '') - clock.now().getTime()).toBe(600_000);
    clock.advance(600_000);
    await house.runJobs();
    expect((await member.call(withdrawals.one, { id })).state).toBe('AUTO_RECEIVED');
    expect((await house.prove()).differences).toBe(0);
  });

  it('is open until it is over, and refused gives everything back', async () => {
    const { member, payeeId } = await readyMember();
    const { id } = await request(member, payeeId, '1000.00');
    expect((await member.call(withdrawals.terms, {})).open).toBe(1);
    await finance.call(desk.reject, { id, reason: REASON });
    expect((await member.call(withdrawals.terms, {})).open).toBe(0);
    expect(await cash(member)).toBe('1000.00');
  });
});

describe('a withdrawal above the amount of four eyes', () => {
  it('needs a second person, who decides on the state of that moment', async () => {
    const admin = await house.operator('admin');
    const { proposals } = consoleRoutes;
    const rule = { act: 'cashier.approve-withdrawal', reason: REASON } as const;
    await admin.call(proposals.setRule, { ...rule, needed: true, above: '300.00' });
    const { member, payeeId } = await readyMember();
    const small = await request(member, payeeId, '300.00');
    const large = await request(member, payeeId, '300.01');
    expect(await approve(small.id, '300.00')).toEqual({ proposal: null });
    const { proposal } = await approve(large.id, '300.01');
    expect((await member.call(withdrawals.one, { id: large.id })).state).toBe('REQUESTED');
    await admin.call(proposals.approve, { id: proposal ?? '' });
    expect((await member.call(withdrawals.one, { id: large.id })).state).toBe('APPROVED');
  });
});
