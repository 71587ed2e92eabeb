import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

/** The calls as the specification writes them, not as the contract does: checklist X-001 and on. */
let house: RunningHouse;
let member: HttpClient;
beforeAll(async () => {
  house = await startHouse({ spinIntervalMs: 0 });
  member = await house.member();
});
afterAll(() => house.close());

const NEEDS_TOKEN = [
  'GET /wps/relay/MCSFE_getPlayerAvatar',
  'GET /wps/member/info',
  'POST /wps/member/password',
  'GET /wps/member/info/icon',
  'DELETE /wps/session/logout',
  'POST /wps/member/firstLogin',
  'GET /wps/session/info',
  'POST /wps/member/language',
  'GET /wps/v2/wallets/balance',
  'POST /wps/relay/GCS_walletTransfer',
  'GET /wps/relay/GCS_merchantWallet',
  'GET /wps/member/info/funds/consolidated',
  'GET /wps/relay/GCS_gameLaunchFB',
  'GET /wps/relay/MCSFE_getFavoriteGames',
  'GET /wps/relay/MCSFE_getFavoriteGamesList',
  'GET /wps/relay/GCS_recentGame',
  'POST /wps/relay/MCSFE_toggleFavorite',
  'GET /wps/relay/MCSFE_getListAnnouncementsLogin',
  'GET /wps/relay/CSP_unreadCount',
  'GET /wps/relay/ODSFE2_MemTransDet',
] as const;

/** They change something: without what they need they say what is missing. */
const OPEN_ACTS = [
  'POST /wps/session/login',
  'POST /wps/verification/sms/noLogin',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password/email',
  'POST /wps/session/login/freeplay',
  'POST /wps/member/password/verification',
  'POST /wps/verification/sms/register',
  'POST /wps/verification/sms/register/mobile',
  'PUT /wps/feedback',
] as const;

/** What anyone may read, with what is named in the answer. */
const OPEN_READS: readonly (readonly [string, string])[] = [
  ['/wps/system/whitelabel', 'flags'],
  ['/lgw/games/game_menus', 'data'],
  ['/wps/agent/affiliate?code=nobody', 'valid'],
  [
    '/wps/system/setting/register',
    '0 enabled, required, patternId, minLength, maxLength, acceptedPattern',
  ],
  ['/wps/captcha', ''],
  ['/wps/system/status', 'info, location, maintenance, regionRestriction'],
  ['/wps/system/serviceList', '0 type, path'],
  ['/wps/system/countryCode', 'countryCode, countryDialingCode'],
  ['/wps/relay/GCSGAME_hotGamesV2', 'data'],
  ['/wps/relay/GCSGAME_gameList', 'totalPages'],
  ['/wps/relay/GCSGAME_getVassGameType', 'data'],
  ['/wps/relay/GCSGAME_gameVendor', 'data.lanes'],
  ['/wps/relay/GCSGAME_getRankList', ''],
  ['/wps/relay/GCSGAME_winnerBoard', ''],
  ['/wps/relay/MCSFE_getListAnnouncements', ''],
  ['/wps/system/domainRoute', 'domainList'],
  ['/wps/system/helpCenter', '0 tag, title'],
];

/** What a member reads of the own account. */
const OWN_READS: readonly (readonly [string, string])[] = [
  ['/wps/member/info', 'nickname, account, id, type'],
  ['/wps/v2/wallets/balance', 'sumBalance'],
  ['/wps/relay/GCS_merchantWallet', 'isSingle'],
];

type Said = { success: boolean; code?: string; message?: string; value?: unknown };

async function ask(client: HttpClient, call: string) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await client.raw(path, {
    method,
    headers: {
      'x-forwarded-for': newAddress(),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, said: (await answer.json()) as Said };
}

/** Which of the named parts are not in a value; `0` before them looks into its first element. */
function missingIn(value: unknown, named: string): string[] {
  const first = named.startsWith('0 ');
  const whole = first ? (value as readonly unknown[])[0] : value;
  const names = named.replace(/^0 /, '').split(', ').filter(Boolean);
  return names.filter((name) => {
    const part = name
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], whole);
    return part === undefined;
  });
}

describe('a call of the specification', () => {
  it.each(NEEDS_TOKEN)('%s needs a token', async (call) => {
    const { status, type, said } = await ask(house.visitor(), call);
    expect([status, type]).toEqual([401, 'application/json; charset=utf-8']);
    expect(said).toMatchObject({ success: false, code: 'edge.not-logged-in' });
  });

  it.each(OPEN_ACTS)('%s says what is missing, to anyone', async (call) => {
    const { status, type, said } = await ask(house.visitor(), call);
    expect(type).toBe('application/json; charset=utf-8');
    expect([400, 403, 429]).toContain(status);
    expect(said).toMatchObject({ success: false, code: expect.any(String) });
    expect(said.message?.length).toBeGreaterThan(5);
  });

  it.each(OPEN_READS)('GET %s can be read by anyone, and has %j', async (path, named) => {
    const { status, type, said } = await ask(house.visitor(), `GET ${path}`);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(missingIn(said.value, named)).toEqual([]);
    expect(said.value).not.toBeUndefined();
  });

  it.each(OWN_READS)('GET %s can be read by a member, and has %j', async (path, named) => {
    const { status, said } = await ask(member, `GET ${path}`);
    expect(status).toBe(200);
    expect(missingIn(said.value, named)).toEqual([]);
  });

  it.each(['MCSFE_toggleFavorite', 'GCS_walletTransfer'])(
    'the wrapper %s changes something, so a link cannot call it (Y-007)',
    async (name) => {
      const { status } = await ask(member, `GET /wps/relay/${name}`);
      expect([404, 405]).toContain(status);
    },
  );
});
