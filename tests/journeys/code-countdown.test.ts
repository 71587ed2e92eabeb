import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { holdClock, openApart } from './visits.ts';
import { wordsIn } from './words.ts';

/** The button that sends a code, on a page whose clock stands still until it is moved. */
const { t } = wordsIn('en');

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test.each([
  [2, '2:00', 'two minutes where the house sends it and says so (S-022)'],
  [1, '1:00', 'a minute where Firebase sends it (S-023)'],
])(
  'the button rests as long as the answer says: %i, shown as %s, %s',
  async (expiredMinutes, start) => {
    const page = await openApart();
    await page.clock.install();
    await page.route(`**${playerRoutes.codes.askWithoutLogin.path}*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { success: boolean; value: object };
      if (body.success) body.value = { ...body.value, expiredMinutes };
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.getByRole('tab', { name: t('code.by-mobile') }).click();
    await dialog.getByLabel(t('code.mobile')).fill(`0171200030${expiredMinutes}`);
    await holdClock(page);
    await dialog.getByRole('button', { name: t('code.send') }).click();

    const resting = (time: string) =>
      dialog.getByRole('button', { name: t('code.again-in', { time }), exact: true });
    await expect.poll(() => resting(start).isDisabled()).toBe(true);
    await page.clock.runFor((expiredMinutes * 60 - 1) * 1_000);
    await expect.poll(() => resting('0:01').isDisabled()).toBe(true);
    await page.clock.runFor(1_000);
    await expect
      .poll(() => dialog.getByRole('button', { name: t('code.send') }).isEnabled())
      .toBe(true);
    await page.context().close();
  },
);
