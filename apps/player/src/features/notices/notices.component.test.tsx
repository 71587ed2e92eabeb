import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';
import { unreadOf } from '../../testing/news.ts';

const AT = '2026-03-01T10:00:00.000Z';
const notice = (number: number) => ({
  id: `n${number}`,
  type: 'PL' as const,
  title: `Notice ${number}`,
  content: `<p>Words of ${number}</p>`,
  time: AT,
  pinned: false,
});
const notices = (count: number) => Array.from({ length: count }, (_, at) => notice(at + 1));
const runningBy = async ({ screen, t }: Awaited<ReturnType<typeof openSite>>) =>
  within(await screen.findByRole('region', { name: t('notice.title') }));

test('the home page shows the titles of notices, and each opens its notice', async () => {
  wire.answers(messagingRoutes.announcements, notices(2));
  const site = await openSite('/');
  await site.user.click((await runningBy(site)).getByRole('button', { name: 'Notice 2' }));
  const dialog = within(await site.screen.findByRole('dialog', { name: site.t('notice.title') }));
  expect(await dialog.findByRole('heading', { name: 'Notice 2' })).toBeVisible();
  expect(dialog.getByText('Words of 2')).toBeVisible();
  expect(dialog.getAllByText(/^2026-\D?03-\D?01 16:00:00$/)[0]).toBeVisible();
});

test('a notice that is published is on open pages at once', async () => {
  wire.answers(messagingRoutes.announcements, notices(1));
  const site = await openSite('/', { language: 'BN' });
  const part = await runningBy(site);
  wire.answers(messagingRoutes.announcements, [{ ...notice(7), title: 'তলঘরে পাম্প' }, notice(1)]);
  await live.tell({ type: 'content', kind: 'notice' });
  expect(await part.findByRole('button', { name: 'তলঘরে পাম্প' })).toBeVisible();
});

test('markup in a title is words, and of HTML only what is harmless is drawn', async () => {
  const title = '<img src=x onerror="window.planted = 1">';
  wire.answers(messagingRoutes.announcements, [{ ...notice(1), title }]);
  const site = await openSite('/noticePage?notice=n1');
  expect((await site.screen.findAllByText(title))[0]).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('the pages of a list are three around the open one and one at each end (C-047)', async () => {
  wire.answers(messagingRoutes.announcements, notices(12 * 9));
  const { screen, t, user } = await openSite('/noticePage');
  const pager = await screen.findByRole('navigation', { name: t('notice.pages') });
  const numbers = () => [...pager.querySelectorAll('li')].map((item) => item.textContent).join(' ');
  expect(numbers()).toBe('1 2 3 … 12');
  for (const page of ['3', '4', '5']) await user.click(within(pager).getByText(page));
  expect(numbers()).toBe('1 … 4 5 6 … 12');
  await user.click(within(pager).getByText('12'));
  expect(numbers()).toBe('1 … 10 11 12');
  expect(screen.getByText('Notice 108')).toBeVisible();
});

test('the notice page lists nine on a page, and items fold', async () => {
  wire.answers(messagingRoutes.announcements, notices(11));
  const { screen, t, user } = await openSite('/noticePage');
  expect(await screen.findByText(t('notice.page-of', { page: 1, of: 2 }))).toBeVisible();
  const items = () => [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')];
  expect(items()).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: t('notice.next-page') }));
  expect(screen.getByText(t('notice.page-of', { page: 2, of: 2 }))).toBeVisible();
  expect(items()).toHaveLength(2);
  const [first = document.body] = items();
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('the popup has nine titles beside the opened notice', async () => {
  wire.answers(messagingRoutes.announcements, notices(11));
  const { screen, t } = await openSite('/?m=notice&notice=n3');
  const dialog = within(await screen.findByRole('dialog', { name: t('notice.title') }));
  const opened = within(await dialog.findByRole('article'));
  expect(opened.getByRole('heading', { name: 'Notice 3' })).toBeVisible();
  expect(dialog.getByText(t('notice.page-of', { page: 1, of: 2 }))).toBeVisible();
  expect(dialog.getByRole('button', { expanded: true }).textContent).toContain('Notice 3');
});

test('a notice that a member opens is reported to the house', async () => {
  wire.answers(messagingRoutes.memberAnnouncements, [{ ...notice(1), read: false }]);
  wire.answers(messagingRoutes.markRead, unreadOf(0));
  await openSite('/noticePage?notice=n1', { member: aMember() });
  await expect
    .poll(() => wire.asked(messagingRoutes.markRead))
    .toMatchObject([{ input: { ids: ['n1'] } }]);
});

test.each(READERS)(
  'notices that failed to load say so and can be fetched again (%s)',
  async (language) => {
    wire.breaks(messagingRoutes.announcements);
    const { screen, t, user } = await openSite('/noticePage', { language });
    expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
    wire.answers(messagingRoutes.announcements, notices(1));
    await user.click(screen.getByRole('button', { name: t('app.try-again') }));
    expect(await screen.findByRole('button', { name: /Notice 1/ })).toBeVisible();
  },
);

describe('news and blog', () => {
  const post = {
    id: 'three-slots',
    type: 'news',
    title: 'Three slots',
    summary: 'What they weave.',
    picture: null,
    time: AT,
  } as const;

  test('are tabs of the notice page; a post is read by itself', async () => {
    wire.answers(siteRoutes.posts, ({ input }) => (input.type === 'news' ? [post] : []));
    wire.answers(siteRoutes.post, { ...post, content: '<h2>Three mistakes</h2>' });
    const { screen, t, user } = await openSite('/noticePage?show=blog');
    expect(await screen.findByText(t('notice.no-posts'))).toBeVisible();
    await user.click(screen.getByRole('tab', { name: t('notice.news') }));
    await user.click(await screen.findByRole('link', { name: /Three slots/ }));
    expect(await screen.findByRole('heading', { name: 'Three mistakes' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('notice.all-posts') }));
    expect(await screen.findByRole('link', { name: /Three slots/ })).toBeVisible();
  });

  test('a post that is gone says so', async () => {
    wire.refuses(siteRoutes.post, 'site.post-unknown');
    const { screen, refusal } = await openSite('/noticePage?show=news&post=gone', {
      language: 'BN',
    });
    expect(await screen.findByText(refusal('site.post-unknown'))).toBeVisible();
  });
});

describe('the help centre', () => {
  const topic = (tag: string, title: string) => ({
    tag,
    title,
    section: 'money' as const,
    content: `<p>About ${tag}</p>`,
  });
  test.each(['/help#deposit', '/helpmc#deposit'])(
    'opens the topic of the anchor: %s',
    async (at) => {
      wire.answers(siteRoutes.helpCenter, [
        topic('limits', 'Limits'),
        topic('deposit', 'Deposits'),
      ]);
      const { screen } = await openSite(at);
      const button = await screen.findByRole('button', { name: 'Deposits' });
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByText('About deposit')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Limits' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
  );

  test('lies over the page with the topic that is wanted', async () => {
    wire.answers(siteRoutes.helpCenter, [topic('limits', 'Limits')]);
    const { screen, t } = await openSite('/rng?m=help&topic=limits');
    const dialog = within(await screen.findByRole('dialog', { name: t('page.help') }));
    expect(await dialog.findByText('About limits')).toBeVisible();
  });
});
