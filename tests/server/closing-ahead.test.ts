import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { site } = playerRoutes;

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const shown = () => house.visitor().call(site.status, {});

describe('a closing that is set ahead', () => {
  it('is announced with its end when it begins, and ends by itself', async () => {
    const { version } = await admin.call(consoleRoutes.site.status, {});
    const now = Date.now();
    const wish = {
      status: 'maintenance' as const,
      message: { EN: 'Back soon.', BN: 'শিগগির ফিরছি।' },
      blockedCountries: [],
      from: new Date(now + 3_600_000).toISOString(),
      until: new Date(now + 7_200_000).toISOString(),
      version,
    };
    const wrong = { ...wish, until: wish.from, from: wish.until };
    expect(await refused(admin.call(consoleRoutes.site.setStatus, wrong))).toBe(
      'site.schedule-order',
    );
    const set = await admin.call(consoleRoutes.site.setStatus, wish);
    expect((await shown()).maintenance.active).toBe(false);
    const { rows } = await house.database.pool.query(
      "select run_at from kernel_job where name = 'site.status-turn' order by run_at",
    );
    expect(rows.map(({ run_at }: { run_at: Date }) => run_at.toISOString())).toEqual([
      wish.from,
      wish.until,
    ]);
    const begun = { ...wish, version: set.version, from: new Date(now - 1_000).toISOString() };
    const open = await admin.call(consoleRoutes.site.setStatus, begun);
    expect((await shown()).maintenance.status).toMatchObject({
      systemStatus: 1,
      until: wish.until,
    });
    const page = await hearLive(house.playerOrigin);
    await house.database.pool.query(
      "update kernel_job set run_at = now() - interval '1 second' where name = 'site.status-turn'",
    );
    await house.runJobs();
    await vi.waitFor(() => expect(page.heard.map(({ type }) => type)).toContain('system-status'), {
      timeout: 10_000,
      interval: 10,
    });
    page.close();
    await admin.call(consoleRoutes.site.setStatus, {
      ...begun,
      status: 'normal',
      from: null,
      until: null,
      version: open.version,
    });
  });
});
