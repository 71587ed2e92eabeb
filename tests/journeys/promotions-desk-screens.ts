import { desk, opened, pressed } from './console-desk.ts';
import type { Screen } from './screen.ts';

/** Campaigns, the one that is opened, the steps of the editor, and what members got. */
export const PROMOTIONS_DESK_SCREENS: readonly Screen[] = [
  desk('promotions', '/promotions', ({ console: c }) => c('campaigns.new')),
  desk('campaign', '/promotions', ({ console: c }) => c('campaigns.new'), opened),
  desk('campaign-new', '/promotions?write=new', ({ console: c }) => c('campaigns.joins')),
  desk(
    'campaign-cashback',
    '/promotions?write=new',
    ({ console: c }) => c('campaigns.joins'),
    pressed(({ console: c }) => c('campaigns.trigger-period')),
  ),
  ...(['reward', 'audience', 'limits', 'texts'] as const).map((step, at) =>
    desk(
      `campaign-${step}`,
      '/promotions?write=new',
      ({ console: c }) => c('campaigns.joins'),
      async (page, { console: c }) => {
        const name = c('campaigns.nth-step', { nth: at + 2, step: c(`campaigns.step-${step}`) });
        await page.getByRole('tab', { name }).click();
      },
    ),
  ),
  desk(
    'campaign-preview',
    '/promotions',
    ({ console: c }) => c('campaigns.new'),
    async (page, { console: c }) => {
      await opened(page);
      await page.getByRole('button', { name: c('campaigns.edit'), exact: true }).click();
      await page.getByRole('button', { name: c('campaigns.preview'), exact: true }).click();
      await page.getByText(c('campaigns.one-cost')).waitFor();
    },
  ),
  desk('promotions-report', '/promotions?tab=report', ({ console: c }) =>
    c('campaigns.cost-share'),
  ),
  desk('member-rewards', '/members/{member}?tab=rewards', ({ console: c }) => c('campaigns.give')),
];
