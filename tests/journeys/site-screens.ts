import type { Output, playerRoutes } from '@nokshi/contract';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../harness/house.ts';
import { STEPPED } from './furnish.ts';
import type { Screen, Words } from './screen.ts';
import { withAnswer } from './visits.ts';
import { MALL_SCREENS } from './mall-screens.ts';
import { PROMOTION_SCREENS } from './promotion-screens.ts';
import { TABLE_SCREENS } from './table-screens.ts';
import { TEAM_SCREENS } from './team-screens.ts';
import { CLAIM_SCREENS } from './till-screens.ts';
import { WITHDRAWAL_SCREENS } from './withdrawal-screens.ts';

type Status = Output<typeof playerRoutes.site.status>;
const STATUS = '**/wps/system/status*';
const GIFT = {
  resourceType: 'REGISTERPOP',
  url: '/rng',
  name: 'A gift for new members',
  qrCodeUrl: null,
} as const;

/** Sends the open form as it stands, so that every refusal of it is seen. */
const sent = async (page: Page, { t }: Words) => {
  await page.locator('dialog[open] form button[type=submit]').last().click();
  await page.getByText(t('app.required')).first().waitFor();
};
/** A gift for new members, which would lie over every other screen if it were in the house. */
const given = async (page: Page, { t }: Words) => {
  await withAnswer<Status>(page, STATUS, ({ info }) => void info.resources.push(GIFT));
  await page.reload();
  await page.getByRole('dialog').getByText(t('gift.more')).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
};
const pressed = (label: (words: Words) => string) => (page: Page, words: Words) =>
  page
    .getByRole('button', { name: label(words), exact: true })
    .filter({ visible: true })
    .first()
    .click();

/** The form by mobile number beside the one by username. */
const byMobile = async (page: Page, { t }: Words) => {
  await page.getByRole('tab', { name: t('code.by-mobile') }).click();
  await page.getByLabel(t('code.mobile')).waitFor();
};

const visitor = (
  name: string,
  path: string,
  shows: Screen['shows'],
  reach?: Screen['reach'],
): Screen => ({ name, who: 'visitor', path, shows, ...(reach && { reach }) });
const member = (
  name: string,
  path: string,
  shows: Screen['shows'],
  reach?: Screen['reach'],
): Screen => ({ name, who: 'member', path, shows, ...(reach && { reach }) });

const PAGES: readonly Screen[] = [
  visitor('home', '/', () => /kantha|কাঁথা/i),
  visitor('rng', '/rng', () => /kantha|কাঁথা/i),
  visitor('own-games', '/rng?show=fav', ({ t }) => t('lobby.own-visitor')),
  visitor('fish', '/fish', ({ t }) => t('page.no-games')),
  visitor('sports', '/sports', ({ t }) => t('page.no-games')),
  visitor('lottery', '/lottery', ({ t }) => t('lottery.family-wingo')),
  visitor('elott', '/elott', ({ t }) => t('lottery.how')),
  visitor('lottery-how', '/elott?how=1', ({ t }) => t('lottery.how-4')),
  visitor('lottery-draws', '/lottery?view=draws', ({ t }) => t('lottery.draws-last')),
  visitor('lottery-trend', '/lottery?view=trend', ({ t }) => t('lottery.view-trend')),
  visitor('lottery-unknown', '/lottery?gameCode=none', ({ t }) => t('lottery.unknown')),
  visitor('lottery-launched', '/lottery?lottoView=lobby&backUrl=%2Frng', ({ t }) =>
    t('page.way-back'),
  ),
  visitor('seamless', '/seamless', ({ t }) => t('page.seamless-about')),
  visitor('fbsports', '/fbsports', ({ t }) => t('page.no-games')),
  visitor('notices', '/noticePage', () => /pumps|পাম্প/i),
  visitor('news', '/noticePage?show=news', () => /new loom|নতুন তাঁত/i),
  visitor('post', '/noticePage?show=news&post={post}', () => /new loom|নতুন তাঁত/i),
  visitor('help', '/help', ({ t }) => t('help.start')),
  visitor('help-topic', '/help#deposit', ({ t }) => t('help.money')),
  visitor('terms', '/terms', () => '2026-01'),
  visitor('privacy', '/privacy', () => '2026-01'),
  visitor('helpmc', '/helpmc', ({ t }) => t('help.start')),
  visitor('down', '/down', ({ t }) => t('download.ios')),
  visitor('join', '/join', ({ t }) => t('join.send')),
  visitor('not-found', '/nothing/here', ({ t }) => t('page.not-found')),
  visitor('game-door', '/game?id=river-ways&m=none', ({ t }) => t('game.log-in')),
  {
    ...visitor('maintenance', '/', ({ t }) => t('app.maintenance-title')),
    status: 'maintenance',
  },
  { ...visitor('region-block', '/', ({ t }) => t('app.region-title')), status: 'region-block' },
];

const MODALS: readonly Screen[] = [
  visitor('login', '/?m=login', ({ t }) => t('login.remember')),
  visitor('login-refused', '/?m=login', ({ t }) => t('login.remember'), sent),
  visitor(
    'login-step',
    '/?m=login',
    ({ t }) => t('login.remember'),
    async (page, { t }) => {
      const login = page.getByRole('dialog', { name: t('login.title') });
      await login.getByLabel(t('login.username')).fill(STEPPED);
      await login.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD);
      await login.getByRole('button', { name: t('login.do'), exact: true }).click();
      await page.getByText(t('login.step-words')).waitFor();
    },
  ),
  visitor('login-mobile', '/?m=login', ({ t }) => t('login.remember'), byMobile),
  visitor('register', '/?m=register', ({ t }) => t('register.do')),
  visitor('register-refused', '/?m=register', ({ t }) => t('register.do'), sent),
  visitor('forgot', '/?m=forgot', ({ t }) => t('login.forgot-title')),
  visitor('help-modal', '/?m=help', ({ t }) => t('help.start')),
  visitor('feedback', '/?m=feedback', ({ t }) => t('feedback.title')),
  visitor('ask', '/?m=ask', ({ t }) => t('feedback.ask')),
  visitor('chat', '/?m=chat', ({ t }) => t('chat.title')),
  visitor('free-play', '/?m=freeplay', ({ t }) => t('free-play.begin')),
  visitor('jackpot', '/?m=jackpot', ({ t }) => t('jackpot.rule-nobody')),
  visitor(
    'jackpot-award',
    '/?m=jackpot',
    ({ t }) => t('jackpot.rule-nobody'),
    async (page, { t }) => {
      await page
        .getByRole('button', { name: t('jackpot.check') })
        .last()
        .click();
      await page.getByText(t('jackpot.fits')).waitFor();
    },
  ),
  visitor('gift', '/', () => /kantha|কাঁথা/i, given),
  visitor('notice-modal', '/?m=notice', () => /pumps|পাম্প/i),
  member('member-chat', '/?m=chat', () => 'Thank you, I see it now.'),
  member('for-agents', '/?ac=agentTeamOverview', ({ t }) => t('gate.agents-only')),
  {
    ...member('agent', '/?ac=agentTeamOverview', ({ t }) => t('line.net-words')),
    who: 'agent',
  },
  member('mc-referral', '/?mc=referral', ({ t }) => t('share.how')),
  member('welcome', '/?m=welcome', ({ t }) => t('welcome.games')),
  member('proof', '/?m=proof&of=instant&round={instant}', ({ t }) => t('fairness.sealed')),
  member('verify', '/?m=verify&round={round}', ({ t }) => t('fairness.technical')),
  member(
    'log-out',
    '/?mc=menu',
    ({ t }) => t('shell.log-out'),
    async (page, words) => {
      const menu = page.getByRole('dialog', { name: words.t('member.title') });
      await menu.getByRole('button', { name: words.t('shell.log-out'), exact: true }).click();
      await page.getByText(words.t('shell.log-out-sure')).first().waitFor();
    },
  ),
];

const CENTRE: readonly Screen[] = [
  member('member-home', '/', () => /kantha|কাঁথা/i),
  member('mc-security', '/?mc=securityCenter', ({ t }) => t('sessions.this')),
  member(
    'mc-totp',
    '/?mc=securityCenter',
    ({ t }) => t('sessions.this'),
    pressed(({ t }) => t('security.totp-begin')),
  ),
  member(
    'mc-closing',
    '/?mc=securityCenter',
    ({ t }) => t('sessions.this'),
    pressed(({ t }) => t('security.closing-do')),
  ),
  member(
    'mc-contact',
    '/?mc=securityCenter',
    ({ t }) => t('sessions.this'),
    (page, { t }) => page.getByRole('button', { name: t('security.contact-mail') }).click(),
  ),
  member(
    'mc-code-steps',
    '/?mc=securityCenter',
    ({ t }) => t('sessions.this'),
    (page, { t }) =>
      page
        .getByRole('region', { name: t('security.steps') })
        .getByRole('button')
        .first()
        .click(),
  ),
  member(
    'mc-pin',
    '/?mc=securityCenter',
    ({ t }) => t('sessions.this'),
    pressed(({ t }) => t('security.pin-choose')),
  ),
  member('mc-limits', '/?mc=securityCenter&tab=limits', ({ t }) => t('limits.time-words')),
  member('mc-activity', '/?mc=securityCenter&tab=activity', ({ t }) => t('activity.words')),
  member('mc-breaks', '/?mc=securityCenter&tab=breaks', ({ t }) => t('breaks.time-out-do')),
  member('mc-seed', '/?mc=securityCenter&tab=seed', ({ t }) => t('fairness.rotate')),
  member('mc-wallet', '/?mc=transferFund', ({ t }) => t('wallet.balance')),
  member(
    'mc-deposit',
    '/?mc=depositv2',
    ({ t }) => t('cashier.channel'),
    async (page, { t }) => {
      await page.locator('input[value=demo-bank]').check();
      await page.getByLabel(t('cashier.amount'), { exact: true }).fill('1000');
      await page.getByText(t('cashier.credited')).waitFor();
    },
  ),
  member(
    'mc-voucher',
    '/?mc=depositv2',
    ({ t }) => t('cashier.channel'),
    async (page, { t }) => {
      await page.locator('input[value=voucher]').check();
      await page.getByRole('button', { name: t('cashier.redeem') }).click();
      await page.getByText(t('app.required')).waitFor();
    },
  ),
  ...WITHDRAWAL_SCREENS,
  ...TEAM_SCREENS,
  ...MALL_SCREENS,
  ...PROMOTION_SCREENS,
  ...CLAIM_SCREENS,
  member('mc-bets', '/?mc=personalHistoryCopy', ({ t }) => t('records.count')),
  member(
    'mc-bet',
    '/?mc=personalHistoryCopy',
    ({ t }) => t('records.count'),
    (page) =>
      page.getByRole('dialog').getByRole('button').filter({ hasText: '৳1.00' }).first().click(),
  ),
  member('mc-entries', '/?mc=transactionHistory', ({ t }) => t('records.after')),
  member('lottery-bets', '/lottery?view=orders', ({ t }) => t('lottery.orders-none')),
  member('mc-net', '/?mc=personalProfit', ({ t }) => t('net.by-day')),
  member('mc-inbox', '/?mc=messageV2', ({ t }) => t('inbox.inbox')),
  member(
    'mc-letter',
    '/?mc=messageV2',
    ({ t }) => t('inbox.inbox'),
    (page) => page.getByRole('dialog').getByRole('tabpanel').locator('li button').first().click(),
  ),
  member('mc-feedback', '/?mc=messageV2&tab=feedback', ({ t }) => t('feedback.answered')),
  member('mc-notices', '/?mc=messageV2&tab=notices', () => /pumps|পাম্প/i),
  member('mc-menu', '/?mc=menu', ({ t }) => t('shell.log-out')),
];

const game = (page: Page) => page.frameLocator('iframe');
/** The table answered: a round can be played. */
const ready = (page: Page, { frame }: Words) =>
  game(page)
    .getByRole('button', { name: frame('spin'), exact: true })
    .and(game(page).locator('[aria-disabled="false"]'))
    .waitFor();
const GAME: readonly Screen[] = [
  ...TABLE_SCREENS,
  member('game', '/game?id=kantha-lines', () => /.+/, ready),
  member(
    'game-pots',
    '/game?id=loom-crown',
    () => /.+/,
    async (page, words) => {
      await ready(page, words);
      await game(page).getByRole('term').first().waitFor();
    },
  ),
  member(
    'game-pots-rules',
    '/game?id=loom-crown',
    () => /.+/,
    async (page, words) => {
      const { frame } = words;
      await ready(page, words);
      await game(page)
        .getByRole('button', { name: frame('rules') })
        .click();
      await game(page)
        .getByRole('heading', { name: frame('pots') })
        .scrollIntoViewIfNeeded();
    },
  ),
  visitor('jackpot-games', '/rng?class=JP', ({ t }) => t('lobby.pot')),
  member(
    'game-rules',
    '/game?id=kantha-lines',
    () => /.+/,
    async (page, words) => {
      const { frame } = words;
      await ready(page, words);
      await game(page)
        .getByRole('button', { name: frame('rules') })
        .click();
      await game(page).getByRole('dialog').waitFor();
    },
  ),
];

/** The player's site: pages, modals, the member centre and the game. */
export const SITE_SCREENS: readonly Screen[] = [...PAGES, ...MODALS, ...CENTRE, ...GAME];
