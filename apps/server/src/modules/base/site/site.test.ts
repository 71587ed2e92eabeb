import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from './index.ts';
import { openTestSite, type TestSite } from './test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await openTestSite();
});
afterAll(() => test.close());

describe('the demo brand', () => {
  it('seeding again keeps what was changed since', async () => {
    await test.database.pool.query(`update site_brand set minimum_age = 21`);
    await test.db.tx((tx) => test.site.seed(tx));
    const again = test.open();
    await again.start();
    expect(again.brand()).toMatchObject({ merchantCode: 'nokshi', minimumAge: 21 });
    await test.database.pool.query(`update site_brand set minimum_age = 18`);
  });

  it('asks for encrypted credentials in licensed mode', async () => {
    const licensed = test.open({ mode: 'licensed' });
    await licensed.start();
    expect(licensed.brand().requireEncryptedCredentials).toBe(true);
    expect(test.site.brand().requireEncryptedCredentials).toBe(false);
  });

  it('without a seed the server does not start, and says so', async () => {
    const { site } = test;
    const other = createSite({ ...site, config: { ...site.config, brandId: 'other' } });
    await expect(other.start()).rejects.toThrow('the brand other is not in the database');
    expect(() => other.brand()).toThrow('before it was started');
  });
});

describe('what the shell asks for', () => {
  it('is the permission answer, with flags, rules and the visitor’s country (X-016)', async () => {
    const answer = await test.call(playerRoutes.site.status, { url: 'evil.example' });
    expect(answer.info.brand).toMatchObject({
      merchantCode: 'nokshi',
      name: { EN: 'Nokshi', BN: 'নকশি' },
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
    const rules = await test.call(playerRoutes.site.registrationRules, {});
    expect(rules[0]).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      patternId: 'username',
      minLength: 4,
      maxLength: 15,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      program: null,
    });
    expect(rules.find(({ field }) => field === 'password')?.acceptedPattern).toBe('*');
    expect(rules.filter(({ enabled }) => enabled)).toHaveLength(4);
  });

  it('has the menu, customer service, country and banners', async () => {
    const { menus } = await test.call(playerRoutes.site.whitelabel, {});
    expect(menus[0]).toEqual({ category: 'RNG', enabled: true });
    const services = await test.call(playerRoutes.site.serviceList, {});
    expect(services).toContainEqual({ type: 3, path: '/?m=chat' });
    expect(services.every(({ path }) => path.length > 0)).toBe(true);
    const country = await test.call(playerRoutes.site.countryCode, {});
    expect(country).toMatchObject({ countryCode: 'BD', countryDialingCode: '+880' });
    expect(country.regions).toMatchObject([
      {
        merchantCode: 'nokshi',
        country: 'BD',
        currency: 'BDT',
        countryName: { EN: 'Bangladesh', BN: 'বাংলাদেশ' },
        langList: ['EN', 'BN'],
        domains: ['localhost', '127.0.0.1', 'play.nokshi.example'],
      },
    ]);
    const banners = await test.call(playerRoutes.site.banners, { groupName: 'w_home' });
    expect(banners.map(({ url }) => url)).toEqual([
      '/art/banner-1.svg',
      '/art/banner-2.svg',
      '/art/banner-3.svg',
    ]);
    for (const { alt } of banners) expect(alt.EN && alt.BN).toBeTruthy();
    expect(await test.call(playerRoutes.site.banners, { groupName: 'w_none' })).toEqual([]);
  });

  it('has banners of its own at the lottery: how draws are made, and where they are checked', async () => {
    const banners = await test.call(playerRoutes.site.banners, { groupName: 'w_lott' });
    expect(banners).toMatchObject([
      { url: '/art/banner-4.svg', linkageType: 'route', linkage: '/elott?how=1' },
      { url: '/art/banner-5.svg', linkageType: 'route', linkage: '/verify' },
    ]);
  });
});

describe('what other rooms ask', () => {
  it('a flag, a field, a domain, a country', () => {
    expect([
      test.site.flag('USERNAMEREG3'),
      test.site.flag('LOGINGUARD3'),
      test.site.flag('NOSUCH'),
    ]).toEqual([true, false, false]);
    expect(test.site.checkField('username', 'ab')).toMatchObject({
      fault: 'length',
      min: 4,
      max: 15,
    });
    expect(test.site.checkField('nickname', 'ab').fault).toBe('unwanted');
    expect(['play.nokshi.example', 'LOCALHOST', 'evil.example'].map(test.site.ownDomain)).toEqual([
      true,
      true,
      false,
    ]);
    // The player site as it is written in the settings, and the domains over TLS only.
    expect([...test.site.origins()]).toEqual([
      'https://play.nokshi.example',
      'https://localhost',
      'https://127.0.0.1',
    ]);
    expect(['127.0.0.1', '::1', '203.0.113.7', 'nonsense'].map(test.site.countryOf)).toEqual([
      'BD',
      'BD',
      null,
      null,
    ]);
  });
});
