import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { give } from '../harness/winnings.ts';

const { member: own, site } = playerRoutes;

let house: RunningHouse;
let member: Awaited<ReturnType<RunningHouse['member']>>;
beforeAll(async () => {
  house = await startHouse();
  member = await house.member();
});
afterAll(() => house.close());

it.each([
  ['avatar', own.avatar],
  ['icon', own.icon],
] as const)(
  'the %s is a picture of the house, the member’s own, and needs a session',
  async (_, route) => {
    const { value } = await member.call(route, {});
    expect(await member.call(route, {})).toEqual({ value });
    const picture = await member.raw(value);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect((await (await house.member()).call(route, {})).value).not.toBe(value);
    expect(value).not.toContain(member.username);
    expect((await house.visitor().send(route, {})).status).toBe(401);
  },
);

it('the picture is one of the house’s own that the member chose, or the initials', async () => {
  const one = await house.member();
  const drawn = (await one.call(own.avatar, {})).value;
  const { avatar, avatars } = (await one.call(playerRoutes.security.security, {})).profile;
  expect(avatar).toBe('house');
  expect(avatars).toHaveLength(14);
  expect(new Set(avatars.map(({ picture }) => picture)).size).toBe(14);
  for (const { code, picture } of avatars) {
    expect(await one.call(own.setAvatar, { avatar: code })).toEqual({ value: picture });
    expect((await one.call(own.avatar, {})).value).toBe(picture);
    expect((await one.raw(picture)).headers.get('content-type')).toContain('image/svg+xml');
  }
  expect((await one.call(own.icon, {})).value).toBe('/art/avatar-of-needle-lilac.svg');
  expect((await one.call(playerRoutes.security.security, {})).profile.avatar).toBe('needle-lilac');
  expect(await one.call(own.setAvatar, { avatar: 'house' })).toEqual({ value: drawn });
  expect((await one.send(own.setAvatar, { avatar: 'a cat' as 'house' })).status).toBe(400);
  expect((await house.visitor().send(own.setAvatar, { avatar: 'house' })).status).toBe(401);
});

it('the first log-in is noted once, and needs a session', async () => {
  expect(await member.call(own.firstLogin, {})).toEqual({ first: true });
  expect(await member.call(own.firstLogin, {})).toEqual({ first: false });
  expect((await house.visitor().send(own.firstLogin, {})).status).toBe(401);
});

it('the language that is set is the one in which the house writes', async () => {
  const written = async () => {
    const { rows } = await house.database.pool.query<{ language: string }>(
      'select language from identity_member where username = $1',
      [member.username],
    );
    return rows[0]?.language;
  };
  for (const language of ['BN', 'EN'] as const) {
    expect(await member.call(own.language, { language })).toEqual({ language });
    expect(await written()).toBe(language);
  }
  const wrong = await member.send(own.language, { language: 'TH' as 'EN' });
  expect(wrong.status).toBe(400);
  expect((await house.visitor().send(own.language, { language: 'BN' })).status).toBe(401);
});

it('personal details are stored sealed, shown masked, and can be replaced', async () => {
  const { security } = playerRoutes;
  const told = async () => (await member.call(security.security, {})).profile;
  expect(await told()).toMatchObject({ nickname: member.username, told: [] });
  const wish = { telegram: '@rahim_dhaka', birthday: '1990-02-15', occupation: 'Weaver' };
  await member.call(security.setProfile, { ...wish, incomeSource: 'A loom' });
  await member.call(security.setProfile, { occupation: 'Teacher' });
  expect((await told()).told).toEqual([
    { field: 'birthday', value: '•••-15' },
    { field: 'incomeSource', value: '•••oom' },
    { field: 'occupation', value: '•••her' },
    { field: 'telegram', value: '•••aka' },
  ]);
  const { rows } = await house.database.pool.query<{ sealed: Buffer }>(
    'select sealed from identity_detail',
  );
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/Teacher|rahim/);
  const more = { zalo: 'rahim.zalo', address: '7 Green Road', nationality: 'Bangladeshi' };
  await member.call(security.setProfile, more);
  expect((await told()).told.map(({ field, value }) => `${field} ${value}`)).toEqual([
    'address •••oad',
    'birthday •••-15',
    'incomeSource •••oom',
    'nationality •••shi',
    'occupation •••her',
    'telegram •••aka',
    'zalo •••alo',
  ]);
  const wrong = await member.send(security.setProfile, { birthday: 'in spring' });
  expect(wrong.status).toBe(400);
  expect((await house.visitor().send(security.setProfile, wish)).status).toBe(401);
});

it('all purses are answered together, and that no contract waits for an answer', async () => {
  const { agents } = playerRoutes;
  await give(house, member.memberId, 250_00n);
  expect(await member.call(agents.consolidated, {})).toEqual({
    dailysalreqtype: 0,
    divtypereq: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    funds: expect.arrayContaining([
      { account: 'cash', vendor: null, currency: 'BDT', balance: '250.00' },
    ]),
  });
});

it('points are listed by their entries, the member’s own, apart from money', async () => {
  const points = async (of = member) => (await of.call(playerRoutes.points.details, {})).rows;
  expect(await points()).toEqual([]);
  await give(house, member.memberId, 40n, 'PTS');
  await give(house, member.memberId, 2n, 'PTS');
  expect(await points()).toMatchObject([
    { currentPoints: 40, changedPoints: 2, balance: 42 },
    { currentPoints: 0, changedPoints: 40, balance: 40 },
  ]);
  expect(await points(await house.member())).toEqual([]);
  const money = await member.call(playerRoutes.records.entries, {});
  expect(money.rows.map(({ amount }) => amount)).toEqual(['250.00']);
});

it('anyone can read the domains of the merchant', async () => {
  const { domainList } = await house.visitor().call(site.domainRoute, {});
  expect(domainList).toContainEqual({ domain: 'localhost', speed: null });
});

it('a host is compared with the merchant’s own, whatever its port, and never fetched', async () => {
  const asked = async (url?: string) =>
    (await house.visitor().call(site.status, url === undefined ? {} : { url })).ownDomain;
  expect(await asked()).toBe(true);
  expect(await asked(new URL(house.playerOrigin).host)).toBe(true);
  expect(await asked('LOCALHOST')).toBe(true);
  for (const foreign of ['evil.example', 'localhost.evil.example', 'https://evil.example/', ''])
    expect([foreign, await asked(foreign)]).toEqual([foreign, false]);
});

it('a brand is one platform, device, lottery type, and has its pay-out tables', async () => {
  const { info } = await house.visitor().call(site.status, {});
  expect(info.brand).toMatchObject({
    platform: 'web',
    merchantCode: 'nokshi',
    lotteryType: 'SEA',
    device: 'WEB',
    languages: ['EN', 'BN'],
    defaultLanguage: 'EN',
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    lotteryRegion: 'jililivef3',
    fallbackMerchant: 'nokshi',
  });
});

it('a flag is on when it is "1", and off whatever else stands there', async () => {
  const admin = await house.operator();
  const { settings } = consoleRoutes;
  const { setting, version } = await admin.call(settings.flags, {});
  for (const value of ['0', '', 'true', 'on', '01']) {
    const flags = { ...setting, USERNAMEREG3: value as '0' };
    const answer = await admin.send(settings.setFlags, {
      setting: flags,
      version,
      reason: 'to see what is on',
    });
    if (value !== '0') expect([value, answer.status]).toEqual([value, 400]);
  }
  const shown = async () => (await house.visitor().call(site.status, {})).info.whitelabel;
  await expect.poll(async () => (await shown()).USERNAMEREG3).toBe('0');
  const register = await house.visitor().send(playerRoutes.identity.register, {
    username: 'offoffoff',
    password: 'a long walk by the river 7',
    confirmPassword: 'a long walk by the river 7',
    agree: true,
  });
  expect(register.answer).toMatchObject({ code: 'identity.registration-closed' });
});
