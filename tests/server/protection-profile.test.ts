import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { protection } = consoleRoutes;
const { cashier, identity, limits, slots } = playerRoutes;
const DAY = 86_400_000;
const reason = 'Asked by the regulator';

const clock = fakeClock();
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';
async function choose(code: 'STRICT' | 'MGA' | 'AU', periods: 'calendar' | 'rolling' = 'calendar') {
  await admin.call(consoleRoutes.identity.login, { username: 'admin', password: PASSWORD });
  return admin.send(protection.setProfile, { code, periods, reason });
}
type Member = Awaited<ReturnType<RunningHouse['member']>>;
const again = async ({ username }: Member) => {
  const client = house.visitor();
  await client.call(identity.login, { username, password: PASSWORD });
  return client;
};
let keys = 0;
const deposit = (member: HttpClient) =>
  member.send(
    cashier.requestDeposit,
    { channel: 'demo-wallet', amount: '100.00' },
    { key: `profile-key-${++keys}` },
  );

describe('the profile of protection', () => {
  it('is the strict one, and says what each other would change', async () => {
    const shown = await admin.call(protection.profile, {});
    expect(shown).toMatchObject({ code: 'STRICT', history: [] });
    const malta = shown.others.find(({ code }) => code === 'MGA');
    expect(malta?.changes).toEqual([
      { field: 'protection.returnWaitHours', from: '24', to: '168' },
      { field: 'protection.depositLimitNeeded', from: 'false', to: 'true' },
      { field: 'protection.holdToSpin', from: 'false', to: 'true' },
      { field: 'protection.autoplay', from: 'false', to: 'true' },
    ]);
    expect(shown.others.find(({ code }) => code === 'DEMO')?.changes).toEqual([
      { field: 'protection.holdToSpin', from: 'false', to: 'true' },
      { field: 'protection.autoplay', from: 'false', to: 'true' },
    ]);
    expect(shown.others.find(({ periods }) => periods === 'rolling')).toEqual({
      code: 'STRICT',
      periods: 'rolling',
      changes: [{ field: 'protection.periods', from: 'calendar', to: 'rolling' }],
    });
  });

  it('tightens at once: no deposit before there is a limit', async () => {
    const member = await house.member();
    expect(codeOf(await deposit(member))).toBe('ok');
    expect(codeOf(await choose('MGA'))).toBe('ok');
    expect(codeOf(await choose('MGA'))).toBe('limits.profile-same');
    expect(codeOf(await deposit(member))).toBe('limits.deposit-limit-needed');
    await member.call(limits.setLimit, { kind: 'deposit', period: 'M', amount: '500.00' });
    expect(codeOf(await deposit(member))).toBe('ok');
  });

  it('loosens a day later, and nothing that a member has', async () => {
    const member = await house.member();
    await choose('AU');
    expect(codeOf(await member.send(limits.setRealityCheck, { minutes: null }))).toBe(
      'limits.not-offered',
    );
    expect(codeOf(await deposit(member))).toBe('limits.deposit-limit-needed');
    clock.advance(DAY);
    const later = await again(member);
    expect(codeOf(await deposit(later))).toBe('ok');
    const { realityCheck } = await later.call(limits.setRealityCheck, { minutes: null });
    expect(realityCheck).toMatchObject({ minutes: 60, pending: { minutes: null } });
  });

  it('lets a game play on without a press a day after it was chosen, and forbids it at once', async () => {
    clock.advance(DAY);
    const repeatsAt = async () => {
      const member = await house.member();
      const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
      return (await member.call(slots.table, {}, { bearer: launchToken })).play;
    };
    await choose('MGA');
    expect(await repeatsAt()).toEqual({ hold: false, auto: false });
    clock.advance(DAY);
    expect(await repeatsAt()).toEqual({ hold: true, auto: true });
    await choose('AU');
    expect(await repeatsAt()).toEqual({ hold: false, auto: false });
    clock.advance(1);
  });

  it('makes a reality check that was off come again where it may not be', async () => {
    const member = await house.member();
    await house.runJobs();
    await house.database.pool.query('update limits_guard set check_minutes = null');
    expect(codeOf(await choose('STRICT'))).toBe('ok');
    await house.runJobs();
    expect((await member.call(limits.protection, {})).realityCheck.minutes).toBe(60);
  });

  it('lets periods roll at once, with what was used before, and for a day asks both', async () => {
    const member = await house.member();
    const daily = { kind: 'deposit', period: 'D', amount: '150.00' } as const;
    expect(await member.call(limits.setLimit, daily)).toMatchObject({ periods: 'calendar' });
    expect(codeOf(await deposit(member))).toBe('ok');
    clock.advance(1);
    expect(codeOf(await choose('STRICT', 'rolling'))).toBe('ok');
    await house.runJobs();
    const { periods, bothUntil, limits: rows } = await member.call(limits.protection, {});
    expect(periods).toBe('rolling');
    expect(Date.parse(bothUntil ?? '') - clock.now().getTime()).toBe(DAY);
    const [first] = rows;
    expect(first).toMatchObject({
      kind: 'deposit',
      period: 'D',
      periods: 'rolling',
      used: '100.00',
    });
    expect(Date.parse(first?.resetsAt ?? '') - clock.now().getTime()).toBeGreaterThan(DAY);
    expect((await deposit(member)).answer).toMatchObject({
      code: 'limits.deposit-limit',
      value: { used: '100.00', resetsAt: first?.resetsAt },
    });
    const newcomer = await house.member();
    expect((await newcomer.call(limits.protection, {})).periods).toBe('rolling');

    clock.advance(1);
    expect(codeOf(await choose('STRICT'))).toBe('ok');
    await house.runJobs();
    clock.advance(DAY - 1);
    const late = await again(member);
    const atLast = await late.call(limits.protection, {});
    expect(atLast.periods).toBe('calendar');
    expect(atLast.limits[0]).toMatchObject({ ...daily, periods: 'rolling', used: '100.00' });
    expect(codeOf(await deposit(late))).toBe('limits.deposit-limit');
    clock.advance(1);
    const after = await late.call(limits.protection, {});
    expect(after).toMatchObject({ periods: 'calendar', bothUntil: null });
    expect(after.limits[0]).toMatchObject({ ...daily, periods: 'calendar', used: '0.00' });
  });

  it('asks both again when the clock had run two days ahead and goes back (T7)', async () => {
    const member = await house.member();
    const daily = { kind: 'deposit', period: 'D', amount: '150.00' } as const;
    await member.call(limits.setLimit, daily);
    await choose('STRICT', 'rolling');
    await house.runJobs();
    expect(codeOf(await deposit(member))).toBe('ok');
    clock.advance(2 * DAY);
    const later = await again(member);
    expect(codeOf(await deposit(later))).toBe('ok');
    await choose('STRICT');
    await house.runJobs();
    clock.advance(3 * DAY);
    await house.runJobs();
    const ahead = await again(member);
    expect((await ahead.call(limits.protection, {})).bothUntil).toBeNull();
    clock.advance(-3 * DAY);
    const back = await again(member);
    expect((await back.call(limits.protection, {})).bothUntil).not.toBeNull();
    expect(codeOf(await deposit(back))).toBe('limits.deposit-limit');
  });

  it('keeps who chose when and why, newest first', async () => {
    await admin.call(consoleRoutes.identity.login, { username: 'admin', password: PASSWORD });
    const { code, history } = await admin.call(protection.profile, {});
    expect(code).toBe('STRICT');
    expect(history.map((row) => `${row.code} ${row.periods}`)).toEqual([
      'STRICT calendar',
      'STRICT rolling',
      'STRICT calendar',
      'STRICT rolling',
      'STRICT calendar',
      'AU calendar',
      'MGA calendar',
      'AU calendar',
      'MGA calendar',
    ]);
    expect(history[0]).toMatchObject({ setBy: 'admin', reason });
  });
});
