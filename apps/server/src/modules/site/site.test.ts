import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { fakeClock } from '../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../tests/harness/random.ts';
import { createAudit } from '../../kernel/audit-chain.ts';
import { createBus } from '../../kernel/bus.ts';
import type { Caller, Serve } from '../../kernel/caller.ts';
import { createDb, type Db, type Tx } from '../../kernel/db.ts';
import { createIds } from '../../kernel/ids.ts';
import { silentLog } from '../../kernel/log.ts';
import type { Bus, Jobs, LiveVisitor } from '../../kernel/work.ts';
import { createProposals } from '../proposals/index.ts';
import { createSite, type SiteRoom } from './index.ts';
import { siteConsoleRoutes, siteRoutes } from './routes.ts';

const VISITORS: LiveVisitor[] = [
  { realm: 'player', ip: '203.0.113.7', country: 'BD' },
  { realm: 'player', ip: '198.51.100.8', country: 'PK' },
  { realm: 'console', ip: '192.0.2.1', country: 'BD' },
];

const clock = fakeClock('2026-03-01T06:00:00.000Z');
let database: TestDatabase;
let db: Db;
let bus: Bus;
let site: SiteRoom;
let shown: { ip: string; message: object }[] = [];

/** One server; its open pages are those of `visitors`. */
function open(
  options: { bus?: Bus; mode?: 'demo' | 'licensed'; visitors?: LiveVisitor[] } = {},
): SiteRoom {
  const { visitors = [] } = options;
  const live = {
    toMember: () => {},
    toSession: () => {},
    toAll: () => {},
    toVisitor: () => {},
    toDesk: () => {},
    count: () => visitors.length,
    each(make: (visitor: LiveVisitor) => object | null) {
      for (const visitor of visitors) {
        const message = make(visitor);
        if (message) shown.push({ ip: visitor.ip, message });
      }
    },
  };
  const config = {
    brandId: 'nokshi',
    mode: options.mode ?? ('demo' as const),
    countryFile: '/nonexistent.mmdb',
    publicOrigin: 'https://play.nokshi.example',
  };
  const kernel = { db, clock, log: silentLog, bus: options.bus ?? bus, live, jobs };
  const audit = createAudit({ clock });
  const ids = createIds(clock, seededRandom('site'));
  const proposals = createProposals({ ...kernel, audit, ids, brandId: config.brandId });
  return createSite({ ...kernel, ids, audit, proposals, config });
}

/** What was queued, by name and time. */
let queued: { name: string; runAt: Date }[] = [];
const jobs: Jobs = {
  enqueue: async (_tx, { name, runAt }) => void queued.push({ name, runAt }),
  register: () => {},
  registerOutside: () => {},
  schedule: () => {},
};

const caller = {
  ip: '203.0.113.7',
  language: 'EN',
  country: 'BD',
  operator: { operatorId: '01955000-0000-7000-8000-000000000001', username: 'admin' },
} as unknown as Caller;

/** Calls a route as the edge does. */
async function call<I extends z.ZodType, O extends z.ZodType>(
  route: Route<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  let answer: unknown;
  const given = route.input.parse(input);
  const inTx = (act: (tx: Tx, input: unknown, caller: Caller) => unknown) =>
    db.tx(async (tx) => act(tx, given, caller));
  const found = new Map<unknown, () => unknown>();
  const serve = {
    direct: (r: unknown, act: (input: unknown, caller: Caller) => unknown) =>
      found.set(r, () => act(given, caller)),
    read: (r: unknown, act: Parameters<typeof inTx>[0]) => found.set(r, () => inTx(act)),
    story: (r: unknown, act: Parameters<typeof inTx>[0]) => found.set(r, () => inTx(act)),
  } as unknown as Serve;
  siteRoutes(site, serve);
  siteConsoleRoutes(site, serve);
  answer = await found.get(route)?.();
  return route.output.parse(answer);
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, log: silentLog, connections: 4 });
  bus = await createBus({ log: silentLog, random: seededRandom(), connect: null });
  site = open({ visitors: VISITORS });
  await db.tx((tx) => site.seedDemo(tx));
  await site.start();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('the demo brand', () => {
  it('may be seeded again, and what was changed since stays', async () => {
    await database.pool.query(`update site_brand set minimum_age = 21`);
    await db.tx((tx) => site.seedDemo(tx));
    const again = open();
    await again.start();
    expect(again.brand()).toMatchObject({ merchantCode: 'nokshi', minimumAge: 21 });
    await database.pool.query(`update site_brand set minimum_age = 18`);
  });

  it('asks for encrypted credentials in licensed mode', async () => {
    const licensed = open({ mode: 'licensed' });
    await licensed.start();
    expect(licensed.brand().requireEncryptedCredentials).toBe(true);
    expect(site.brand().requireEncryptedCredentials).toBe(false);
  });

  it('is not there without a seed, and the start says so', async () => {
    const other = createSite({ ...site, config: { ...site.config, brandId: 'other' } });
    await expect(other.start()).rejects.toThrow('the brand other is not in the database');
    expect(() => other.brand()).toThrow('before it was started');
  });
});

describe('what the shell asks for', () => {
  it('is the permission answer, with flags, rules and where the visitor is (X-016)', async () => {
    const answer = await call(playerRoutes.site.status, { url: 'evil.example' });
    expect(answer.info.brand).toMatchObject({
      merchantCode: 'nokshi',
      name: { EN: 'Nokshi', BN: 'নকশী' },
      mode: 'demo',
      currency: 'BDT',
      currencySymbol: '৳',
      languages: ['EN', 'BN'],
      minimumAge: 18,
    });
    expect(answer.info.whitelabel).toMatchObject({ USERNAMEREG3: '1', MOBILENUMREG3: '1' });
    expect(answer.location).toEqual({ ip: '203.0.113.7', countryCode: 'BD' });
    expect(answer.maintenance).toMatchObject({ active: false, status: { systemStatus: 0 } });
  });

  it('has the registration rules (X-011, E-078)', async () => {
    const rules = await call(playerRoutes.site.registrationRules, {});
    expect(rules[0]).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      patternId: 'username',
      minLength: 4,
      maxLength: 15,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    });
    expect(rules.find(({ field }) => field === 'password')?.acceptedPattern).toBe('*');
    expect(rules.filter(({ enabled }) => enabled)).toHaveLength(4);
  });

  it('has the menu, customer service, country and banners', async () => {
    const { menus } = await call(playerRoutes.site.whitelabel, {});
    expect(menus[0]).toEqual({ category: 'RNG', enabled: true });
    const services = await call(playerRoutes.site.serviceList, {});
    expect(services.map(({ type }) => type)).toContain(3);
    const country = await call(playerRoutes.site.countryCode, {});
    expect(country).toMatchObject({ countryCode: 'BD', countryDialingCode: '+880' });
    expect(country.regions).toMatchObject([
      { merchantCode: 'nokshi', country: 'BD', currency: 'BDT', langList: ['EN', 'BN'] },
    ]);
    const banners = await call(playerRoutes.site.banners, { groupName: 'w_home' });
    expect(banners.map(({ url }) => url)).toEqual([
      '/art/banner-1.svg',
      '/art/banner-2.svg',
      '/art/banner-3.svg',
    ]);
    for (const { alt } of banners) expect(alt.EN && alt.BN).toBeTruthy();
    expect(await call(playerRoutes.site.banners, { groupName: 'w_none' })).toEqual([]);
  });
});

describe('what other rooms ask', () => {
  it('a flag, a field, a domain, a country', () => {
    expect([site.flag('USERNAMEREG3'), site.flag('FREEPLAY3'), site.flag('NOSUCH')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(site.checkField('username', 'ab')).toMatchObject({ fault: 'length', min: 4, max: 15 });
    expect(site.checkField('nickname', 'ab').fault).toBe('unwanted');
    expect(['play.nokshi.example', 'LOCALHOST', 'evil.example'].map(site.ownDomain)).toEqual([
      true,
      true,
      false,
    ]);
    expect(['127.0.0.1', '::1', '203.0.113.7', 'nonsense'].map(site.countryOf)).toEqual([
      'BD',
      'BD',
      null,
      null,
    ]);
  });
});

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
    const { version } = await call(status, {});
    return call(setStatus, { ...NORMAL, ...setting, version });
  };
  const at = (country: string | null) => site.statusFor({ ip: '203.0.113.7', country });

  beforeEach(async () => {
    await set(NORMAL);
    shown = [];
  });

  it('is shown at once to every visitor, and holds for every call', async () => {
    await set(CLOSED);
    expect(at('BD')).toEqual({ systemStatus: 1, message: CLOSED.message });
    expect(shown.map(({ ip }) => ip)).toEqual(['203.0.113.7', '198.51.100.8']);
    expect(shown[0]?.message).toEqual({ type: 'system-status', status: at('BD') });
    const { maintenance } = await call(playerRoutes.site.status, {});
    expect(maintenance.active).toBe(true);
  });

  it('of a region block is shown to each visitor as it is for their country', async () => {
    await set({ status: 'region-block', blockedCountries: ['PK'] });
    const codes = shown.map(({ message }) => message);
    expect(codes).toMatchObject([
      { status: { systemStatus: 0 } },
      { status: { systemStatus: 2, ip: '198.51.100.8' } },
    ]);
    expect([at('PK').systemStatus, at('BD').systemStatus, at(null).systemStatus]).toEqual([
      2, 0, 0,
    ]);
  });

  it('needs words in both languages for maintenance', async () => {
    const half = set({ ...CLOSED, message: { EN: 'Back at noon', BN: ' ' } });
    await expect(half).rejects.toMatchObject({
      code: 'site.message-needed',
      facts: { field: 'message.BN' },
    });
    expect(at('BD').systemStatus).toBe(0);
  });

  it('is not set over a newer one', async () => {
    const { version } = await call(status, {});
    await set(CLOSED);
    const late = call(setStatus, { ...NORMAL, version });
    await expect(late).rejects.toMatchObject({ code: 'site.version-changed' });
    expect(at('BD').systemStatus).toBe(1);
  });

  it('tells who set it, when, and how many pages are open; the audit log has it', async () => {
    await set(CLOSED);
    expect(await call(status, {})).toMatchObject({
      ...CLOSED,
      changedBy: 'admin',
      changedAt: '2026-03-01T06:00:00.000Z',
      openPages: 3,
    });
    const { rows } = await database.pool.query(
      'select act, operator, facts from kernel_audit order by sequence desc limit 1',
    );
    expect(rows[0]).toMatchObject({ act: 'site.set-status', operator: 'admin', facts: CLOSED });
  });

  it('reaches another server over the bus', async () => {
    const there = open();
    await there.start();
    await set(CLOSED);
    expect(there.statusFor({ ip: '203.0.113.7', country: 'BD' }).systemStatus).toBe(1);
  });

  it('reaches a server that missed the message within a few seconds', async () => {
    const deaf: Bus = { publish: () => {}, subscribe: () => () => {} };
    const there = open({ bus: deaf });
    await there.start();
    await set(CLOSED);
    const ask = () => there.statusFor({ ip: '203.0.113.7', country: 'BD' }).systemStatus;
    expect(ask()).toBe(0);
    clock.advance(3_000);
    await vi.waitFor(() => expect(ask()).toBe(1));
  });
});
