import type { Page } from 'playwright-core';
import { AGENTS_DESK_SCREENS } from './agents-desk-screens.ts';
import { desk, opened, pressed } from './console-desk.ts';
import { MALL_DESK_SCREENS } from './mall-screens.ts';
import { PROMOTIONS_DESK_SCREENS } from './promotions-desk-screens.ts';
import type { Screen, Words } from './screen.ts';
import { TABLES_DESK_SCREENS } from './tables-desk-screens.ts';
import { TILL_SCREENS } from './till-screens.ts';

const PUMPS = /pumps|পাম্প/i;
const LOOM = /new loom|নতুন তাঁত/i;

const lastJackpot = (page: Page, { console: c }: Words) =>
  page
    .getByRole('button', { name: c('jackpots.change'), exact: true })
    .last()
    .click();
const firstBanner: Screen['shows'] = ({ console: c }) => `${c('banners.w_home')} · 1`;

/** What is written and promised to members. */
const TALKS: readonly Screen[] = [
  desk('chat-waiting', '/chat', ({ console: c }) => c('chat.closed')),
  desk('chat', '/chat?view=mine&chat={chat}', ({ console: c }) => c('chat.close')),
  desk('chat-setting', '/chat?tab=setting', ({ console: c }) => c('chat.ready-add')),
  desk(
    'chat-look-over',
    '/chat?tab=setting',
    ({ console: c }) => c('chat.ready-add'),
    async (page, { console: c }) => {
      await page.getByRole('checkbox', { name: c('chat.fri') }).click();
      await page.getByRole('button', { name: c('chat.save') }).click();
      await page.getByRole('dialog', { name: c('change.title') }).waitFor();
    },
  ),
  desk('jackpots', '/jackpots', ({ console: c }) => c('jackpots.drawn-from')),
  desk('jackpot', '/jackpots', ({ console: c }) => c('jackpots.change'), lastJackpot),
  desk('vendors', '/vendors', ({ console: c }) => c('vendors.kind-only-theirs')),
  desk(
    'vendor-switch',
    '/vendors',
    ({ console: c }) => c('vendors.kind-only-theirs'),
    pressed(({ console: c }) => c('vendors.switch')),
  ),
  desk(
    'vendor-key',
    '/vendors',
    ({ console: c }) => c('vendors.kind-only-theirs'),
    pressed(({ console: c }) => c('vendor-key.change')),
  ),
  desk(
    'vendor-free-rounds',
    '/vendors',
    ({ console: c }) => c('free-rounds.state-ASKED'),
    pressed(({ console: c }) => c('free-rounds.give')),
  ),
  desk('lottery', '/lottery', ({ console: c }) => c('lotteries.kept')),
  desk('lottery-terms', '/lottery?game=ssc-1m', ({ console: c }) => c('lotteries.bases-words')),
  desk('lottery-returns', '/lottery?game=ssc-1m&part=returns', ({ console: c }) =>
    c('lotteries.returns'),
  ),
  desk('lottery-issues', '/lottery?tab=issues', ({ console: c }) => c('lotteries.number')),
  desk('lottery-exposure', '/lottery?tab=exposure', ({ console: c }) => c('lotteries.numberMost')),
  desk('lottery-results', '/lottery?tab=results', ({ console: c }) =>
    c('lotteries.last-confirmed'),
  ),
  ...PROMOTIONS_DESK_SCREENS,
  ...TABLES_DESK_SCREENS,
  desk('slots', '/slots', ({ console: c }) => c('slots.standing')),
  desk('slot', '/slots?game=muslin-veil', ({ console: c }) => c('slots.since-first')),
  desk('slots-alarms', '/slots?tab=alarms', ({ console: c }) => c('slots.opened-at')),
  desk('slots-pots', '/slots?tab=pots', ({ console: c }) => c('slots.new-seed')),
  desk(
    'slots-terms',
    '/slots?tab=pots',
    ({ console: c }) => c('slots.new-seed'),
    async (page, words) => {
      const { console: c } = words;
      await pressed(() => c('slots.change-terms'))(page, words);
      await page.getByLabel(c('slots.reserve-percent')).fill('3');
      await page.getByRole('table', { name: c('change.caption') }).waitFor();
    },
  ),
  desk('catalogue', '/catalogue', () => /kantha|কাঁথা/i),
  desk(
    'catalogue-game',
    '/catalogue',
    () => /kantha|কাঁথা/i,
    async (page, words) => {
      await pressed(({ console: c }) => c('catalogue.change'))(page, words);
      await page.getByLabel(words.console('catalogue.cell-name_en')).waitFor();
    },
  ),
  desk('catalogue-vendors', '/catalogue?tab=vendors', () => 'NOKSHI'),
  desk(
    'catalogue-upload',
    '/catalogue?tab=upload',
    ({ console: c }) => c('catalogue.csv'),
    async (page, words) => {
      const lines = 'game_id,position,hot\nriver-ways,9,1\nno-such-game,1,1\nkantha-lines,,';
      await page.getByLabel(words.console('catalogue.csv')).fill(lines);
      await pressed(({ console: c }) => c('upload.preview'))(page, words);
      await page.getByText(words.console('catalogue.line-refused')).first().waitFor();
    },
  ),
  desk('catalogue-changes', '/catalogue?tab=changes', ({ console: c }) => c('catalogue.changes')),
  desk('letters', '/letters', ({ console: c }) => c('letters.sent')),
  desk('letter', '/letters', ({ console: c }) => c('letters.sent'), opened),
  desk('letter-new', '/letters?write=new', ({ console: c }) => c('letters.preview')),
  desk('feedback', '/feedback', ({ console: c }) => c('feedback.content')),
  desk('support-questions', '/feedback?type=question', ({ console: c }) => c('feedback.content')),
  desk('question', '/feedback', ({ console: c }) => c('feedback.content'), opened),
];

/** The operators' console: every desk, its tabs, its forms and its dialogs. */
export const CONSOLE_SCREENS: readonly Screen[] = [
  {
    name: 'console-login',
    who: 'stranger at the console',
    path: '/members',
    shows: ({ console: c }) => c('login.title'),
  },
  desk('members', '/members', ({ console: c }) => c('members.seen')),
  desk('member', '/members/{member}', ({ console: c }) => c('member.balances')),
  desk(
    'member-type',
    '/members/{member}',
    ({ console: c }) => c('member.balances'),
    async (page, { console: c }) => {
      await page.getByRole('button', { name: c('account.set-type') }).click();
      await page.getByRole('dialog').getByText(c('right.agent')).waitFor();
    },
  ),
  desk('sessions', '/members/{member}?tab=sessions', ({ console: c }) => c('session.device')),
  desk('wagers', '/members/{member}?tab=wagers', ({ console: c }) => c('wager.stake')),
  desk('entries', '/members/{member}?tab=entries', ({ console: c }) => c('entry.after')),
  desk('limits', '/members/{member}?tab=limits', ({ console: c }) => c('limit.used')),
  desk('deposits-of', '/members/{member}?tab=deposits', ({ console: c }) => c('deposits.created')),
  desk('notes', '/members/{member}?tab=notes', () => 'Called about the limits'),
  desk('standing', '/members/{frozen}?tab=standing', () => 'Asked by phone to stop'),
  desk(
    'freeze',
    '/members/{member}',
    ({ console: c }) => c('member.balances'),
    pressed(({ console: c }) => c('member.freeze')),
  ),
  desk('harm', '/harm?queue=mine', ({ console: c }) => c('harm.carer')),
  desk('harm-member', '/harm?m={member}', ({ console: c }) => c('harm.story')),
  desk(
    'harm-limit',
    '/harm?m={member}',
    ({ console: c }) => c('harm.story'),
    pressed(({ console: c }) => c('harm.lower')),
  ),
  desk('deposits', '/deposits', ({ console: c }) => c('deposits.created')),
  desk('risk', '/risk?state=all', ({ console: c }) => c('risk.overdue')),
  desk(
    'risk-case',
    '/risk?state=all',
    ({ console: c }) => c('risk.overdue'),
    async (page, words) => {
      await opened(page);
      await page.getByRole('heading', { name: words.console('risk.picture') }).waitFor();
    },
  ),
  desk('withdrawals', '/withdrawals', ({ console: c }) => c('withdrawals.risk-account-shared')),
  desk(
    'withdrawals-terms',
    '/withdrawals',
    ({ console: c }) => c('time.change'),
    pressed(({ console: c }) => c('time.change')),
  ),
  desk('withdrawal-held', '/withdrawals?w={held}', ({ console: c }) => c('withdrawals.case')),
  desk('withdrawal', '/withdrawals?w={disputed}', ({ console: c }) => c('withdrawals.proofs')),
  desk(
    'withdrawal-refund',
    '/withdrawals?w={disputed}',
    ({ console: c }) => c('withdrawals.proofs'),
    pressed(({ console: c }) => c('withdrawals.refund')),
  ),
  desk(
    'protection',
    '/protection',
    ({ console: c }) => c('protection.words'),
    pressed(({ console: c }) => c('periods.rolling')),
  ),
  desk('reports', '/reports', ({ console: c }) => c('reports.equal')),
  desk(
    'report-files',
    '/reports?tab=files',
    ({ console: c }) => c('reports.check-file'),
    async (page, { console: c }) => {
      await page.getByLabel(c('reports.choose-file'), { exact: true }).setInputFiles({
        name: 'report.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('changed since'),
      });
      await page.getByText(c('reports.unknown-file')).waitFor();
    },
  ),
  desk('money-of', '/members/{member}?tab=money', ({ console: c }) => c('member.money-equal')),
  desk('team-transfers', '/team-transfers', () => 'anisurkhulna'),
  desk('member-line', '/members/{middle}?tab=line', () => 'padmaparer'),
  desk(
    'member-upline',
    '/members/{middle}?tab=line',
    () => 'padmaparer',
    pressed(({ console: c }) => c('account.set-upline')),
  ),
  desk(
    'member-base',
    '/members/{member}?tab=line',
    ({ console: c }) => c('base.title'),
    pressed(({ console: c }) => c('base.raise')),
  ),
  desk('line', '/line?member=chameli', () => 'chameli'),
  desk('line-moves', '/line?tab=moves', () => 'delwarbogura'),
  ...AGENTS_DESK_SCREENS,
  desk('channels', '/channels', ({ console: c }) => c('channels.state-open')),
  ...TILL_SCREENS,
  ...MALL_DESK_SCREENS,
  desk('channel', '/channels?c=demo-bank', ({ console: c }) => c('channels.preview')),
  desk('vouchers', '/vouchers', ({ console: c }) => c('vouchers.state-void')),
  desk(
    'vouchers-issue',
    '/vouchers',
    ({ console: c }) => c('vouchers.state-void'),
    pressed(({ console: c }) => c('vouchers.issue')),
  ),
  desk('ledger', '/ledger', ({ console: c }) => c('ledger.clean')),
  desk('ledger-proofs', '/ledger?view=proofs', ({ console: c }) => c('nav.ledger')),
  desk('ledger-heads', '/ledger?view=heads', ({ console: c }) => c('nav.ledger')),
  desk('status', '/status', ({ console: c }) => c('status.choose')),
  desk(
    'status-region',
    '/status',
    ({ console: c }) => c('status.choose'),
    (page) => page.getByRole('radio').nth(2).check(),
  ),
  ...TALKS,
  desk('affiliates', '/affiliates', () => 'khulna-readers'),
  desk(
    'affiliate-link',
    '/affiliates',
    () => 'khulna-readers',
    pressed(({ console: c }) => c('affiliates.link')),
  ),
  desk(
    'affiliate-make',
    '/affiliates',
    () => 'khulna-readers',
    pressed(({ console: c }) => c('affiliates.make')),
  ),
  desk('couriers', '/couriers', () => '+8801712345678'),
  desk('couriers-settings', '/couriers?view=settings', ({ console: c }) =>
    c('couriers.demo-words'),
  ),
  desk('notices', '/notices', () => PUMPS),
  desk('notice', '/notices', () => PUMPS, opened),
  desk('help', '/help', () => /deposit/i),
  desk('help-topic', '/help', () => /deposit/i, opened),
  desk('terms', '/terms', () => '2026-01'),
  desk('terms-edition', '/terms', () => '2026-01', opened),
  desk('posts', '/posts', () => LOOM),
  desk('post', '/posts', () => LOOM, opened),
  desk('banners', '/banners', firstBanner),
  desk('banner', '/banners', firstBanner, opened),
  desk('resources', '/resources', () => 'Facebook'),
  desk('resource', '/resources', () => 'Facebook', opened),
  desk('applications', '/applications', () => 'Shirin Akter'),
  desk('application', '/applications', () => 'Shirin Akter', opened),
  desk('brand', '/settings?tab=brand', ({ console: c }) => c('settings.merchant')),
  desk('flags', '/settings?tab=flags', ({ console: c }) => c('flag.USERNAMEREG3')),
  desk('regions', '/settings?tab=regions', ({ console: c }) => c('settings.history')),
  desk('registration', '/registration', ({ console: c }) => c('settings.history')),
  desk('tries', '/tries', ({ console: c }) => c('tries.limits')),
  desk('domains', '/settings?tab=domains', ({ console: c }) => c('settings.history')),
  desk('elsewhere', '/settings?tab=elsewhere', ({ console: c }) => c('settings.history')),
  desk('team-setting', '/settings?tab=team', ({ console: c }) => c('team.amountADay')),
  desk('proposals', '/proposals', ({ console: c }) => c('act.identity.freeze')),
  desk('operators', '/operators', ({ console: c }) => c('operators.last-log-in')),
  desk(
    'invite',
    '/operators',
    ({ console: c }) => c('operators.last-log-in'),
    pressed(({ console: c }) => c('operators.invite')),
  ),
  desk('roles', '/operators?tab=roles', ({ console: c }) => c('roles.of-the-house')),
  desk('four-eyes', '/operators?tab=four-eyes', ({ console: c }) => c('four-eyes.words')),
  desk('audit', '/audit', ({ console: c }) => c('audit.facts')),
  desk('account', '/account', ({ console: c }) => c('account.factor')),
  desk(
    'palette',
    '/account',
    ({ console: c }) => c('account.factor'),
    async (page, words) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: words.console('app.palette') }).waitFor();
    },
  ),
];
