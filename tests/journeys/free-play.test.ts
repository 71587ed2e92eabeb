import { afterAll, beforeAll, describe, expect } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import type { RunningHouse } from '../harness/house.ts';
import { inFull } from '../harness/in-full.ts';
import { theHouse } from './the-house.ts';
import { firstGame, openPage, TELLINGS } from './visits.ts';
import { wordsIn } from './words.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await theHouse();
});
afterAll(closeBrowser);

describe.each(TELLINGS)('free play ($lang, $theme, $width)', (view) => {
  const { t } = wordsIn(view.lang);

  inFull(
    'begins from the log-in, sits down to a game in FUN, and is always labelled (S-062, V-008)',
    async () => {
      const page = await openPage(view);
      await page.goto(`${house.playerOrigin}/login`);
      await page.getByRole('button', { name: t('free-play.do') }).click();
      const modal = page.getByRole('dialog', { name: t('free-play.title') });
      await modal.getByRole('checkbox').check();
      await modal.getByRole('button', { name: t('free-play.begin') }).click();
      await page.getByTestId('balance').getByText('FUN 10,000.00').waitFor();
      await firstGame(page).click();
      const frame = page.frameLocator('iframe');
      await frame.getByText('FUN 10,000.00').waitFor({ timeout: 20_000 });
      await page.getByRole('banner').getByText(t('shell.free-play')).waitFor();
      expect(await frame.getByText('৳').count()).toBe(0);
      // Between the result and the next spin there is nothing to show the end of.
      const saysSpin = frame.locator('button[data-word="spin"]');
      await saysSpin.and(frame.locator('[aria-disabled="false"]')).click();
      await frame.locator('button[data-word="skip"]').waitFor();
      await saysSpin.and(frame.locator('[aria-disabled="false"]')).waitFor();
      await page.context().close();
    },
  );

  inFull('begins on the page of a game, three taps from the lobby to the first spin', async () => {
    const page = await openPage(view);
    await page.goto(`${house.playerOrigin}/rng`);
    await firstGame(page).click();
    await page.getByText(t('free-play.by-pressing', { age: 18 })).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: t('free-play.do') }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('FUN 10,000.00').waitFor({ timeout: 20_000 });
    const spun = page.waitForRequest('**/wps/slots/spins');
    await frame.locator('button[data-word="spin"][aria-disabled="false"]').click();
    await spun;
    await page.context().close();
  });
});
