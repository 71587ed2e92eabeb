import type { Screen } from './screen.ts';

const ofAgent = (name: string, path: string, rest: Pick<Screen, 'shows' | 'reach'>): Screen => ({
  name,
  who: 'agent',
  path,
  ...rest,
});

/** Contracts between agents, and what they come to. */
export const CONTRACT_SCREENS: readonly Screen[] = [
  ofAgent('ac-notice', '/', { shows: ({ t }) => t('contract.notice-title') }),
  ofAgent('ac-requests', '/?ac=contractRequests', {
    shows: ({ t }) => t('contract.request-termination'),
  }),
  ofAgent('ac-dividend', '/?ac=agentDividendRecordCopy2', {
    shows: ({ t }) => t('contract.none'),
  }),
  ofAgent('ac-answer', '/?ac=contractRequests', {
    shows: ({ t }) => t('contract.request-termination'),
    reach: async (page, { t }) => {
      const waiting = page.getByRole('table', { name: t('contract.waiting') });
      await waiting.getByRole('button', { name: t('contract.kind-dividend') }).click();
      await page.getByRole('button', { name: t('offer.accept'), exact: true }).waitFor();
    },
  }),
  ofAgent('ac-end', '/?ac=contractRequests', {
    shows: ({ t }) => t('contract.request-termination'),
    reach: async (page, { t }) => {
      const waiting = page.getByRole('table', { name: t('contract.waiting') });
      await waiting.getByRole('button', { name: t('contract.kind-hourly') }).click();
      await page.getByRole('button', { name: t('offer.end-agree'), exact: true }).waitFor();
    },
  }),
  ofAgent('ac-real-time', '/?ac=agentRealtimeSalary', {
    shows: ({ t }) => t('slip.total-paid'),
  }),
  ofAgent('ac-given', '/?ac=agentRealtimeSalary&tab=given', {
    shows: () => 'rupsha88',
  }),
  ofAgent('ac-slip', '/?ac=agentRealtimeSalary', {
    shows: ({ t }) => t('slip.total-paid'),
    reach: async (page, { t }) => {
      const slips = page.getByRole('table', { name: t('slip.slips') });
      await slips.getByRole('button').first().click();
      await page.getByText('dolon5').waitFor();
    },
  }),
  ofAgent('ac-offer', '/?ac=agentRealtimeSalary&tab=given&offer=new&ofKind=real-time', {
    shows: ({ t }) => t('offer.to'),
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('offer.choose-of', { name: 'rupsha88' }) }).click();
      await page.getByLabel(t('contract.field-winRate'), { exact: true }).fill('0.6');
      await page.getByLabel(t('contract.field-lossRate'), { exact: true }).fill('0.6');
      await page.getByRole('button', { name: t('offer.preview'), exact: true }).click();
      await page.getByText(t('offer.simulation')).waitFor();
    },
  }),
];
