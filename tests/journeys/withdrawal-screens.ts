import type { Screen } from './screen.ts';
import { PIN } from '../harness/winnings.ts';

const takingOut = (
  name: string,
  shows: Screen['shows'],
  reach: NonNullable<Screen['reach']>,
): Screen => ({ name, who: 'agent', path: '/?mc=withdraw', shows, reach });

/** Money of a member on its way out. */
export const WITHDRAWAL_SCREENS: readonly Screen[] = [
  takingOut(
    'mc-withdraw',
    ({ t }) => t('withdraw.to'),
    async (page, { t }) => {
      await page.getByLabel(t('cashier.amount'), { exact: true }).fill('1000');
      await page.getByText(t('withdraw.goes-out')).waitFor();
    },
  ),
  takingOut(
    'mc-withdraw-refused',
    ({ t }) => t('withdraw.to'),
    async (page, { t }) => {
      await page.locator('dialog[open] form button[type=submit]').click();
      await page.getByText(t('app.required')).first().waitFor();
    },
  ),
  takingOut(
    'mc-payee',
    ({ t }) => t('withdraw.to'),
    async (page, { t }) => {
      await page.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
      await page.getByLabel(t('withdraw.holder')).waitFor();
    },
  ),
  takingOut(
    'mc-payee-proof',
    ({ t }) => t('withdraw.to'),
    async (page, { t }) => {
      await page.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
      const form = page.locator('form', { has: page.getByLabel(t('withdraw.holder')) });
      await form.getByLabel(t('withdraw.holder')).fill('Rahima Khatun');
      await form.locator('input[maxlength="40"]').fill('01712345699');
      await form.getByLabel(t('withdraw.pin'), { exact: true }).fill(PIN);
      await form.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
      await page.getByText(t('withdraw.confirm-place')).waitFor();
    },
  ),
  {
    ...takingOut(
      'mc-withdrawal',
      ({ t }) => t('withdraw.question'),
      async (page, { t }) => {
        await page.getByLabel(t('withdraw.answer-partial')).check();
        await page.getByLabel(t('withdraw.what-arrived'), { exact: true }).fill('1000');
        await page.getByText(t('withdraw.remaining')).waitFor();
      },
    ),
    path: '/?mc=withdraw&w={withdrawal}',
  },
  takingOut(
    'mc-withdrawal-review',
    ({ t }) => t('withdraw.recent'),
    async (page, { t }) => {
      await page.getByRole('button', { name: '350.50' }).click();
      await page.getByRole('button', { name: t('withdraw.write') }).waitFor();
    },
  ),
  {
    name: 'mc-withdraw-stopped',
    who: 'member',
    path: '/?mc=withdraw',
    shows: ({ t }) => t('withdraw.no-pin'),
  },
];
