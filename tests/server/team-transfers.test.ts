import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { TeamSetting } from '@nokshi/contract/console/team-setting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import {
  idOf,
  makeAgent,
  moneyed,
  newKey,
  PIN,
  putBelow,
  send,
  setType,
  stakeOnce,
  type Teammate,
} from '../harness/team.ts';

const { teamTransfers: routes, wallet, records, limits, inbox, withdrawals } = playerRoutes;
const { settings } = consoleRoutes;
const reason = 'as the house decided';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
let agent: Teammate;
let member: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T17:45:00.000Z');
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

beforeEach(async () => {
  // A team of two, each with 1,000.00 that were staked once.
  [agent, member] = [await moneyed(house), await moneyed(house)];
  await makeAgent(house, agent);
  await putBelow(house, member, agent);
});

const codeOf = (sent: Promise<unknown>) => refused(sent);
const cash = async (of: Teammate) => (await of.call(wallet.balance, {})).sumBalance;
const both = async () => [await cash(agent), await cash(member)];

async function set(team: Partial<TeamSetting>) {
  const held = await admin.call(settings.team, {});
  const setting = { ...held.setting, ...team };
  await admin.call(settings.setTeam, { setting, version: held.version, reason });
  await house.house.site.start();
}

describe('a team transfer', () => {
  it('goes up and down one step, and both ends have their entry, its name and a word of it', async () => {
    const ears = await Promise.all(
      [agent, member].map((one) =>
        hearLive(
          house.playerOrigin,
          Object.entries(one.cookies())
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        ),
      ),
    );
    const up = await send(member, agent, '150.00');
    expect(up).toMatchObject({ way: 'out', side: 'upline', amount: '150.00' });
    expect(up.with).toEqual({ id: agent.memberId, name: `${agent.username.slice(0, 2)}***` });
    const down = await send(agent, member, '400.00');
    expect(down.with).toEqual({ id: member.memberId, name: member.username });
    expect(await both()).toEqual(['750.00', '1250.00']);
    const entries = async (one: Teammate) =>
      (await one.call(records.entries, { pageSize: 2 })).rows.map(({ kind, amount }) => [
        kind,
        amount,
      ]);
    expect(await entries(agent)).toEqual([
      ['transfer-out', '-400.00'],
      ['transfer-in', '150.00'],
    ]);
    expect(await entries(member)).toEqual([
      ['transfer-in', '400.00'],
      ['transfer-out', '-150.00'],
    ]);
    const list = await member.call(routes.list, {});
    expect(list.rows.map(({ way, side }) => [way, side])).toEqual([
      ['in', 'upline'],
      ['out', 'upline'],
    ]);
    expect((await agent.call(routes.list, {})).rows[0]).toMatchObject({
      way: 'out',
      side: 'downline',
    });
    const letters = await member.call(inbox.list, {});
    expect(letters.rows[0]?.title.EN).toBe(`${agent.username.slice(0, 2)}*** sent you ৳400.00`);
    await expect
      .poll(() =>
        ears.map(({ heard }) => heard.filter(({ type }) => type === 'team-transfer').length),
      )
      .toEqual([2, 2]);
    await expect
      .poll(() => ears[1]?.heard)
      .toContainEqual(expect.objectContaining({ type: 'balance', sumBalance: '1250.00' }));
    for (const ear of ears) ear.close();
    expect(await house.house.wallet.verify('full')).toMatchObject({ differences: 0 });
  });

  it('happens once under its key, however often it comes; another one under it is refused', async () => {
    const key = newKey();
    const sent = await Promise.all([1, 2, 3].map(() => send(member, agent, '100.00', { key })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await both()).toEqual(['1100.00', '900.00']);
    expect(await codeOf(send(member, agent, '101.00', { key }))).toBe('wallet.key-reused');
    const form = { to: agent.memberId, amount: '100.00', paymentPassword: PIN };
    expect(await codeOf(member.call(routes.send, form))).toBe('edge.key-missing');
  });

  it('goes to nobody but the one right above or right below (A-011)', async () => {
    const [sibling, grand, below] = [
      await moneyed(house),
      await moneyed(house),
      await moneyed(house),
    ];
    await makeAgent(house, grand);
    await putBelow(house, agent, grand);
    await putBelow(house, sibling, agent);
    await makeAgent(house, member);
    await putBelow(house, below, member);
    await setType(house, member, 0);
    const refusal = 'agents.not-in-line';
    for (const to of [sibling, grand, member])
      expect(await codeOf(send(member, to, '100.00'))).toBe(refusal);
    // Who is no agent any more sends nothing to those who stayed below, and gets nothing.
    expect(await codeOf(send(below, member, '100.00'))).toBe(refusal);
    expect(await codeOf(send(member, below, '100.00'))).toBe(refusal);
    expect(await codeOf(send(grand, member, '100.00'))).toBe(refusal);
    for (const to of ['mbr_0190f3c2a1b27c3d9e4f5a6b7c8d9e0f', 'agentrahim', ''])
      expect(
        (
          await member.send(
            routes.send,
            { to, amount: '100.00', paymentPassword: PIN },
            { key: newKey() },
          )
        ).status,
      ).toBe(403);
    expect(await codeOf(send(agent, grand, '100.00'))).toBe('done');
    expect(await codeOf(send(grand, agent, '1100.00'))).toBe('agents.turnover-missing');
  });

  it('needs the payment password, tries of which are counted', async () => {
    const words: (string | undefined)[] = [];
    for (let i = 0; i < 6; i += 1)
      words.push(await codeOf(send(member, agent, '100.00', { pin: '000001' })));
    expect(words.at(0)).toBe('identity.payment-password-wrong');
    expect(words.at(-1)).toBe('identity.too-many-attempts');
    const poor = await house.member();
    await putBelow(house, poor, agent);
    expect(await codeOf(send(poor, agent, '100.00'))).toBe('identity.payment-password-unset');
  });

  it('takes amounts as the form writes them and no others (V-067)', async () => {
    const tricks = ['0', '0.00', '-1.00', '1e3', '0x10', ' 100.00', '100.001', '9e15', 'NaN', ''];
    for (const amount of tricks)
      expect([amount, await codeOf(send(member, agent, amount))]).toEqual([
        amount,
        'edge.invalid-input',
      ]);
  });

  it('leaves as much as is owed for a payment that was taken back', async () => {
    await house.database.pool.query(
      `insert into cashier_debt (deposit_id, member_id, amount, since)
       select deposit_id, member_id, 30000, now() from cashier_deposit where member_id = $1`,
      [idOf(member)],
    );
    expect(await member.call(routes.terms, {})).toMatchObject({
      held: '300.00',
      available: '700.00',
    });
    expect(await codeOf(send(member, agent, '700.01'))).toBe('agents.debt-open');
    expect(await codeOf(send(member, agent, '700.00'))).toBe('done');
  });

  it('is of what is there, and was staked once since it came, also along the line', async () => {
    expect(await codeOf(send(member, agent, '1000.01'))).toBe('wallet.insufficient');
    await send(member, agent, '400.00');
    // What the agent was sent is to be staked as a deposit is, before it goes on or out.
    expect(await agent.call(routes.terms, {})).toMatchObject({
      cash: '1400.00',
      available: '1000.00',
      turnover: { needed: '400.00', done: '0.00', missing: '400.00' },
    });
    expect(await codeOf(send(agent, member, '1000.01'))).toBe('agents.turnover-missing');
    expect(await agent.call(withdrawals.terms, {})).toMatchObject({ available: '1000.00' });
    await stakeOnce(house, agent, 400_00n);
    expect(await codeOf(send(agent, member, '1400.00'))).toBe('done');
  });
});

describe('either end', () => {
  it.each(['self-excluded', 'time-out', 'frozen'] as const)(
    '%s neither sends nor receives, and nobody else learns why',
    async (kind) => {
      const risk = await house.operator('risk');
      const stop = {
        frozen: () => risk.call(consoleRoutes.identity.freeze, { id: member.memberId, reason }),
        'time-out': () => member.call(limits.takeTimeOut, { hours: 24 }),
        'self-excluded': () => member.call(limits.excludeSelf, { months: 6 }),
      };
      await stop[kind]();
      expect(await codeOf(send(agent, member, '100.00'))).toBe('agents.cannot-receive');
      expect(['identity.restricted', 'edge.session-ended', 'edge.not-logged-in']).toContain(
        await codeOf(send(member, agent, '100.00')),
      );
      expect(await cash(agent)).toBe('1000.00');
      expect((await agent.call(routes.list, {})).rows).toEqual([]);
    },
  );

  it('keeps its own deposit limit, which money from an agent counts for', async () => {
    await member.call(limits.setLimit, { kind: 'deposit', period: 'D', amount: '1300.00' });
    expect(await codeOf(send(agent, member, '300.01'))).toBe('agents.cannot-receive');
    expect(await codeOf(send(agent, member, '300.00'))).toBe('done');
    expect(await codeOf(send(agent, member, '100.00'))).toBe('agents.cannot-receive');
  });
});

describe('the day', () => {
  it('counts how often and how much, until midnight in Dhaka, also when requests come at once', async () => {
    await set({ timesADay: 3 });
    const words = await Promise.all(
      [1, 2, 3, 4, 5].map(() => codeOf(send(member, agent, '100.00'))),
    );
    expect(words.toSorted()).toEqual([
      'agents.times-used',
      'agents.times-used',
      'done',
      'done',
      'done',
    ]);
    const { day } = await member.call(routes.terms, {});
    expect(day).toMatchObject({ times: 3, timesUsed: 3, amountUsed: '300.00' });
    clock.advance(Date.parse(day.resetsAt) - clock.now().getTime());
    expect(await codeOf(send(member, agent, '100.00'))).toBe('done');
    await set({ timesADay: 10 });
  });

  it('is a sum as well, and says what is left of it', async () => {
    await set({ amountADay: '500.00' });
    const words = await Promise.all(
      ['300.00', '300.00'].map((amount) => codeOf(send(member, agent, amount))),
    );
    expect(words.toSorted()).toEqual(['agents.amount-used', 'done']);
    const { answer } = await member.send(
      routes.send,
      { to: agent.memberId, amount: '200.01', paymentPassword: PIN },
      { key: newKey() },
    );
    expect(answer).toMatchObject({ success: false, value: { left: '200.00' } });
    expect(await codeOf(send(member, agent, '200.00'))).toBe('done');
    await set({ amountADay: '50000.00' });
  });

  it('one turn serves withdrawals and transfers: together they take no more than may go out', async () => {
    const rest = await moneyed(house, ['1000.00', '500.00']);
    await putBelow(house, rest, agent);
    const payee = await rest.call(withdrawals.addPayee, {
      method: 'demo-wallet',
      holder: 'Anwar Hossain',
      account: '01712345678',
      paymentPassword: PIN,
    });
    await send(agent, rest, '700.00');
    const out = () =>
      codeOf(
        rest.call(
          withdrawals.request,
          { payeeId: payee.id, amount: '1500.00', paymentPassword: PIN },
          { key: newKey() },
        ),
      );
    const words = await Promise.all([out(), codeOf(send(rest, agent, '1500.00'))]);
    expect(words.filter((word) => word === 'done')).toHaveLength(1);
  });
});
