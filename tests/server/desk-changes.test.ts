import { consoleRoutes as desks, type LiveMessage, type Route, type Sent } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive, type LiveEar } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/**
 * Every desk that changes what the house shows: the change stands in the audit log with who did it,
 * and an open page hears at once what it has to fetch again. Issue 4, the operator's side.
 */
type Desk = {
  readonly name: string;
  readonly act: string;
  readonly told: Partial<LiveMessage>;
  readonly change: () => Promise<unknown>;
};

const { settings, site, jackpots, chat } = desks;
const reason = 'as agreed at the desk';
const always = { from: null, until: null };
const languages: ('EN' | 'BN')[] = ['EN', 'BN'];
const title = { EN: 'Water in the cellar', BN: 'তলঘরে পানি' };
const html = { EN: '<p>We pump.</p>', BN: '<p>আমরা সেচছি।</p>' };

let house: RunningHouse;
let admin: HttpClient;
let page: LiveEar;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator();
  page = await hearLive(house.playerOrigin);
});
afterAll(async () => {
  page.close();
  await house.close();
});

/** A setting is read, changed in one place and written against the version that was read. */
const set =
  <S extends object>(
    read: Route,
    write: Route,
    wish: (setting: S) => Partial<S>,
    more: object = { reason },
  ) =>
  async () => {
    const { setting, version } = (await admin.call(read, {})) as { setting: S; version: number };
    const whole = { setting: { ...setting, ...wish(setting) }, version, ...more };
    return admin.call(write, whole as Sent<Route>);
  };
const published = (write: Route, doc: object) => () =>
  admin.call(write, { state: 'published', doc } as Sent<Route>);
const content = (kind: 'notice' | 'help' | 'post' | 'banner' | 'resource' | 'terms') =>
  ({ type: 'content', kind }) as const;

const DESKS: readonly Desk[] = [
  {
    name: 'brand',
    act: 'site.set-brand',
    told: { type: 'settings' },
    change: set(settings.brand, settings.setBrand, () => ({ minimumAge: 21 })),
  },
  {
    name: 'flags',
    act: 'site.set-flags',
    told: { type: 'settings' },
    change: set(settings.flags, settings.setFlags, () => ({ FREEPLAY3: '0' })),
  },
  {
    name: 'regions',
    act: 'site.set-regions',
    told: { type: 'settings' },
    change: set(settings.regions, settings.setRegions, () => ({ blocked: ['PK'] })),
  },
  {
    name: 'domains',
    act: 'site.set-domains',
    told: { type: 'settings' },
    change: set(settings.domains, settings.setDomains, (given: { hosts: string[] }) => ({
      hosts: [...given.hosts, 'play.nokshi.example'],
    })),
  },
  {
    name: 'elsewhere',
    act: 'site.set-elsewhere',
    told: { type: 'settings' },
    change: set(settings.elsewhere, settings.setElsewhere, () => ({
      imageHosts: ['https://pictures.example'],
    })),
  },
  {
    name: 'registration',
    act: 'site.set-registration',
    told: { type: 'registration' },
    change: set(
      settings.registration,
      settings.setRegistration,
      (given: { challenge: object }) => ({
        challenge: { ...given.challenge, registration: 'work' },
      }),
    ),
  },
  {
    name: 'system status',
    act: 'site.set-status',
    told: { type: 'system-status' },
    change: async () => {
      const { version } = await admin.call(site.status, {});
      const wish = { status: 'normal' as const, message: title, blockedCountries: [], version };
      return admin.call(site.setStatus, { ...wish, ...always });
    },
  },
  {
    name: 'notices',
    act: 'messaging.write-notice',
    told: content('notice'),
    change: published(desks.notices.create, {
      type: 'PL',
      audience: 'all',
      pinned: false,
      languages,
      title,
      html,
      ...always,
    }),
  },
  {
    name: 'help',
    act: 'site.write-help',
    told: content('help'),
    change: published(desks.help.create, {
      tag: 'water',
      section: 'start',
      position: 9,
      title,
      html,
    }),
  },
  {
    name: 'terms',
    act: 'site.write-terms',
    told: content('terms'),
    change: published(desks.terms.create, {
      page: 'privacy',
      edition: '2026-02',
      title,
      html,
      from: null,
    }),
  },
  {
    name: 'posts',
    act: 'site.write-post',
    told: content('post'),
    change: published(desks.posts.create, {
      type: 'news',
      languages,
      title,
      summary: title,
      html,
      picture: null,
      ...always,
    }),
  },
  {
    name: 'banners',
    act: 'site.write-banner',
    told: content('banner'),
    change: published(desks.banners.create, {
      groupName: 'w_home',
      position: 9,
      languages,
      url: '/art/brand.svg',
      alt: title,
      linkageType: null,
      linkage: null,
      ...always,
    }),
  },
  {
    name: 'resources',
    act: 'site.write-resource',
    told: content('resource'),
    change: published(desks.resources.create, {
      resourceType: 'FACEBOOK',
      position: 9,
      url: 'https://social.example/nokshi',
      name: 'Our page',
      qrCodeUrl: null,
    }),
  },
  {
    name: 'chat',
    act: 'chat.set',
    told: { type: 'chat' },
    change: set(chat.setting, chat.set, () => ({ headerColour: '#803050' }), {}),
  },
  {
    name: 'jackpots',
    act: 'jackpots.pause',
    told: { type: 'jackpots' },
    change: async () => {
      const [pool] = (await admin.call(jackpots.pools, {})).pools;
      const poolId = pool?.poolId ?? '';
      return admin.call(jackpots.pause, { poolId, paused: true, reason });
    },
  },
];

const acts = async (act: string) => (await admin.call(desks.records.audit, { act })).rows;

describe.each(DESKS)('the desk of $name', ({ act, told, change }) => {
  it('leaves an entry in the audit log, and open pages hear of it at once', async () => {
    const before = page.heard.length;
    await change();
    const heard = () => page.heard.slice(before);
    await expect.poll(heard, { timeout: 10_000 }).toContainEqual(expect.objectContaining(told));
    expect(await acts(act)).toMatchObject([{ operator: 'admin' }]);
  });
});

describe('the desk of couriers', () => {
  it('leaves an entry in the audit log; its answer is what the next look shows', async () => {
    const look = async () =>
      (await admin.call(desks.couriers.settings, {})).find(({ kind }) => kind === 'mail');
    const version = (await look())?.version ?? 0;
    const setting = {
      courier: 'smtp' as const,
      host: 'mail.nokshi.example',
      port: 465,
      security: 'tls' as const,
      username: 'desk',
      from: 'desk@nokshi.example',
    };
    const set = await admin.call(desks.couriers.set, { kind: 'mail', setting, version });
    expect(await look()).toEqual(set);
    expect(await acts('couriers.set')).toMatchObject([{ operator: 'admin', object: 'mail' }]);
  });
});
