import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type {
  BrandSetting,
  DomainsSetting,
  RegionsSetting,
} from '@nokshi/contract/console/site-settings.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { settings } = consoleRoutes;
const { site } = playerRoutes;
const REASON = 'as agreed at the desk';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const shown = () => house.visitor().call(site.status, {});
const setFlag = async (name: string, value: '0' | '1') => {
  const { setting, version } = await admin.call(settings.flags, {});
  return admin.call(settings.setFlags, {
    setting: { ...setting, [name]: value },
    version,
    reason: REASON,
  });
};
const setBrand = async (wish: Partial<BrandSetting>) => {
  const { setting, version } = await admin.call(settings.brand, {});
  const whole = { setting: { ...setting, ...wish }, version, reason: REASON };
  return admin.call(settings.setBrand, whole);
};
const setRegions = async (wish: Partial<RegionsSetting>) => {
  const { setting, version } = await admin.call(settings.regions, {});
  const whole = { setting: { ...setting, ...wish }, version, reason: REASON };
  return admin.call(settings.setRegions, whole);
};

describe('a change of the settings', () => {
  it('reaches every open page within a second, and the next answer', async () => {
    const page = await hearLive(house.playerOrigin);
    await setFlag('FREEPLAY3', '0');
    // A busy machine may need longer.
    await expect.poll(() => page.heard.map(({ type }) => type)).toContain('settings');
    expect((await shown()).info.whitelabel.FREEPLAY3).toBe('0');
    page.close();
  });

  it('is remembered with who, why and what, and is undone by what was before', async () => {
    const { rows } = await admin.call(settings.changes, { part: 'flags' });
    expect(rows[0]).toMatchObject({
      changes: [{ field: 'FREEPLAY3', from: '1', to: '0' }],
      by: 'admin',
      reason: REASON,
    });
    const setting = rows[0]?.before as Record<string, '0' | '1'>;
    const version = rows[0]?.version ?? 0;
    await admin.call(settings.setFlags, { setting, version, reason: 'undo' });
    expect((await admin.call(settings.flags, {})).setting.FREEPLAY3).toBe('1');
    const audit = await admin.call(consoleRoutes.records.audit, { act: 'site.set-flags' });
    expect(audit.rows).toHaveLength(2);
  });

  it('is not made over a newer one, and not when it changes nothing', async () => {
    const { setting, version } = await admin.call(settings.flags, {});
    const same = { setting, version, reason: REASON };
    expect(await refused(admin.call(settings.setFlags, same))).toBe('site.nothing-changed');
    const old = { setting, version: version - 1, reason: REASON };
    expect(await refused(admin.call(settings.setFlags, old))).toBe('site.version-changed');
  });

  it('needs the right for it; who may look sees it', async () => {
    const content = await house.operator('content');
    const { setting, version } = await content.call(settings.brand, {});
    const wish = { setting: { ...setting, minimumAge: 21 }, version, reason: REASON };
    expect(await refused(content.call(settings.setBrand, wish))).toBe('edge.forbidden');
    const finance = await house.operator('finance');
    expect(await refused(finance.call(settings.brand, {}))).toBe('edge.forbidden');
  });
});

describe('the brand', () => {
  it('has names, pictures, contact, languages and how money is shown', async () => {
    const logo = { light: '/media/abc-1.webp', dark: '/art/brand.svg' };
    const contact = { email: 'help@nokshi.example', phone: '+880 1700 000000' };
    const colours = { light: '#0b5d3b', dark: '#5fd39a' };
    const brand = {
      logo,
      contact,
      currencyDisplay: 'code',
      minimumAge: 21,
      colours,
      licence: 'Gaming board, 2026/17',
      advertisedSlots: 10_000,
    };
    await setBrand(brand as Partial<BrandSetting>);
    await vi.waitFor(async () => expect((await shown()).info.brand).toMatchObject(brand), {
      timeout: 10_000,
      interval: 10,
    });
    await setBrand({ minimumAge: 18, currencyDisplay: 'symbol' });
  });

  it.each([
    ['a picture that is a script', { logo: { light: 'javascript:alert(1)', dark: '' } }],
    ['a picture from elsewhere', { logo: { light: 'https://pictures.example/a.svg', dark: '' } }],
    ['a colour that is code', { colours: { light: 'red;x:url(//a)', dark: '' } }],
    ['a mail address that is none', { contact: { email: 'help', phone: '' } }],
    ['an age below 18', { minimumAge: 17 }],
    ['fewer slots than none', { advertisedSlots: -1 }],
    ['no language', { languages: [] }],
  ])('does not take %s', async (_, wish) => {
    expect(await refused(setBrand(wish as Partial<BrandSetting>))).toBe('edge.invalid-input');
  });

  it('has colours that can be read on the page', async () => {
    const faint = setBrand({ colours: { light: '#ffe9a8', dark: '' } });
    expect(await refused(faint)).toBe('site.colour-faint');
  });

  it('meets visitors in a language that it offers', async () => {
    const wish = setBrand({ languages: ['BN'], defaultLanguage: 'EN' });
    expect(await refused(wish)).toBe('site.default-language');
  });
});

describe('the regions', () => {
  it('close the site to a blocked country at any time, and to no other', async () => {
    await setRegions({ blocked: ['PK'] });
    const status = (await shown()).maintenance.status;
    expect(status.systemStatus).toBe(0);
    const [change] = (await admin.call(settings.changes, { part: 'regions' })).rows;
    expect(change?.changes).toEqual([{ field: 'blocked', from: '', to: 'PK' }]);
    await setRegions({ blocked: [] });
  });

  it('have the home country among those served, and none of them blocked', async () => {
    expect(await refused(setRegions({ homeCountry: 'LK' }))).toBe('site.home-country');
    expect(await refused(setRegions({ blocked: ['BD'] }))).toBe('site.home-country');
  });

  it('are countries: a code of none is refused wherever one is set', async () => {
    const { setting } = await admin.call(settings.regions, {});
    const [home] = setting.countries;
    if (!home) throw new Error('the demo house serves its home country');
    const nowhere = { ...home, countryCode: 'XX' };
    for (const wish of [
      { blocked: ['XX'] },
      { homeCountry: 'XX' },
      { countries: [...setting.countries, nowhere] },
    ])
      expect(await refused(setRegions(wish))).toBe('site.country-unknown');
    const status = await admin.call(consoleRoutes.site.status, {});
    const { version, message, from, until } = status;
    const wish = { status: 'region-block' as const, blockedCountries: ['XX'] };
    const set = admin.call(consoleRoutes.site.setStatus, {
      ...wish,
      version,
      message,
      from,
      until,
    });
    expect(await refused(set)).toBe('site.country-unknown');
  });

  it('are what the country call answers', async () => {
    const { setting } = await admin.call(settings.regions, {});
    const lanka = {
      countryCode: 'LK',
      dialingCode: '+94',
      name: { EN: 'Sri Lanka', BN: 'শ্রীলঙ্কা' },
      languages: ['EN' as const],
      merchantCode: '',
      host: '',
    };
    await setRegions({ countries: [...setting.countries, lanka] });
    await vi.waitFor(
      async () => {
        const { regions } = await house.visitor().call(site.countryCode, {});
        expect(regions.map(({ country }) => country)).toEqual(['BD', 'LK']);
      },
      { timeout: 10_000, interval: 10 },
    );
    await setRegions({ countries: setting.countries });
  });

  it('may be another house’s, with its merchant and its host', async () => {
    const { setting } = await admin.call(settings.regions, {});
    const nepal = {
      countryCode: 'NP',
      dialingCode: '+977',
      name: { EN: 'Nepal', BN: 'নেপাল' },
      languages: ['EN' as const],
      merchantCode: 'nokshi-np',
      host: 'np.nokshi.example',
    };
    const countries = [...setting.countries, nepal];
    const half = { ...nepal, host: '' };
    expect(await refused(setRegions({ countries: [...setting.countries, half] }))).toBe(
      'edge.invalid-input',
    );
    expect(await refused(setRegions({ countries, homeCountry: 'NP' }))).toBe('site.home-country');
    await setRegions({ countries });
    await vi.waitFor(
      async () => {
        const { regions } = await house.visitor().call(site.countryCode, {});
        expect(regions[1]).toMatchObject({
          merchantCode: 'nokshi-np',
          country: 'NP',
          domains: ['np.nokshi.example'],
        });
      },
      { timeout: 10_000, interval: 10 },
    );
    // Its numbers are registered there, not here.
    expect(house.house.site.countries().map(({ countryCode }) => countryCode)).toEqual(['BD']);
    await setRegions({ countries: setting.countries });
  });
});

describe('the domains', () => {
  const setDomains = async (hosts: DomainsSetting['hosts']) => {
    const { version } = await admin.call(settings.domains, {});
    return admin.call(settings.setDomains, { setting: { hosts }, version, reason: REASON });
  };

  it('are the merchant’s own at once', async () => {
    const { setting } = await admin.call(settings.domains, {});
    await setDomains([...setting.hosts, 'Play.Nokshi.Example']);
    const after = await admin.call(settings.domains, {});
    expect(after.setting.hosts).toContain('play.nokshi.example');
    expect(after.fixedHosts).toEqual(['localhost']);
    await vi.waitFor(
      async () => {
        const { regions } = await house.visitor().call(site.countryCode, {});
        expect(regions[0]?.domains).toContain('play.nokshi.example');
      },
      { timeout: 10_000, interval: 10 },
    );
  });

  it('belong to one merchant', async () => {
    await house.database.pool.query(
      `insert into site_brand (brand_id, merchant_code, name_en, name_bn, currency,
         currency_symbol, languages, default_language, minimum_age, home_country, terms_version,
         domains)
       values ('other', 'other', 'Other', 'অন্য', 'BDT', '৳', '{EN}', 'EN', 18, 'BD', '1',
         '{play.other.example}')`,
    );
    expect(await refused(setDomains(['play.other.example']))).toBe('site.domain-taken');
    expect(await refused(setDomains(['http://x.example']))).toBe('edge.invalid-input');
  });
});
