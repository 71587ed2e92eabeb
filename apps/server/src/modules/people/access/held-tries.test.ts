import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { TRY_KINDS } from '@nokshi/contract/console/tries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openTestRoom, type TestRoom } from '../operators/test-people.ts';

const { identity, codes } = playerRoutes;
const { identity: desk, tries } = consoleRoutes;
const PASSWORD = 'karnaphuli-7';
const reason = 'called from the number on file';

let test: TestRoom;
let operator: Browser;
beforeAll(async () => {
  test = await openTestRoom({
    limits: {
      account: { burst: 2, everySeconds: 300 },
      registration: { burst: 1, everySeconds: 360 },
    },
  });
  const form = { username: 'rahim', password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  await test.browser('198.51.100.1').call(identity.register, form);
  const first = await test.db.tx((tx) => test.operators.ensureFirstOperator(tx));
  operator = test.browser('192.0.2.1');
  await operator.call(desk.login, { username: 'admin', password: first?.password ?? '' });
});
afterAll(() => test.close());

const guess = (username: string, ip = '203.0.113.9', password = 'wrong') =>
  test
    .browser(ip)
    .call(identity.login, { username, password })
    .then(
      () => 'in',
      (err: { code: string }) => err.code,
    );
const heldOf = async (kind: string) =>
  (await operator.call(tries.tries, {})).held.filter((row) => row.kind === kind);

describe('the desk of limits', () => {
  it('shows every active limit', async () => {
    const { limits } = await operator.call(tries.tries, {});
    const account = limits.find(({ kind }) => kind === 'account');
    expect(account).toEqual({
      kind: 'account',
      burst: 2,
      everySeconds: 300,
      counted: 0,
      held: 0,
    });
    expect(limits.map(({ kind }) => kind).toSorted()).toEqual(TRY_KINDS.toSorted());
  });

  it('names a member who has to wait, and until when', async () => {
    await guess('rahim');
    expect(await heldOf('account')).toEqual([]);
    await guess('rahim');
    const [held] = await heldOf('account');
    expect(held).toMatchObject({ about: 'rahim', failures: 2 });
    expect(Date.parse(held?.nextAt ?? '')).toBe(test.clock.now().getTime() + 300_000);
    expect(await guess('rahim', '203.0.113.10', PASSWORD)).toBe('identity.too-many-attempts');
  });

  it('never shows what was typed when no member has that name', async () => {
    for (const ip of ['203.0.113.20', '203.0.113.21']) await guess('my secret password', ip);
    expect((await heldOf('account')).map(({ about }) => about)).toContain(null);
    const { rows } = await test.database.pool.query('select * from access_try');
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('shows an address in full, and only the ends of a number', async () => {
    expect((await heldOf('registration')).map(({ about }) => about)).toEqual(['198.51.100.1']);
    await test.browser().call(codes.askWithoutLogin, { mobileNum: '01712345678' });
    const [number] = await heldOf('code-recipient');
    expect(number?.about).toBe('•••678');
    const { rows } = await test.database.pool.query(
      "select about from access_try where kind = 'code-range'",
    );
    expect(rows).toEqual([{ about: '+880171234••••' }]);
  });

  it('releases one, with a reason in the audit log, and only once', async () => {
    const [held] = await heldOf('account').then((rows) => rows.filter((row) => row.about));
    const key = held?.key ?? '';
    await operator.call(tries.release, { key, reason });
    expect(await guess('rahim', '203.0.113.10', PASSWORD)).toBe('in');
    const { rows } = await test.database.pool.query(
      "select object, facts from kernel_audit where act = 'identity.release'",
    );
    expect(rows).toEqual([{ object: 'rahim', facts: { kind: 'account', about: 'rahim', reason } }]);
    const again = operator.call(tries.release, { key: 'a'.repeat(64), reason });
    await expect(again).rejects.toMatchObject({ code: 'identity.nothing-held' });
  });
});
