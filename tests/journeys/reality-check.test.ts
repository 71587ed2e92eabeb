import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { axeViolations } from './axe.ts';
import { deposit, enterAs, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

const MINUTE = 60_000;
const { slots, limits } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
beforeAll(async () => {
  clock = fakeClock();
  house = await startHouse({ web: true, clock, spinIntervalMs: 0 });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** A member who has played without a break for an hour, but for the next stake. */
async function playedAnHour() {
  const member = await house.member();
  await deposit(member, '100');
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  for (let n = 0; n < 6; n++) {
    const key = `hour-${member.memberId.slice(-12)}-${n}`;
    await member.call(slots.spin, { stake: '0.20' }, { key, bearer });
    clock.advance(10 * MINUTE);
  }
  return member;
}

describe.each(TELLINGS)('a reality check ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  test('lies over the game, shows the bets behind it, and lets the member go on', async () => {
    const member = await playedAnHour();
    const page = await openPage(view);
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/game?id=kantha-lines`);
    const check = page.getByRole('dialog', { name: t('game.reality-check') });
    await check.waitFor();
    expect(await check.innerText()).toContain('1:00:00');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await check.isVisible()).toBe(true);
    await check.getByRole('button', { name: t('game.my-bets') }).click();
    await check.waitFor({ state: 'detached' });
    await page.goBack();
    await check.waitFor();
    await check.getByRole('button', { name: t('game.go-on') }).click();
    await check.waitFor({ state: 'detached' });
    const { realityCheck } = await member.call(limits.stretch, {});
    expect(realityCheck).toMatchObject({ isDue: false, minutes: 60 });
    await page.context().close();
  });
});

describe('a limit of time', () => {
  const { t } = wordsIn('en');

  inFull('is set on the page of limits, and the check chosen there holds at once', async () => {
    const member = await house.member();
    const page = await openPage({ ...TELLINGS[0], lang: 'en' });
    await enterAs(page, member, house.playerOrigin);
    await page.goto(`${house.playerOrigin}/?mc=securityCenter&tab=limits`);
    const kind = `${t('limits.time')}, ${t('limits.D')}`;
    await page.getByRole('button', { name: new RegExp(`${kind}$`) }).click();
    await page.getByLabel(t('limits.new-minutes', { name: kind })).fill('90');
    await page.getByRole('button', { name: t('limits.save'), exact: true }).click();
    await page.getByText(t('limits.span', { hours: 1, minutes: 30 })).waitFor();
    await page.getByRole('button', { name: t('limits.minutes', { minutes: 15 }) }).click();
    const chosen = async () => (await member.call(limits.protection, {})).realityCheck.minutes;
    await expect.poll(chosen).toBe(15);
    expect((await member.call(limits.protection, {})).times[0]?.minutes).toBe(90);
    await page.context().close();
  });
});
