import type { Screen } from './screen.ts';
import { PIN } from '../harness/winnings.ts';

const takingOut = (name: string, shows: Screen['shows'], reach: Reach): Screen => ({
  name,
  who: 'agent',
  path: '/?mc=withdraw',
  shows,
  reach,
});

type Reach = NonNullable<Screen['reach']>;

const confirming: Reach = async (page, { t }) => {
  await page.getByLabel(t('cashier.amount'), { exact: true }).fill('1000');
  await page.getByRole('button', { name: t('withdraw.continue'), exact: true }).click();
  await page.getByText(t('withdraw.you-get')).waitFor();
};

const adding: Reach = async (page, words) => {
  await confirming(page, words);
  const { t } = words;
  const change = page.getByRole('button', { name: t('withdraw.change') });
  await change.filter({ hasText: t('withdraw.to') }).click();
  await page.getByRole('button', { name: t('withdraw.add'), exact: true }).click();
  await page.getByLabel(t('withdraw.holder')).waitFor();
};

/** Money of a member on its way out. */
export const WITHDRAWAL_SCREENS: readonly Screen[] = [
  takingOut('mc-withdraw', ({ t }) => t('cashier.amount'), confirming),
  takingOut(
    'mc-withdraw-refused',
    ({ t }) => t('cashier.amount'),
    async (page, words) => {
      await confirming(page, words);
      await page.locator('dialog[open] button[form=withdraw-confirm]').click();
      await page.getByText(words.t('app.required')).first().waitFor();
    },
  ),
  takingOut('mc-payee', ({ t }) => t('cashier.amount'), adding),
  takingOut(
    'mc-payee-proof',
    ({ t }) => t('cashier.amount'),
    async (page, words) => {
      const { t } = words;
      await adding(page, words);
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
    shows: ({ t }) => t('withdraw.available'),
  },
];
