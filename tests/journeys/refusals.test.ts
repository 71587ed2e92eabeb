import { playerRoutes } from '@nokshi/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../harness/browser.ts';
import { fakeClock } from '../harness/clock.ts';
import { full } from '../harness/extent.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { openApart } from './visits.ts';
import { wordsIn } from './words.ts';

/** In English only in `npm run test:full`. */
const BOTH = ['en', 'bn'] as const;

const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ web: true, clock });
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** What stands at a field as wrong, as a screen reader finds it. */
const wrongAt = async (field: Locator): Promise<string> => {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return field
    .page()
    .locator(`[id="${ids.at(-1)}"]`)
    .innerText();
};

describe.each(full ? BOTH : BOTH.slice(1))('refusals in %s', (lang) => {
  const { t, refusal } = wordsIn(lang);
  let page: Page;
  beforeAll(async () => {
    page = await openApart({ lang });
  });
  afterAll(() => page.context().close());

  test('log in: what is missing is said at the field, and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(`${house.playerOrigin}/?m=login`);
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const submit = dialog.getByRole('button', { name: t('login.do'), exact: true });
    await submit.click();
    await expect.poll(() => wrongAt(username)).toContain(t('app.required'));
    await username.fill('nobody');
    await submit.click();
    await expect.poll(() => wrongAt(password)).toContain(t('app.required'));
    await expect.poll(() => wrongAt(username)).toBe('');
    expect(sent.filter((path) => /session\/(challenge|login)$/.test(path))).toEqual([]);
    page.removeAllListeners('request');
  });

  test('log in: after three failures the image shows, loads, and has to be read', async () => {
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const submit = dialog.getByRole('button', { name: t('login.do'), exact: true });
    const image = dialog.getByRole('img', { name: t('login.captcha-image') });
    for (let failure = 1; failure <= 3; failure += 1) {
      expect(await image.count()).toBe(0);
      await password.fill(`wrong guess ${failure}`);
      await Promise.all([page.waitForResponse('**/wps/session/login'), submit.click()]);
      await dialog.getByText(refusal('identity.wrong-credentials')).waitFor();
      expect([await username.inputValue(), await password.inputValue()]).toEqual([
        'nobody',
        `wrong guess ${failure}`,
      ]);
    }
    await image.waitFor();
    const drawn = 'document.querySelector("dialog img").naturalWidth';
    await expect.poll(() => page.evaluate(drawn)).toBeGreaterThan(50);

    // Two presses within a second ask for one image.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === playerRoutes.identity.captcha.path)
        asked.push(request.url());
    });
    clock.advance(2_000);
    await dialog.getByRole('button', { name: t('login.captcha-new') }).dblclick();
    await expect.poll(() => asked.length).toBe(1);
    await image.waitFor();
    expect(asked).toHaveLength(1);
    page.removeAllListeners('request');

    const signs = dialog.getByLabel(t('login.captcha'));
    await submit.click();
    await expect.poll(() => wrongAt(signs)).toContain(t('app.required'));
    await signs.fill('00000');
    await submit.click();
    await expect.poll(() => wrongAt(signs)).toContain(refusal('identity.captcha-wrong'));
    expect(await username.inputValue()).toBe('nobody');
  });

  test('register: each rule is said at its field, in both checks, and the form keeps what was typed', async () => {
    const taken = (await house.member()).username;
    await page.goto(`${house.playerOrigin}/?m=register`);
    const dialog = page.getByRole('dialog', { name: t('register.title') });
    const username = dialog.getByLabel(t('login.username'));
    const password = dialog.getByLabel(t('login.password'), { exact: true });
    const again = dialog.getByLabel(t('field.confirmPassword'), { exact: true });
    const code = dialog.getByLabel(t('field.referralCode'));
    const agree = dialog.getByRole('checkbox');
    const submit = dialog.getByRole('button', { name: t('register.do'), exact: true });
    const said = async (field: Locator, words: string) => {
      await expect.poll(() => wrongAt(field)).toContain(words);
    };

    await submit.click();
    for (const field of [username, password, again]) await said(field, t('app.required'));
    await said(agree, t('register.agree-needed'));

    await username.fill('abc');
    await password.fill('short');
    await code.fill('xyz');
    await again.fill('other');
    await submit.click();
    await said(username, t('rule.length', { min: 4, max: 15 }));
    await said(password, t('rule.length', { min: 8, max: 128 }));
    await said(code, t('rule.length', { min: 4, max: 64 }));
    await code.fill('');
    await username.fill('7rivers');
    await password.fill(PASSWORD);
    await again.fill(`${PASSWORD}!`);
    await submit.click();
    await said(username, t('rule.username', { min: 4, max: 15 }));
    await said(again, t('rule.differ'));
    await said(agree, t('register.agree-needed'));

    // From here on it is the server that says no.
    await username.fill(taken);
    await again.fill(PASSWORD);
    await agree.check();
    await submit.click();
    await said(username, refusal('identity.username-taken'));
    await username.fill(`new${lang}one`);
    await code.fill('nobody-has-this');
    await submit.click();
    await said(code, refusal('identity.invitation-wrong'));
    await code.fill('');
    await password.fill('password123');
    await again.fill('password123');
    await submit.click();
    await said(password, refusal('identity.password-common'));
    expect([
      await username.inputValue(),
      await password.inputValue(),
      await agree.isChecked(),
    ]).toEqual([`new${lang}one`, 'password123', true]);
  });
});
