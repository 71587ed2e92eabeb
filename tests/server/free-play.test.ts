import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { freePlay, identity, wallet, slots, records, cashier, fairness } = playerRoutes;
const HOUR = 3_600_000;
const REASON = 'free play for visitors';

let clock: FakeClock;
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock, spinIntervalMs: 0 });
  admin = await house.operator('admin');
});
afterAll(() => house.close());
beforeEach(() => setFreePlay('1'));

const setFreePlay = async (value: '0' | '1') => {
  const { settings } = consoleRoutes;
  const { setting, version } = await admin.call(settings.flags, {});
  if (setting.FREEPLAY3 === value) return;
  const whole = { setting: { ...setting, FREEPLAY3: value }, version, reason: REASON };
  await admin.call(settings.setFlags, whole);
  const shown = async () =>
    (await house.visitor().call(playerRoutes.site.status, {})).info.whitelabel.FREEPLAY3;
  await expect.poll(shown, { timeout: 10_000 }).toBe(value);
};

const ASKED = { os: 'Linux', platform: 'W', random: 'any words here', version: '3' } as const;
const begin = (visitor: HttpClient, given: { agree?: boolean; ip?: string } = {}) => {
  const headers = { 'x-forwarded-for': given.ip ?? newAddress() };
  return visitor.send(freePlay.begin, { ...ASKED, agree: given.agree ?? true }, { headers });
};
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

let keys = 0;
const newKey = () => `free-key-${++keys}`;
/** A visitor in free play, with the name of the account. */
async function player() {
  const visitor = house.visitor();
  const { answer } = await begin(visitor);
  if (!answer.success) throw new Error(answer.code);
  return Object.assign(visitor, { info: answer.value.userInfo });
}
const sitDown = async (visitor: HttpClient) =>
  (await visitor.call(slots.launch, { gameId: 'kantha-lines' })).launchToken;
const spin = (visitor: HttpClient, bearer: string) =>
  visitor.call(slots.spin, { stake: '10.00' }, { key: newKey(), bearer });
const rows = async (text: string, values: unknown[] = []) =>
  (await house.database.pool.query<Record<string, unknown>>(text, values)).rows;

describe('free play', () => {
  it('opens a trial account with play money for a visitor (S-062, X-013)', async () => {
    const visitor = await player();
    expect(visitor.info).toMatchObject({ type: 4, endsAt: '2026-03-02T06:00:00.000Z' });
    expect(await visitor.call(wallet.balance, {})).toMatchObject({
      sumBalance: '10000.00',
      currency: 'FUN',
    });
    const { account } = visitor.info;
    expect(
      await rows('select account_class from identity_member where username = $1', [account]),
    ).toEqual([{ account_class: 'trial' }]);
  });

  it('opens with the four fields that the specification names, and nothing is said of an age (X-013)', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const { token, userInfo } = await house.visitor().call(freePlay.begin, ASKED, { headers });
    expect(token).toMatch(/^ses_/);
    expect(userInfo.type).toBe(4);
    const agreed = 'select age_agreed as age from identity_member where username = $1';
    expect(await rows(agreed, [userInfo.account])).toEqual([{ age: 0 }]);
    expect(await rows(agreed, [(await player()).info.account])).toEqual([{ age: 18 }]);
  });

  it('is there while its flag is on, and no table opens once it is off (A-040, E-069)', async () => {
    const visitor = await player();
    await setFreePlay('0');
    expect(codeOf(await begin(house.visitor()))).toBe('identity.free-play-closed');
    const launch = await visitor.send(slots.launch, { gameId: 'kantha-lines' });
    expect(codeOf(launch)).toBe('identity.free-play-closed');
  });

  it('asks for the age, and is for visitors only', async () => {
    const refused = await begin(house.visitor(), { agree: false });
    expect(refused.answer).toMatchObject({ code: 'identity.terms-needed', field: 'agree' });
    expect(codeOf(await begin(await house.member()))).toBe('identity.logged-in');
  });

  it('is limited for each browser, whatever its address', async () => {
    const visitor = house.visitor();
    const codes: string[] = [];
    for (let n = 0; n < 7; n++) {
      codes.push(codeOf(await begin(visitor)));
      if (codes.at(-1) === 'ok') await visitor.call(identity.logout, {});
    }
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'ok'), 'identity.too-many-attempts']);
  });

  it('has no password: its name gets the answer that it is no member’s, as one of nobody does (ER-030)', async () => {
    const { info } = await player();
    const logIn = async (username: string) => {
      const { status, answer } = await house
        .visitor()
        .send(identity.login, { username, password: PASSWORD });
      return { status, ...answer, requestId: '' };
    };
    const said = await logIn(info.account);
    expect(said).toMatchObject({
      status: 403,
      code: 'identity.not-a-member',
      message:
        'This is not a member account, so it cannot log in. Open an account or contact support.',
    });
    expect(await logIn('free-0123456789ab')).toEqual(said);
  });
});

describe('a table in free play', () => {
  it('plays the same game in FUN, and its rounds can be checked', async () => {
    const visitor = await player();
    const bearer = await sitDown(visitor);
    const table = await visitor.call(slots.table, {}, { bearer });
    expect(table).toMatchObject({ currency: 'FUN', balance: '10000.00' });
    const round = await spin(visitor, bearer);
    const minor = (text: string) => parseDecimal(text) ?? -1n;
    expect(minor(round.balance)).toBe(1_000_000n - 1_000n + minor(round.payout));
    expect(await visitor.call(fairness.round, { roundId: round.roundId })).toMatchObject({
      commitment: round.commitment,
    });
  });

  it('never touches a real account, record, figure or the winners board (P-006)', async () => {
    const visitor = await player();
    const bearer = await sitDown(visitor);
    for (let n = 0; n < 30; n++) await spin(visitor, bearer);
    const trials = 'select member_id from identity_member where type = 4';
    const count = async (from: string) =>
      (await rows(`select count(*)::int as n from ${from} and member_id in (${trials})`))[0]?.['n'];
    expect(await count(`wallet_account where asset <> 'FUN'`)).toBe(0);
    expect(await count(`wagers_wager where asset <> 'FUN'`)).toBe(0);
    const real = `select count(*)::int as n from wallet_entry e join wallet_account a
      on a.lane = e.lane and a.id = e.account where a.asset = 'BDT' and a.name like 'house:slots%'`;
    expect((await rows(real))[0]?.['n']).toBe(0);
    const { list } = await visitor.call(records.winnerBoard, { limitNum: 20 });
    expect(list).toEqual([]);
  });

  it('is refused everything that needs a real account, with words (A-003, V-002)', async () => {
    const visitor = await player();
    const key = newKey();
    const deposit = await visitor.send(
      cashier.requestDeposit,
      { channel: 'demo-wallet', amount: '100.00' },
      { key },
    );
    expect(deposit.answer).toMatchObject({
      code: 'identity.true-account-needed',
      message: expect.stringContaining('free play') as string,
    });
  });

  it('is in no report of money, where a real round beside it is (P-006)', async () => {
    const visitor = await player();
    const bearer = await sitDown(visitor);
    for (let n = 0; n < 5; n++) await spin(visitor, bearer);
    const member = await house.member();
    const wish = { channel: 'demo-wallet', amount: '100.00' };
    await member.call(cashier.requestDeposit, wish, { key: newKey() });
    await spin(member, await sitDown(member));
    const day = clock.now().toISOString().slice(0, 10);
    const asked = { from: day, to: day };
    await house.runJobs();
    const { total, products } = await admin.call(consoleRoutes.reports.report, asked);
    expect(total).toMatchObject({ deposits: '100.00', stake: '10.00', wagers: 1, members: 1 });
    expect(products).toMatchObject([{ category: 'RNG', stake: '10.00', wagers: 1 }]);
  });

  it('is not among the members that an operator lists, and is found by its name', async () => {
    const { info } = await player();
    const { identity: desk } = consoleRoutes;
    const listed = await admin.call(desk.members, {});
    expect(listed.rows.map(({ type }) => type)).not.toContain(4);
    const [found] = (await admin.call(desk.members, { query: info.account })).rows;
    expect(found).toMatchObject({ username: info.account, type: 4 });
    const [cash] = await admin.call(consoleRoutes.members.balance, { id: found?.id ?? '' });
    expect(cash).toMatchObject({ asset: 'FUN', balance: '10000.00' });
  });
});

describe('after a day', () => {
  it('a trial account is gone, its play money is back with the house (S-063)', async () => {
    const visitor = await player();
    const bearer = await sitDown(visitor);
    await spin(visitor, bearer);
    const [member] = await rows('select member_id from identity_member where username = $1', [
      visitor.info.account,
    ]);
    const id = member?.['member_id'];
    clock.advance(24 * HOUR - 60_000);
    await house.runJobs();
    const still = 'select from identity_member where member_id = $1';
    expect(await rows(still, [id])).toHaveLength(1);
    clock.advance(60_000);
    await house.runJobs();
    expect(codeOf(await visitor.send(wallet.balance, {}))).toBe('edge.session-ended');
    for (const table of ['identity_member', 'limits_guard', 'limits_deposit', 'slots_seat'])
      expect(await rows(`select from ${table} where member_id = $1`, [id]), table).toEqual([]);
    expect(await rows('select from identity_session where owner_id = $1', [id])).toEqual([]);
    expect(
      await rows('select state, balance::text from wallet_account where member_id = $1', [id]),
    ).toEqual([
      { state: 'closed', balance: '0' },
      { state: 'closed', balance: '0' },
    ]);
    expect(await rows('select from wagers_wager where member_id = $1', [id])).toHaveLength(1);
  });
});
