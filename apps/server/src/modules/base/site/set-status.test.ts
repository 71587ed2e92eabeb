import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../../../kernel/work.ts';
import { openTestSite, type TestSite } from './test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await openTestSite();
});
afterAll(() => test.close());

describe('the system status', () => {
  const { status, setStatus } = consoleRoutes.site;
  const NORMAL = {
    status: 'normal' as const,
    message: { EN: '', BN: '' },
    blockedCountries: [],
    from: null,
    until: null,
  };
  const CLOSED = {
    status: 'maintenance' as const,
    blockedCountries: [],
    message: { EN: 'Back at noon', BN: 'দুপুরে ফিরছি' },
  };
  const set = async (setting: object) => {
    const { version } = await test.call(status, {});
    return test.call(setStatus, { ...NORMAL, ...setting, version });
  };
  const at = (country: string | null) => test.site.statusFor({ ip: '203.0.113.7', country });

  beforeEach(async () => {
    await set(NORMAL);
    test.shown.length = 0;
  });

  it('is shown at once to every visitor, and applies to every call', async () => {
    await set(CLOSED);
    expect(at('BD')).toEqual({ systemStatus: 1, message: CLOSED.message });
    expect(test.shown.map(({ ip }) => ip)).toEqual(['203.0.113.7', '198.51.100.8']);
    expect(test.shown[0]?.message).toEqual({ type: 'system-status', status: at('BD') });
    const { maintenance } = await test.call(playerRoutes.site.status, {});
    expect(maintenance.active).toBe(true);
  });

  it('of a region block is shown to each visitor by their country', async () => {
    await set({ status: 'region-block', blockedCountries: ['PK'] });
    const codes = test.shown.map(({ message }) => message);
    expect(codes).toMatchObject([
      { status: { systemStatus: 0 } },
      { status: { systemStatus: 2, ip: '198.51.100.8' } },
    ]);
    expect([at('PK').systemStatus, at('BD').systemStatus, at(null).systemStatus]).toEqual([
      2, 0, 0,
    ]);
  });

  it('takes a message in both languages or in none', async () => {
    const half = set({ ...CLOSED, message: { EN: 'Back at noon', BN: ' ' } });
    await expect(half).rejects.toMatchObject({
      code: 'site.message-needed',
      facts: { field: 'message.BN' },
    });
    expect(at('BD').systemStatus).toBe(0);
    await set({ ...CLOSED, message: { EN: '', BN: '' } });
    expect(at('BD').systemStatus).toBe(1);
  });

  it('is not set over a newer one', async () => {
    const { version } = await test.call(status, {});
    await set(CLOSED);
    const late = test.call(setStatus, { ...NORMAL, version });
    await expect(late).rejects.toMatchObject({ code: 'site.version-changed' });
    expect(at('BD').systemStatus).toBe(1);
  });

  it('shows who set it, when, and how many pages are open, and is in the audit log', async () => {
    await set(CLOSED);
    expect(await test.call(status, {})).toMatchObject({
      ...CLOSED,
      changedBy: 'admin',
      changedAt: '2026-03-01T06:00:00.000Z',
      openPages: 3,
    });
    const { rows } = await test.database.pool.query(
      'select act, operator, facts from kernel_audit order by sequence desc limit 1',
    );
    expect(rows[0]).toMatchObject({ act: 'site.set-status', operator: 'admin', facts: CLOSED });
  });

  it('reaches another server over the bus', async () => {
    const there = test.open();
    await there.start();
    await set(CLOSED);
    expect(there.statusFor({ ip: '203.0.113.7', country: 'BD' }).systemStatus).toBe(1);
  });

  it('reaches a server that missed the message within a few seconds', async () => {
    const deaf: Bus = { publish: () => {}, subscribe: () => () => {} };
    const there = test.open({ bus: deaf });
    await there.start();
    await set(CLOSED);
    const ask = () => there.statusFor({ ip: '203.0.113.7', country: 'BD' }).systemStatus;
    expect(ask()).toBe(0);
    test.clock.advance(3_000);
    await vi.waitFor(() => expect(ask()).toBe(1), { timeout: 10_000, interval: 10 });
  });
});
