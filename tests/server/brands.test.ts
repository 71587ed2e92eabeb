import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** Two brands in one database: each site and desk knows its own alone. Checklist A-047. */
let house: RunningHouse;
let admin: HttpClient;
let stranger: HttpClient & { readonly username: string; readonly memberId: string };
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator();
  stranger = await house.member('stranger');
  await house.database.pool.query(
    `insert into site_brand (brand_id, merchant_code, name_en, name_bn, currency,
       currency_symbol, languages, default_language, minimum_age, home_country, terms_version)
     values ('other', 'other', 'Other', 'অন্য', 'BDT', '৳', '{EN}', 'EN', 18, 'BD', '1')`,
  );
  await house.database.pool.query(
    `update identity_member set brand_id = 'other' where username = 'stranger'`,
  );
});
afterAll(() => house.close());

/** What these calls ask for beside the member; none of it is reached. */
const BESIDE = {
  reason: 'asked for by the other brand',
  text: 'A note.',
  deviceId: `dev_${'0'.repeat(32)}`,
  sessionId: `ses_${'0'.repeat(32)}`,
  way: 'give',
  amount: '1.00',
  cause: 'goodwill',
  words: 'For another brand.',
  note: 'A note.',
  why: 'worry',
  hours: 24,
  kind: 'loss',
  period: 'D',
  minutes: 60,
  step: `hst_${'0'.repeat(32)}`,
  contact: 'sms',
  to: '01712345999',
  type: 1,
  upline: '',
  from: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
  club: '',
  labels: [],
  base: 1_962,
};
const OF_A_MEMBER = Object.values(consoleRoutes)
  .flatMap((room): Route[] => Object.values(room))
  .filter(({ path }) => /^\/console\/(members|harm)\/:id/.test(path))
  // Its text is in both languages.
  .filter((route) => route !== consoleRoutes.harm.letter);

describe('a member of another brand', () => {
  it.each(OF_A_MEMBER.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is nobody at the desk: %s answers 404',
    async (_, route) => {
      const said = await admin.send(route, { id: stranger.memberId, ...BESIDE });
      expect(said.status).toBe(404);
      expect(said.answer).toMatchObject({ code: 'identity.member-unknown' });
    },
  );

  it('is not found by name, and has no session here', async () => {
    const { rows } = await admin.call(consoleRoutes.identity.members, { query: 'stranger' });
    expect(rows).toEqual([]);
    expect(await refused(stranger.call(playerRoutes.identity.memberInfo, {}))).toBe(
      'edge.session-ended',
    );
  });

  it('logs in nowhere but at home', async () => {
    const wish = { username: 'stranger', password: 'a long walk by the river 7' };
    expect(await refused(house.visitor().call(playerRoutes.identity.login, wish))).toBe(
      'identity.wrong-credentials',
    );
  });
});

it('an operator of another brand has no session here', async () => {
  const theirs = await house.operator('support');
  await house.database.pool.query(
    `update operators_operator set brand_id = 'other' where username = 'opsupport'`,
  );
  expect(await refused(theirs.call(consoleRoutes.identity.members, {}))).toBe('edge.session-ended');
});
