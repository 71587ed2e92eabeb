import { desk, opened } from './console-desk.ts';
import type { Screen } from './screen.ts';

/** The desk of tables, the kite and the instant games. */
export const TABLES_DESK_SCREENS: readonly Screen[] = [
  desk('tables', '/tables', ({ console: c }) => c('tables.rounds-day')),
  desk('table-terms', '/tables?game=roulette-low', ({ console: c }) => c('tables.closedMs')),
  desk(
    'table-look-over',
    '/tables?game=roulette-low',
    ({ console: c }) => c('tables.closedMs'),
    async (page, { console: c }) => {
      await page.getByLabel(c('tables.rules')).selectOption('la-partage');
      await page.getByLabel(c('tables.closedMs')).fill('2.5');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('table', { name: c('change.caption') }).waitFor();
    },
  ),
  desk('tables-rounds', '/tables?tab=rounds&game=sic-bo-mid', ({ console: c }) =>
    c('tables.number'),
  ),
  desk(
    'tables-round',
    '/tables?tab=rounds&game=roulette-low&only=bets',
    ({ console: c }) => c('tables.number'),
    opened,
  ),
  desk('tables-exposure', '/tables?tab=exposure', ({ console: c }) => c('tables.worst-sum')),
  desk('tables-returns', '/tables?tab=returns&days=31', ({ console: c }) => c('tables.deviation')),
  desk('tables-chains', '/tables?tab=chains', ({ console: c }) => c('tables.runs-out')),
  desk('tables-chains-panel', '/tables?tab=chains&game=roulette-low', ({ console: c }) =>
    c('tables.none-earlier'),
  ),
  desk('tables-chat', '/tables?tab=chat', ({ console: c }) => c('tables.chat-only')),
  desk('tables-chat-muted', '/tables?tab=chat&only=muted', ({ console: c }) =>
    c('tables.chat-until'),
  ),
  desk('tables-chat-words', '/tables?tab=chat&only=words', ({ console: c }) =>
    c('tables.chat-words-words'),
  ),
  desk(
    'tables-chat-mute',
    '/tables?tab=chat',
    ({ console: c }) => c('tables.chat-only'),
    async (page, { console: c }) => {
      await page
        .getByRole('button', { name: c('tables.chat-mute'), exact: true })
        .first()
        .click();
      await page.getByText(c('tables.chat-mute-words')).waitFor();
    },
  ),
  desk('tables-instants', '/tables?tab=instants', ({ console: c }) => c('tables.going-on')),
];
