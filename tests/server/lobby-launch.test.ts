import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { type Identity, logInAs } from '../harness/identities.ts';

const { launchLobby } = playerRoutes.catalogue;
const OWN_DOMAIN = 'play.nokshi.example';
const ASKED = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'SEA',
  lottoView: 'lobby',
} as const;

let house: RunningHouse;
let member: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  const admin = await house.operator();
  const { setting, version } = await admin.call(consoleRoutes.settings.domains, {});
  await admin.call(consoleRoutes.settings.setDomains, {
    setting: { hosts: [...setting.hosts, OWN_DOMAIN] },
    version,
    reason: 'The house has a second address.',
  });
  member = await house.member();
});
afterAll(() => house.close());

/** As somebody would write it by hand; a field of null is left out. */
const asked = (fields: Readonly<Record<string, string | null>>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...ASKED, ...fields }))
    if (value !== null) query.set(name, value);
  return member.raw(`${launchLobby.path}?${query}`).then(async (said) => ({
    status: said.status,
    answer: (await said.json()) as {
      success: boolean;
      code?: string;
      field?: string;
      value?: { launchUrl: string; open: boolean };
    },
  }));
};

describe('the launch of the lottery lobby', () => {
  it('answers where the lobby is on this site, with what was asked and whether it is open', async () => {
    const { launchUrl, open } = await member.call(launchLobby, {
      ...ASKED,
      lottoView: 'betting',
      lottoGameCode: 'BD_5',
      device: 'WEB',
      backUrl: '/rng?q=river',
      language: 'BN',
    });
    const { pathname, searchParams } = new URL(launchUrl, house.playerOrigin);
    expect(pathname).toBe('/lottery');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...ASKED,
      lottoView: 'betting',
      lottoGameCode: 'BD_5',
      device: 'WEB',
      backUrl: '/rng?q=river',
      language: 'BN',
    });
    expect(open).toBe(true);
  });

  it.each([
    ['lottoArea', 'XX'],
    ['launchMode', 'RNG'],
    ['lottoPrizeMode', 'Other'],
    ['lottoView', 'results'],
    ['device', 'TOASTER'],
    ['language', 'FR'],
    ['lottoGameCode', '../x'],
    ['lottoArea', null],
    ['launchMode', null],
    ['lottoPrizeMode', null],
    ['lottoView', null],
  ])('refuses %s that is %s', async (field, value) => {
    const { status, answer } = await asked({ [field]: value });
    expect([status, answer.code, answer.field]).toEqual([400, 'edge.invalid-input', field]);
  });

  it('asks which game when it is to open the betting', async () => {
    const { status, answer } = await asked({ lottoView: 'betting' });
    expect([status, answer.field]).toEqual([400, 'lottoGameCode']);
  });

  it('is for members who may play: no visitor, no trial, nobody who takes a break', async () => {
    const visitor = await house.visitor().send(launchLobby, ASKED);
    expect(visitor.status).toBe(401);
    const saidTo = async (who: Pick<Identity, 'type' | 'restriction'>) => {
      const cookies = await logInAs(house, { name: 'somebody', realm: 'player', ...who });
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const { answer } = await house.visitor().send(launchLobby, ASKED, { headers: { cookie } });
      return answer.success ? 'let in' : answer.code;
    };
    expect(await saidTo({ type: 4 })).toBe('identity.true-account-needed');
    expect(await saidTo({ restriction: 'self-excluded' })).toBe('identity.restricted');
    expect(await saidTo({ type: 1 })).toBe('let in');
  });
});

describe('its way back', () => {
  it('is a path of ours, whichever address of the house it was written with', async () => {
    for (const origin of ['', house.playerOrigin, `https://${OWN_DOMAIN}`]) {
      // A change of the domains is heard over the bus.
      await vi.waitFor(
        async () => expect(await asked({ backUrl: `${origin}/` })).toMatchObject({ status: 200 }),
        { timeout: 10_000, interval: 10 },
      );
      const { answer } = await asked({ backUrl: `${origin}/rng?q=river#top` });
      const { searchParams } = new URL(answer.value?.launchUrl ?? '', house.playerOrigin);
      expect([origin, searchParams.get('backUrl')]).toEqual([origin, '/rng?q=river#top']);
    }
  });

  it.each([
    'https://evil',
    'https://evil.example/rng',
    '//evil.example',
    'https:evil.example',
    'https:/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    `https://${OWN_DOMAIN}@evil.example`,
    `https://user@${OWN_DOMAIN}/`,
    `https://${OWN_DOMAIN}:8443/`,
    `http://${OWN_DOMAIN}/`,
    `https://${OWN_DOMAIN}.evil.example/`,
    'http://localhost:1/',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('is refused when it is %j', async (backUrl) => {
    const { status, answer } = await asked({ backUrl });
    expect([status, answer.success, answer.field]).toEqual([400, false, 'backUrl']);
  });
});
