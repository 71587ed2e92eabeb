import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** Every table on the stage takes bets. */
const reach = async (page: Page) => {
  for (const frame of await page.locator('iframe').all())
    await frame.contentFrame().locator('[data-spot]').first().waitFor();
};
const shows = () => /.+/;

/** Shared tables: their lobby, the ring, one and four on the stage, a bet in the records. */
export const TABLE_SCREENS: readonly Screen[] = [
  { name: 'live', who: 'visitor', path: '/live', shows: ({ t }) => t('live.lead') },
  {
    name: 'cockfight',
    who: 'visitor',
    path: '/cockfight',
    shows: ({ t }) => t('ring.virtual-words'),
  },
  {
    name: 'mc-table-bet',
    who: 'member',
    path: '/?mc=personalHistoryCopy&w={tableBet}',
    shows: ({ t }) => t('round.chips'),
  },
  { name: 'table', who: 'member', path: '/game?id=baccarat-low', shows, reach },
  {
    name: 'table-board',
    who: 'member',
    path: '/game?id=baccarat-low&more=roulette-low,sic-bo-low,dragon-tiger-low',
    shows,
    reach,
  },
  {
    name: 'table-chat',
    who: 'member',
    path: '/game?id=baccarat-low',
    shows,
    reach: async (page, { t }) => {
      await reach(page);
      await page.getByRole('button', { name: t('game.chat') }).click();
      await page.getByRole('log').getByText(t('table-chat.you')).waitFor();
      await page.getByRole('button', { expanded: false }).last().click();
    },
  },
  {
    name: 'table-chat-empty',
    who: 'member',
    path: '/game?id=sic-bo-low',
    shows,
    reach: async (page, { t }) => {
      await reach(page);
      await page.getByRole('button', { name: t('game.chat') }).click();
      await page.getByText(t('table-chat.none')).waitFor();
    },
  },
];
