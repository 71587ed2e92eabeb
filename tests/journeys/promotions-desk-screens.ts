import { desk, opened, pressed } from './console-desk.ts';
import type { Screen } from './screen.ts';

/** Campaigns, the one that is opened, the steps of the editor, and what members got. */
export const PROMOTIONS_DESK_SCREENS: readonly Screen[] = [
  desk('promotions', '/promotions', ({ console: c }) => c('campaigns.new')),
  desk('campaign', '/promotions', ({ console: c }) => c('campaigns.new'), opened),
  desk('raffles', '/promotions?tab=raffles', ({ console: c }) => c('raffles.worth')),
  desk('raffle', '/promotions?tab=raffles', ({ console: c }) => c('raffles.worth'), opened),
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
  desk(
    'campaign-board',
    '/promotions?write=new',
    ({ console: c }) => c('campaigns.joins'),
    pressed(({ console: c }) => c('campaigns.trigger-board')),
  ),
  ...(['points', 'free-rounds'] as const).map((kind) =>
    desk(
      `campaign-${kind}`,
      '/promotions?write=new',
      ({ console: c }) => c('campaigns.joins'),
      async (page, words) => {
        const { console: c } = words;
        const name = c('campaigns.nth-step', { nth: 2, step: c('campaigns.step-reward') });
        await page.getByRole('tab', { name }).click();
        await pressed(() => c(`campaigns.reward-${kind}`))(page, words);
      },
    ),
  ),
  desk('boards', '/promotions?tab=boards', ({ console: c }) => c('boards.ranked')),
  desk(
    'board',
    '/promotions?tab=boards',
    ({ console: c }) => c('boards.ranked'),
    async (page, { console: c }) => {
      await page.getByRole('link', { name: 'Top of the day' }).click();
      await page.getByRole('button', { name: c('boards.void') }).waitFor();
    },
  ),
  desk('wheel', '/promotions?tab=wheels&wheel={wheel}', ({ console: c }) => c('wheels.hits')),
  desk('envelope', '/promotions?tab=envelopes&envelope={envelope}', ({ console: c }) =>
    c('envelopes.terminal'),
  ),
  desk('segments', '/promotions?tab=segments', ({ console: c }) => c('segments.fits')),
  desk(
    'segment-new',
    '/promotions?tab=segments',
    ({ console: c }) => c('segments.fits'),
    pressed(({ console: c }) => c('segments.new')),
  ),
  desk('promotions-report', '/promotions?tab=report', ({ console: c }) =>
    c('campaigns.cost-share'),
  ),
  desk('member-friends', '/members/{member}?tab=friends', ({ console: c }) =>
    c('referrals.invited-by'),
  ),
  desk('vip', '/promotions?tab=vip', ({ console: c }) => c('vip.words')),
  desk('member-vip', '/members/{member}?tab=vip', ({ console: c }) => c('vip.moves')),
  desk('member-rewards', '/members/{member}?tab=rewards', ({ console: c }) => c('campaigns.give')),
];
