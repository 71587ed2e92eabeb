import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { scanCode } from '@nokshi/web/testing/scan-code.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aLane, theStatus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';

const member = aMember();
type Site = Awaited<ReturnType<typeof openSite>>;
const banner = async ({ screen }: Site) => within(await screen.findByRole('banner'));
const side = async ({ screen }: Site) => within(await screen.findByRole('complementary'));
const foot = async ({ screen }: Site) => within(await screen.findByRole('contentinfo'));
const resource = (resourceType: string, url: string, name = resourceType) => ({
  resourceType,
  url,
  name,
  qrCodeUrl: null,
});

describe('the side bar and the footer', () => {
  test('customer service opens the chat (H-020)', async () => {
    const site = await openSite();
    const { screen, t, user } = site;
    await user.click(await (await side(site)).findByRole('button', { name: t('shell.service') }));
    expect(await screen.findByRole('dialog', { name: t('chat.title') })).toBeVisible();
    expect(location.search).toBe('?m=chat');
    expect(wire.asked(chatRoutes.show).length).toBeGreaterThan(0);
  });

  test('answers that were not seen are counted at customer service', async () => {
    const site = await openSite('/', { member });
    const { screen, t } = site;
    await (await side(site)).findByRole('button', { name: t('shell.service') });
    wire.answers(chatRoutes.show, {
      desk: 'open',
      opensAt: null,
      closedWords: { EN: '', BN: '' },
      headerColour: '',
      licence: '',
      state: 'open',
      unread: 2,
      messages: { rows: [], next: null },
    });
    await live.tell({ type: 'chat' });
    expect(await screen.findByText(t('chat.unread', { count: 2 }))).toBeVisible();
  });

  test.each([
    '/',
    '/rng',
    '/fish',
    '/pvp',
    '/live',
    '/sports',
    '/esports',
    '/elott',
    '/noticePage',
    '/help',
    '/promotions',
    '/pointMall',
    '/seamless',
    '/down',
    '/join',
    '/game',
  ])('the way to the chat is on %s (P-010)', async (at) => {
    wire.answers(siteRoutes.helpCenter, []);
    const { screen, t } = await openSite(at);
    expect((await screen.findAllByRole('button', { name: t('chat.title') }))[0]).toBeVisible();
  });

  test('show what the operator has set, and nothing that could harm', async () => {
    const resources = [
      resource('FACEBOOK', 'https://facebook.com/nokshi', 'Facebook'),
      resource('TELEGRAM', 'https://t.me/one', 'Telegram 1'),
      resource('TELEGRAM', 'https://t.me/two', 'Telegram 2'),
      resource('YOUTUBE', 'javascript:alert(1)', 'Planted'),
      resource('IOS', 'https://apps.example/nokshi'),
      resource('MOBILECONFIG', 'https://apps.example/nokshi.mobileconfig'),
    ];
    wire.answers(siteRoutes.status, theStatus({ info: { resources } }));
    const site = await openSite();
    const { screen, t, user } = site;
    const bar = await side(site);
    await user.click(bar.getByRole('button', { name: t('shell.follow') }));
    for (const place of [await foot(site), bar])
      for (const name of ['Facebook', 'Telegram 1', 'Telegram 2'])
        expect(place.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByText('Planted')).toBeNull();
    expect(bar.queryByRole('button', { name: t('download.android') })).toBeNull();
    for (const [app, to] of [
      ['download.ios', 'https://apps.example/nokshi'],
      ['download.profile', 'https://apps.example/nokshi.mobileconfig'],
    ] as const) {
      await user.click(bar.getByRole('button', { name: t(app) }));
      const code = await bar.findByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(scanCode(code)).toBe(to);
      await user.keyboard('{Escape}');
      expect(bar.getByRole('button', { name: t(app) })).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('the codes of the apps scan as their addresses here', async () => {
    const site = await openSite();
    const { t, user } = site;
    const bar = await side(site);
    expect(bar.queryByText(t('download.profile'))).toBeNull();
    for (const [app, to] of [
      ['download.ios', '/down#ios'],
      ['download.android', '/down#android'],
    ] as const) {
      await user.click(bar.getByRole('button', { name: t(app) }));
      const code = await bar.findByRole('img', { name: t('download.code', { app: t(app) }) });
      expect(scanCode(code)).toBe(location.origin + to);
    }
  });

  test('the footer has menu, information, makers, age, licence, reach and copyright', async () => {
    const lanes = [aLane({ title: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' } })];
    wire.answers(catalogueRoutes.gameVendor, { data: { lanes } });
    const contact = { email: 'help@nokshi.example', phone: '+880 1712-345678' };
    const licence = 'LIC 4711';
    wire.answers(siteRoutes.status, theStatus({ brand: { contact, licence } }));
    const site = await openSite();
    const { t } = site;
    const end = await foot(site);
    const menu = within(end.getByRole('navigation', { name: t('footer.links') }));
    expect(menu.getByRole('link', { name: t('page.join') })).toBeVisible();
    const topics = within(end.getByRole('navigation', { name: t('footer.information') }));
    const topic = topics.getByRole('link', { name: t('footer.topic-deposit') });
    expect(topic).toHaveAttribute('href', '/help#deposit');
    expect(await end.findByText('Nokshi Studio')).toBeVisible();
    expect(end.getByText(t('footer.age', { age: 18 }))).toBeVisible();
    expect(end.getByText(/©/)).toBeVisible();
    expect(end.getByText(t('footer.licence', { licence }))).toBeVisible();
    expect(end.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
    expect(end.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      'tel:+8801712345678',
    );
  });
});

describe('sharing', () => {
  const noAgent = aMember({ type: 0 });

  test('asks a visitor to log in first', async () => {
    const site = await openSite();
    const { screen, t, user } = site;
    await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
  });

  test('gives a member the own link, as a code too', async () => {
    const nobody = { members: 0, firstAt: null, lastAt: null };
    wire.answers(referralRoutes.own, { on: true, code: 'RAHIM01', ...nobody });
    const site = await openSite('/', { member: noAgent });
    const { screen, t, user } = site;
    await site.screen.findAllByTestId('balance');
    await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
    const part = within(await screen.findByRole('region', { name: t('member.referral') }));
    const code = await part.findByRole('img', { name: t('share.code') });
    const link = `${location.origin}/?referralCode=RAHIM01`;
    expect(scanCode(code)).toBe(link);
    expect(part.getByText(link)).toBeVisible();
  });

  test.each(['/', '/rng', '/help'])(
    'the code of a link fills the form in, wherever the link leads: %s',
    async (at) => {
      wire.answers(siteRoutes.helpCenter, []);
      const site = await openSite(`${at}?referralCode=BONDHU7`);
      const { screen, t, user } = site;
      await user.click(
        (await (await banner(site)).findAllByRole('button', { name: t('register.do') }))[0] ??
          document.body,
      );
      const form = within(await screen.findByRole('dialog', { name: t('register.title') }));
      expect(await form.findByLabelText(/^Referral code/)).toHaveValue('BONDHU7');
    },
  );

  test.each([
    ['BN', '0', true],
    ['EN', '1', false],
  ] as const)(
    'says plainly that it is not open when the promotion is off (%s)',
    async (language, REFERRAL3, referral) => {
      wire.answers(siteRoutes.status, theStatus({ flags: { REFERRAL3 } }));
      wire.answers(promotionsRoutes.counts, { available: 0, rewards: 0, referral });
      const site = await openSite('/', { member: noAgent, language });
      const { screen, t, user } = site;
      await screen.findAllByTestId('balance');
      await user.click((await side(site)).getByRole('button', { name: t('shell.share') }));
      const answer = within(await screen.findByRole('dialog', { name: t('shell.share-soon') }));
      await user.click(answer.getAllByRole('button', { name: t('app.close') })[0] ?? document.body);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
