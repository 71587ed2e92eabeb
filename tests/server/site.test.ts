import { consoleRoutes, type Input, playerRoutes } from '@nokshi/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { hearLive } from '../harness/hear-live.ts';
import type { HttpClient } from '../harness/client.ts';

const { site, identity, wallet, catalogue } = playerRoutes;

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());
afterEach(() => setStatus({ status: 'normal' }));

type Setting = Input<typeof consoleRoutes.site.setStatus>;
const WORDS = { EN: 'Back at nine.', BN: 'নয়টায় ফিরছি।' };
async function setStatus(change: Partial<Setting>): Promise<void> {
  const { version } = await admin.call(consoleRoutes.site.status, {});
  const setting: Setting = {
    status: 'normal',
    message: WORDS,
    blockedCountries: [],
    from: null,
    until: null,
    version,
  };
  await admin.call(consoleRoutes.site.setStatus, { ...setting, ...change });
}
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const statusFor = async (ip = newAddress()) =>
  (await house.visitor().call(site.status, {}, from(ip))).maintenance.status;

describe('what the shell asks for', () => {
  it('is one answer with brand, flags, rules, location and system status', async () => {
    const { info, location, maintenance, regionRestriction } = await house
      .visitor()
      .call(site.status, { url: 'evil.example' }, from('203.0.113.7'));
    expect(info.brand).toMatchObject({
      merchantCode: 'nokshi',
      currency: 'BDT',
      currencySymbol: '৳',
      languages: ['EN', 'BN'],
      defaultLanguage: 'EN',
      minimumAge: 18,
    });
    expect(info.whitelabel.USERNAMEREG3).toBe('1');
    expect(info.register.length).toBeGreaterThan(3);
    expect(info.register).toEqual(await house.visitor().call(site.registrationRules, {}));
    expect(info.customerService[0]).toEqual({
      type: expect.any(Number),
      path: expect.stringMatching(/^mailto:/),
    });
    // No statistics of somebody else and no other hosts: the policy of the pages allows none.
    expect(info.analytics).toEqual({ gtagId: null });
    expect([info.imageCDNs, info.launchGameCDNs]).toEqual([[], []]);
    expect(location.ip).toBe('203.0.113.7');
    expect([maintenance.active, regionRestriction.active]).toEqual([false, false]);
  });

  it('has the menu settings, "1" is on', async () => {
    const { flags, menus } = await house.visitor().call(site.whitelabel, {});
    for (const value of Object.values(flags)) expect(['0', '1']).toContain(value);
    expect(menus[0]).toEqual({ category: 'RNG', enabled: true });
    expect(menus).toHaveLength(8);
  });

  it('has the rules of registration, each with its pattern and lengths', async () => {
    const rules = await house.visitor().call(site.registrationRules, {});
    expect(rules.find(({ field }) => field === 'username')).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      patternId: 'username',
      minLength: 4,
      maxLength: 15,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      program: null,
    });
    expect(rules.find(({ field }) => field === 'password')).toMatchObject({
      acceptedPattern: '*',
      minLength: 8,
      maxLength: 128,
    });
  });

  it('has the country, its dialling code and the one region that is served', async () => {
    const answer = await house.visitor().call(site.countryCode, {});
    expect(answer).toMatchObject({ countryCode: 'BD', countryDialingCode: '+880' });
    expect(answer.regions).toEqual([
      expect.objectContaining({ country: 'BD', currency: 'BDT', langList: ['EN', 'BN'] }),
    ]);
  });

  it('has the banners of a group and none of a group that does not exist', async () => {
    const banners = await house.visitor().call(site.banners, { groupName: 'w_home' });
    expect(banners.map(({ groupName }) => groupName)).toEqual(['w_home', 'w_home', 'w_home']);
    expect(await house.visitor().call(site.banners, { groupName: 'w_nosuch' })).toEqual([]);
  });
});

describe('the system status', () => {
  it('is 0 when nothing is closed', async () => {
    expect((await statusFor()).systemStatus).toBe(0);
    expect((await house.visitor().send(catalogue.gameMenus, {})).status).toBe(200);
  });

  it('is 1 in maintenance, with the operator’s words in both languages and customer service', async () => {
    await setStatus({ status: 'maintenance' });
    const { info, maintenance } = await house.visitor().call(site.status, {});
    expect(maintenance).toEqual({ active: true, status: { systemStatus: 1, message: WORDS } });
    expect(info.customerService.length).toBeGreaterThan(0);
    expect((await house.visitor().send(site.serviceList, {})).status).toBe(200);
  });

  it('is 2 where the region is blocked, with the address that the server sees', async () => {
    await setStatus({ status: 'region-block' });
    const seen = await statusFor('9.9.9.9, 203.0.113.7');
    expect(seen).toMatchObject({ systemStatus: 2, ip: '203.0.113.7' });
    const { regionRestriction, maintenance } = await house.visitor().call(site.status, {});
    expect([regionRestriction.active, maintenance.active]).toEqual([true, false]);
  });

  it('of maintenance goes before a region block', async () => {
    await setStatus({ status: 'maintenance', blockedCountries: ['BD'] });
    const { maintenance, regionRestriction } = await house.visitor().call(site.status, {});
    expect([maintenance.status.systemStatus, regionRestriction.active]).toEqual([1, false]);
    await setStatus({ status: 'region-block', blockedCountries: ['BD'] });
    expect((await statusFor('127.0.0.1')).systemStatus).toBe(2);
    await setStatus({ status: 'region-block', blockedCountries: ['PK'] });
    expect((await statusFor('127.0.0.1')).systemStatus).toBe(0);
  });

  it('closes the calls themselves, in maintenance and in a blocked region', async () => {
    const member = await house.member();
    const login = { username: member.username, password: PASSWORD };
    for (const [status, code] of [
      ['maintenance', 'edge.maintenance'],
      ['region-block', 'edge.region-blocked'],
    ] as const) {
      await setStatus({ status });
      for (const answer of [
        await house.visitor().send(identity.login, login),
        await member.send(wallet.balance, {}),
        await member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.answer).toMatchObject({ success: false, code });
        expect(answer.headers.get('retry-after')).toBe('60');
      }
    }
    await setStatus({ status: 'normal' });
    await member.call(wallet.balance, {});
  });

  it('reaches every open page within a second', async () => {
    const page = await hearLive(house.playerOrigin);
    const last = () => {
      const told = page.heard.findLast(({ type }) => type === 'system-status');
      return told?.type === 'system-status' ? told.status.systemStatus : null;
    };
    await expect.poll(last).toBe(0);
    await setStatus({ status: 'maintenance' });
    // A busy machine may need longer.
    await expect.poll(last).toBe(1);
    await setStatus({ status: 'normal' });
    await expect.poll(last).toBe(0);
    page.close();
  });

  it('is set by those alone who may, and the audit log tells who did', async () => {
    const support = await house.operator('support');
    const { version } = await support.call(consoleRoutes.site.status, {});
    const wish: Setting = {
      status: 'maintenance',
      message: WORDS,
      blockedCountries: [],
      from: null,
      until: null,
      version,
    };
    expect((await support.send(consoleRoutes.site.setStatus, wish)).status).toBe(403);
    await setStatus({ status: 'maintenance' });
    const { rows, chain } = await admin.call(consoleRoutes.records.audit, { pageSize: 1 });
    expect(rows[0]).toMatchObject({ operator: 'admin', facts: { status: 'maintenance' } });
    expect(chain.intact).toBe(true);
  });
});
