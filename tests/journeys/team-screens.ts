import type { Screen } from './screen.ts';

/** Money along the team line. */
export const TEAM_SCREENS: readonly Screen[] = [
  {
    name: 'mc-upline',
    who: 'agent',
    path: '/?mc=transferUpline',
    shows: ({ t }) => t('team.sendable'),
    reach: async (page, { t }) => {
      await page.getByLabel(t('cashier.amount'), { exact: true }).fill('250');
      await page.getByText('anisurkhulna').waitFor();
    },
  },
  {
    name: 'ac-team',
    who: 'agent',
    path: '/?ac=downlineManagmentView',
    shows: () => 'chameli',
  },
  {
    name: 'ac-codes',
    who: 'agent',
    path: '/?ac=registerCenter',
    shows: ({ t }) => t('agent.new-code'),
  },
  {
    name: 'ac-menu',
    who: 'agent',
    path: '/?ac=menu',
    shows: ({ t }) => t('agent.team'),
  },
  {
    name: 'ac-send',
    who: 'agent',
    path: '/?ac=downlineManagmentView',
    shows: () => 'chameli',
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('team.send-to', { name: 'bilkis77' }) }).click();
      await page.getByRole('heading', { name: t('team.sendable') }).waitFor();
      await page.locator('dialog[open] form button[type=submit]').click();
      await page.getByText(t('app.required')).waitFor();
    },
  },
];
