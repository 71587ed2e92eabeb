import { pictures } from '../harness/extent.ts';
import { CONTRACT_SCREENS } from './contract-screens.ts';
import { FULL_TEAM_SCREENS } from './full-team-screens.ts';
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
    name: 'ac-announcement',
    who: 'agent',
    path: '/?ac=agentAnnouncement',
    shows: () => /ten past|দশ মিনিট/i,
  },
  {
    name: 'ac-team',
    who: 'agent',
    path: '/?ac=downlineManagmentView',
    shows: () => 'chameli',
  },
  {
    name: 'ac-account',
    who: 'agent',
    path: '/?ac=registerCenter',
    shows: ({ t }) => t('link.open-what'),
  },
  {
    name: 'ac-links',
    who: 'agent',
    path: '/?ac=registerCenter&tab=links',
    shows: ({ t }) => t('link.new-what'),
  },
  {
    name: 'ac-menu',
    who: 'agent',
    path: '/?ac=menu',
    shows: ({ t }) => t('agent.team'),
  },
  {
    name: 'ac-member',
    who: 'agent',
    path: '/?ac=downlineManagmentView',
    shows: () => 'rupsha88',
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('line.details-of', { name: 'rupsha88' }) }).click();
      await page.getByRole('button', { name: t('line.act-offer') }).waitFor();
    },
  },
  {
    name: 'ac-send',
    who: 'agent',
    path: '/?ac=downlineManagmentView',
    shows: () => 'chameli',
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('line.details-of', { name: 'bilkis77' }) }).click();
      await page.getByRole('button', { name: t('line.act-send') }).click();
      await page.getByRole('heading', { name: t('team.sendable') }).waitFor();
      await page.locator('dialog[open] form button[type=submit]').click();
      await page.getByText(t('app.required')).waitFor();
    },
  },
  {
    name: 'ac-bets',
    who: 'agent',
    path: '/?ac=personalHistoryCopy&range=this-week',
    shows: ({ t }) => t('line.settled-sum'),
  },
  {
    name: 'ac-profit',
    who: 'agent',
    path: '/?ac=palStatementsAgentCopy',
    shows: ({ t }) => t('line.net-words'),
  },
  {
    name: 'ac-income',
    who: 'agent',
    path: '/?ac=agentRevenueReport',
    shows: ({ t }) => t('line.rest'),
  },
  {
    name: 'ac-transactions',
    who: 'agent',
    path: '/?ac=agentDownlineTransactionDetailsCopy',
    shows: ({ t }) => t('line.entries-words'),
  },
  ...CONTRACT_SCREENS,
  ...(pictures ? FULL_TEAM_SCREENS : []),
];
