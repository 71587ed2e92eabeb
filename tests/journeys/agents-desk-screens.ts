import { desk, opened } from './console-desk.ts';
import type { Screen } from './screen.ts';

const EQUAL = /equals? the ledger|খতিয়ানের সঙ্গে মিলেছে/;

/** The desks of agents' contracts and of what they come to. */
export const AGENTS_DESK_SCREENS: readonly Screen[] = [
  desk('agent-contracts', '/agent-contracts', () => 'padmaparer'),
  desk('agent-contract', '/agent-contracts', () => 'padmaparer', opened),
  desk('agent-simulator', '/agent-contracts?tab=simulator', ({ console: c }) =>
    c('contracts.not-simulated'),
  ),
  desk(
    'agent-simulated',
    '/agent-contracts?tab=simulator',
    ({ console: c }) => c('contracts.not-simulated'),
    async (page, { console: c }) => {
      await page.getByLabel(c('contracts.agent')).fill('padmaparer');
      await page
        .getByRole('combobox', { name: c('contracts.kind'), exact: true })
        .selectOption('hourly');
      await page.getByLabel(c('contracts.field-hourBet')).fill('0');
      await page.getByLabel(c('contracts.field-rate'), { exact: true }).fill('1.5');
      await page.getByRole('button', { name: c('contracts.simulate'), exact: true }).click();
      await page.getByText(c('contracts.valid'), { exact: true }).waitFor();
    },
  ),
  desk('settlement', '/settlement', ({ console: c }) => c('runs.state-done')),
  desk(
    'settlement-run',
    '/settlement',
    ({ console: c }) => c('runs.state-done'),
    async (page, words) => {
      // The newest may be without bets.
      await page.getByRole('main').locator('tbody').getByRole('link').last().click();
      await page.getByRole('button', { name: words.console('runs.recompute') }).click();
      await page.getByText(EQUAL).waitFor();
    },
  ),
  desk('settlement-slips', '/settlement?tab=slips', () => 'padmaparer'),
  desk(
    'settlement-slip',
    '/settlement?tab=slips',
    () => 'padmaparer',
    async (page, words) => {
      await opened(page);
      await page.getByText(words.console('marked.words')).waitFor();
      await page.getByRole('button', { name: words.console('slips.show-lines') }).click();
      await page.getByRole('table', { name: words.console('slips.lines') }).waitFor();
    },
  ),
  desk('settlement-overdue', '/settlement?tab=overdue', ({ console: c }) =>
    c('slips.overdue-words'),
  ),
  desk('settlement-rebates', '/settlement?tab=rebates', ({ console: c }) => c('rebates.words')),
  desk('agents-setting', '/settings?tab=agents', ({ console: c }) => c('pay.graceDays')),
];
