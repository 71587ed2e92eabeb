import { consoleRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { enterAs, openPage } from './visits.ts';
import { wordsIn } from './words.ts';

const GIFT = 'A gift for new members';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
  const operator = await house.operator();
  await operator.call(consoleRoutes.resources.create, {
    state: 'published',
    doc: { resourceType: 'REGISTERPOP', position: 1, url: '/rng', name: GIFT, qrCodeUrl: null },
  });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test.each([['en', {}] as const, ['bn', { lang: 'bn', theme: 'dark', width: 390 }] as const])(
  'the gift shows once while logged out and once while logged in, in %s',
  async (lang, view) => {
    const { t } = wordsIn(lang);
    const page = await openPage(view);
    await page.goto(house.playerOrigin);
    const gift = page.getByRole('dialog', { name: GIFT });
    await gift.getByText(t('gift.visitor')).waitFor();
    await gift.getByRole('button', { name: t('app.close') }).click();
    await page.reload();
    await page.locator('footer').waitFor();
    expect(await gift.count()).toBe(0);

    await enterAs(page, await house.member(), house.playerOrigin);
    await page.reload();
    await gift.getByText(t('gift.member')).waitFor();
    await gift.getByRole('button', { name: t('app.close') }).click();
    await page.reload();
    await page.getByTestId('balance').first().waitFor();
    await page.locator('footer').waitFor();
    expect(await gift.count()).toBe(0);

    await page.context().clearCookies();
    await page.evaluate("sessionStorage.removeItem('token')");
    await page.reload();
    await gift.getByText(t('gift.visitor')).waitFor();
    await page.context().close();
  },
);
