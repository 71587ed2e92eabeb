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
  desk('tables-instants', '/tables?tab=instants', ({ console: c }) => c('tables.going-on')),
];
