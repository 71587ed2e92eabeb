import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Said } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { wallet } = consoleRoutes;
const clock = fakeClock('2026-03-01T17:30:00.000Z');
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock });
  await house.member();
});
afterAll(() => house.close());

const codeOf = ({ answer }: Said<unknown>) => (answer.success ? 'ok' : answer.code);
const metrics = async () =>
  (await fetch(house.consoleOrigin.replace('localhost', '127.0.0.1') + '/metrics')).text();
const proof = async () => (await house.operator('risk')).call(wallet.proof, {});
/** A new session: those from before a jump of the clock have ended. */
const alarms = async () => (await house.operator('content')).call(wallet.alarm, {});

describe('a proof of the ledger', () => {
  it('is begun by who may, goes on behind the answer, and is in the list with its asker', async () => {
    const support = await house.operator('support');
    expect(codeOf(await support.send(wallet.verify, { scope: 'full' }))).toBe('edge.forbidden');
    const risk = await house.operator('risk');
    const { id } = await risk.call(wallet.verify, { scope: 'full' });
    await expect.poll(async () => (await proof()).scopes[1]?.last?.id).toBe(id);
    const { rows } = await support.call(wallet.proofs, { scope: 'full' });
    expect(rows[0]).toMatchObject({ id, scope: 'full', state: 'done', askedBy: 'oprisk' });
    const { rows: acts } = await risk.call(consoleRoutes.records.audit, {
      act: 'wallet.verify',
    });
    expect(acts[0]).toMatchObject({ operator: 'oprisk', facts: { scope: 'full', proof: id } });
  });

  it('that is over is not ended any more, and an id that is none is refused', async () => {
    const { scopes } = await proof();
    const risk = await house.operator('risk');
    const id = scopes[1]?.last?.id ?? '';
    expect((await risk.send(wallet.cancel, { id })).status).toBe(200);
    expect((await proof()).scopes[1]?.last?.state).toBe('done');
    expect(codeOf(await risk.send(wallet.cancel, { id: 'prf_1' }))).toBe('edge.invalid-input');
  });

  it('says that the database’s role guards the entries', async () => {
    expect((await proof()).guard).toBe('role');
  });
});

describe('the alarm', () => {
  it('rings for every operator when proofs grow old, is a figure, and stops with a proof', async () => {
    await house.runJobs();
    expect(await alarms()).toEqual({ alarms: [] });
    clock.advance(27 * 3_600_000);
    expect(await alarms()).toEqual({ alarms: ['tail-old', 'full-old'] });
    const text = await metrics();
    expect(text).toContain('nokshi_ledger_alarm 2');
    expect(text).toMatch(/nokshi_ledger_proof_age_seconds\{kind="tail"\} 972\d\d/);
    expect(text).toContain('nokshi_ledger_differences{kind="full"} 0');
    expect(text).toMatch(/nokshi_ledger_proof_seconds\{kind="full"\} [\d.]+/);
    await house.runJobs();
    await expect.poll(alarms).toEqual({ alarms: [] });
  });
});

describe('the published heads', () => {
  it('are written each day at 00:05 in Dhaka and shown to anyone', async () => {
    const visitor = house.visitor();
    const { rows } = await visitor.call(playerRoutes.wallet.heads, {});
    const [newest] = rows;
    // 27 hours after 23:30 it is 02:30 of the day after the next.
    expect(newest?.day).toBe('2026-03-03');
    expect(newest?.lanes.map(({ lane }) => lane)).toEqual(Array.from({ length: 16 }, (_, i) => i));
    const console = await (await house.operator('risk')).call(wallet.published, {});
    expect(console.rows).toEqual(rows);
  });
});
