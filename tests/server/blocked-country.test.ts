import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { hearLive, type LiveEar } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** A country that is blocked while pages are open in it, and beside it. Checklist S-011, L-006, L-011. */
const { settings } = consoleRoutes;
const { site, catalogue } = playerRoutes;
const ABROAD = '203.0.113.9';
const HOME = '198.51.100.9';
const SOON = { timeout: 10_000 };
const locate = (ip: string) => (ip === ABROAD ? 'PK' : 'BD');
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

let house: RunningHouse;
let admin: HttpClient;
let abroad: LiveEar;
let home: LiveEar;
beforeAll(async () => {
  house = await startHouse({ locate });
  admin = await house.operator();
  [abroad, home] = [await open(ABROAD), await open(HOME)];
});
afterAll(async () => {
  abroad.close();
  home.close();
  await house.close();
});

const open = (ip: string) => hearLive(house.playerOrigin, '', { ip });
const block = async (blocked: string[]) => {
  const { setting, version } = await admin.call(settings.regions, {});
  const wish = { setting: { ...setting, blocked }, version, reason: 'The licence ends there' };
  return admin.call(settings.setRegions, wish);
};
/** The status that this page heard last. */
const shownOn = ({ heard }: LiveEar) => {
  const said = heard.findLast(({ type }) => type === 'system-status');
  return said?.type === 'system-status' ? said.status : undefined;
};
const menus = async (ip: string) => {
  const { answer } = await house.visitor().send(catalogue.gameMenus, {}, from(ip));
  return answer.success ? 'ok' : answer.code;
};

it('shows the region page on open pages of that country alone, and closes their calls', async () => {
  expect([await menus(ABROAD), await menus(HOME)]).toEqual(['ok', 'ok']);
  await block(['PK']);
  await expect.poll(() => shownOn(abroad), SOON).toMatchObject({ systemStatus: 2, ip: ABROAD });
  await expect.poll(() => shownOn(home)?.systemStatus, SOON).toBe(0);
  expect(await menus(ABROAD)).toBe('edge.region-blocked');
  expect(await menus(HOME)).toBe('ok');
  const { answer } = await house.visitor().send(site.status, {}, from(ABROAD));
  expect(answer).toMatchObject({ value: { regionRestriction: { active: true } } });
});

it('shows the refusal on a page that opens while the country is blocked', async () => {
  const late = await open(ABROAD);
  await expect.poll(() => shownOn(late)?.systemStatus, SOON).toBe(2);
  late.close();
});

it('opens the same pages again when the country is let in', async () => {
  await block([]);
  await expect.poll(() => shownOn(abroad)?.systemStatus, SOON).toBe(0);
  expect(await menus(ABROAD)).toBe('ok');
});

it('does not close the console to operators there', async () => {
  await block(['PK']);
  const answer = await admin.send(consoleRoutes.site.status, {}, from(ABROAD));
  expect(answer.answer.success).toBe(true);
  expect(await refused(block([]))).toBe('done');
});
