import { consoleRoutes, type Sent } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import type { HttpClient } from '../../../../../../tests/harness/client.ts';
import { type RunningHouse, startHouse } from '../../../../../../tests/harness/house.ts';

const { couriers } = consoleRoutes;
const clock = fakeClock('2026-03-01T06:00:00.000Z');
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  admin = await house.operator();
});
afterAll(() => house.close());

const found = async (filter: object) => (await admin.call(couriers.messages, filter)).rows[0];
const newest = () => found({});
type CourierSetting = Sent<typeof couriers.set>['setting'];
/** As it was stored before the answer and the format could be set. */
const SMS: CourierSetting = {
  courier: 'http',
  url: 'https://sms.invalid/send',
  method: 'POST',
  headers: [],
  body: '{"to":"{to}","text":"{text}","key":"{secret}"}',
};
const versionOf = async (kind: string) =>
  (await admin.call(couriers.settings, {})).find((row) => row.kind === kind)?.version ?? 0;

describe('the couriers desk', () => {
  it('sends a test that is queued with its commit and sent by a job', async () => {
    const { id } = await admin.call(couriers.test, { kind: 'sms', to: '+8801712345678' });
    expect(await newest()).toMatchObject({ id, state: 'queued', tries: 0, sentAt: null });
    await house.runJobs();
    await expect.poll(newest).toMatchObject({ id, state: 'sent', courier: 'demo', tries: 1 });
  });

  it('finds messages by kind, beginning of the recipient and state', async () => {
    await admin.call(couriers.test, { kind: 'mail', to: 'rina@example.com' });
    expect(await found({ kind: 'mail' })).toMatchObject({ to: 'rina@example.com' });
    expect(await found({ to: 'rina@' })).toMatchObject({ kind: 'mail' });
    expect(await found({ to: 'r%' })).toBeUndefined();
    expect(await found({ state: 'failed' })).toBeUndefined();
    const first = await admin.call(couriers.messages, { pageSize: 1 });
    const second = await admin.call(couriers.messages, { pageSize: 1, cursor: first.next ?? '' });
    expect([first.rows[0]?.kind, second.rows[0]?.kind]).toEqual(['mail', 'sms']);
    await house.runJobs();
  });

  it('refuses a test to a malformed recipient', async () => {
    const said = await admin.send(couriers.test, { kind: 'mail', to: 'a@b.c, d@e.f' });
    expect(said.answer).toMatchObject({ code: 'couriers.recipient-wrong', field: 'to' });
  });

  it('shows the digits of a code in demo mode', async () => {
    const code = { kind: 'sms', to: '+8801700000009', subject: '', text: 'It is {code}.' } as const;
    await house.house.db.tx((tx) => house.house.couriers.send(tx, { ...code, code: '907361' }));
    await house.runJobs();
    expect((await newest())?.text).toBe('It is 907361.');
    const { rows } = await house.database.pool.query('select m::text from couriers_message m');
    expect(JSON.stringify(rows)).not.toContain('907361');
  });

  it('changes a courier, seals its secret, shows it to nobody and writes the audit log', async () => {
    const set = await admin.call(couriers.set, {
      kind: 'sms',
      setting: SMS,
      secret: 'k3y-of-ours',
      version: 0,
    });
    expect(set).toMatchObject({ secretSet: true, version: 1, changedBy: 'admin' });
    const { rows } = await house.database.pool.query(`select s::text from couriers_setting s
      union all select a::text from kernel_audit a`);
    expect(JSON.stringify([set, rows])).not.toContain('k3y-of-ours');
    expect(JSON.stringify(rows)).toContain('couriers.set');
  });

  it('asks for the secret again when messages would go to another host', async () => {
    const version = await versionOf('sms');
    const away: CourierSetting = { ...SMS, url: 'https://elsewhere.invalid/' };
    const moved = await admin.send(couriers.set, { kind: 'sms', setting: away, version });
    expect(moved.answer).toMatchObject({ code: 'couriers.secret-needed' });
    const near: CourierSetting = { ...SMS, url: 'https://sms.invalid/v2' };
    const kept = await admin.call(couriers.set, { kind: 'sms', setting: near, version });
    expect(kept).toMatchObject({ secretSet: true, version: 2 });
    const late = await admin.send(couriers.set, { kind: 'sms', setting: near, version });
    expect(late.answer).toMatchObject({ code: 'couriers.version-changed' });
  });

  it('refuses a header line that has a name alone', async () => {
    const half: CourierSetting = { ...SMS, headers: [{ name: 'Authorization', value: '' }] };
    const version = await versionOf('sms');
    const { answer } = await admin.send(couriers.set, { kind: 'sms', setting: half, version });
    expect(answer).toMatchObject({ code: 'edge.invalid-input', field: 'setting.headers.0.value' });
  });

  it('tries five times, then fails the message with the reason', async () => {
    await admin.call(couriers.test, { kind: 'sms', to: '+8801712345679' });
    await house.runJobs();
    await expect.poll(newest).toMatchObject({ state: 'queued', courier: 'http', tries: 1 });
    for (let n = 0; n < 6; n++) {
      clock.advance(60_000);
      await house.runJobs();
    }
    const failed = { state: 'failed', tries: 5, sentAt: null };
    await expect
      .poll(newest)
      .toMatchObject({ ...failed, reason: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/) });
  });

  it('does not send an expired message', async () => {
    const expiresAt = new Date(clock.now().getTime() + 30_000);
    const late = { kind: 'sms', to: '+8801712345670', subject: '', text: 'late' } as const;
    await house.house.db.tx((tx) => house.house.couriers.send(tx, { ...late, expiresAt }));
    clock.advance(60_000);
    await house.runJobs();
    await expect.poll(newest).toMatchObject({ state: 'failed', reason: 'it was too late' });
  });

  it('deletes messages after thirty days', async () => {
    clock.advance(31 * 86_400_000);
    await house.runJobs();
    const again = await startHouse({ clock, database: house.database });
    await again.house.stop();
    const { rows } = await house.database.pool.query('select count(*)::int from couriers_message');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a licensed house', () => {
  it('shows no digits, and sends nothing by the demo courier', async () => {
    const licensed = await startHouse({ clock, mode: 'licensed' });
    const code = { kind: 'sms', to: '+8801700000009', subject: '', text: 'It is {code}.' } as const;
    await licensed.house.db.tx((tx) =>
      licensed.house.couriers.send(tx, { ...code, code: '907361' }),
    );
    for (let n = 0; n < 6; n++) {
      await licensed.runJobs();
      clock.advance(60_000);
    }
    const { rows } = await licensed.database.pool.query(
      'select body, code_sealed, state, reason from couriers_message',
    );
    const body = 'It is {code}.';
    expect(rows).toEqual([
      { body, code_sealed: null, state: 'failed', reason: 'no courier is set' },
    ]);
    await licensed.close();
  });
});
