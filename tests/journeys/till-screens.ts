import { desk, pressed } from './console-desk.ts';
import type { Screen } from './screen.ts';

/** What a member sees of money that was paid and did not come. */
export const CLAIM_SCREENS: readonly Screen[] = [
  {
    name: 'mc-claimed',
    who: 'member',
    path: '/?mc=depositv2&d={claimed}',
    shows: () => 'Paid at nine in the morning, nothing came',
  },
];

/** The till without its withdrawals. */
export const TILL_SCREENS: readonly Screen[] = [
  desk('statements', '/statements', ({ console: c }) => c('statements.reference')),
  desk('statement-line', '/statements?l={line}', ({ console: c }) => c('statements.match')),
  desk(
    'statement-upload',
    '/statements?tab=upload',
    ({ console: c }) => c('statements.upload-words'),
    async (page, words) => {
      await pressed(({ console: c }) => c('statements.demo'))(page, words);
      await page.getByText(words.console('statements.demo-there')).waitFor();
      await pressed(({ console: c }) => c('upload.preview'))(page, words);
      await page.getByText(words.console('statements.would-credit')).waitFor();
    },
  ),
  desk('claims', '/claims', ({ console: c }) => c('claims.kind-deposit')),
  desk('claim', '/claims?c={claim}', () => 'Paid at nine in the morning, nothing came'),
  desk('adjustments', '/adjustments', () => 'A fee that was taken twice'),
  desk(
    'adjust',
    '/members/{member}',
    ({ console: c }) => c('member.balances'),
    async (page, words) => {
      await pressed(({ console: c }) => c('adjustments.new'))(page, words);
      await page.getByRole('dialog').locator('button[type=submit]').click();
    },
  ),
];
