import { type InboxLetter, inboxRoutes } from '@nokshi/contract/player/inbox.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { unreadOf } from '../../testing/news.ts';
import Inbox from './inbox.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const PLANTED = '<img src=x onerror="window.planted = 1">';

const letter = (at: number, different: Partial<InboxLetter> = {}): InboxLetter => ({
  id: `ltr_${String(at).padStart(32, '0')}`,
  from: 'operator',
  sender: null,
  title: { EN: `Your documents ${at}`, BN: `আপনার কাগজপত্র ${at}` },
  text: { EN: `They are in order. ${PLANTED}`, BN: 'সেগুলো ঠিক আছে।' },
  time: '2026-03-01T10:00:00.000Z',
  read: false,
  ...different,
});

async function opened(rows: InboxLetter[], language: 'EN' | 'BN' = 'EN') {
  const counted = unreadOf(rows.filter(({ read }) => !read).length);
  wire.answers(inboxRoutes.list, { rows, next: null });
  wire.answers(messagingRoutes.unreadCount, counted);
  const shown = await show(<Inbox />, { member: aMember(), language });
  await shown.screen.findByRole('button', { name: shown.t('inbox.read-all') });
  return shown;
}

test('without a letter it says so, and there is nothing to read', async () => {
  const { screen, t } = await opened([], 'BN');
  expect(screen.getByText(t('inbox.none'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('inbox.read-all') })).toBeDisabled();
});

test.each(LANGUAGES)(
  'a letter that is opened is read once, as it was written (%s)',
  async (language) => {
    const first = letter(1);
    const { screen, user, t } = await opened([first, letter(2)], language);
    expect(await screen.findByText(t('inbox.unread', { count: 2 }))).toBeVisible();
    wire.answers(inboxRoutes.read, unreadOf(1));
    const row = screen.getByRole('button', { name: new RegExp(first.title[language]) });
    await user.click(row);
    expect(screen.getByText(first.text[language])).toBeVisible();
    expect(screen.queryByRole('img', { name: '' })).toBeNull();
    expect(await screen.findByText(t('inbox.unread', { count: 1 }))).toBeVisible();
    await user.click(row);
    await user.click(row);
    expect(wire.asked(inboxRoutes.read).map(({ input }) => input)).toEqual([{ ids: [first.id] }]);
  },
);

test.each(LANGUAGES)('all is read with one press, notices too (%s)', async (language) => {
  const { screen, user, t } = await opened([letter(1), letter(2)], language);
  wire.answers(inboxRoutes.readAll, unreadOf(0));
  const all = screen.getByRole('button', { name: t('inbox.read-all') });
  await expect.poll(() => all).toBeEnabled();
  await user.click(all);
  expect(await screen.findByText(t('inbox.unread', { count: 0 }))).toBeVisible();
  expect(all).toBeDisabled();
  wire.answers(inboxRoutes.read, unreadOf(0));
  await user.click(screen.getByRole('button', { name: new RegExp(letter(1).title[language]) }));
  expect(wire.asked(inboxRoutes.read)).toEqual([]);
});

test('a letter is deleted, and comes back with undo', async () => {
  const { screen, user, t } = await opened([letter(1, { read: true })]);
  const row = () => screen.queryByRole('button', { name: /Your documents 1/ });
  await user.click(row() as HTMLElement);
  wire.answers(inboxRoutes.delete, unreadOf(0));
  wire.answers(inboxRoutes.list, { rows: [], next: null });
  await user.click(screen.getByRole('button', { name: t('inbox.delete') }));
  expect(await screen.findByText(t('inbox.deleted'))).toBeVisible();
  await expect.poll(row).toBeNull();
  wire.answers(inboxRoutes.restore, unreadOf(0));
  wire.answers(inboxRoutes.list, { rows: [letter(1, { read: true })], next: null });
  await user.click(screen.getByRole('button', { name: t('inbox.undo') }));
  await expect.poll(row).not.toBeNull();
  expect(screen.queryByText(t('inbox.deleted'))).toBeNull();
  const ids = [letter(1).id];
  expect(wire.asked(inboxRoutes.restore)[0]?.input).toEqual({ ids });
});

test.each(LANGUAGES)(
  'a letter of an agent says from whom, and more of them are refused (%s)',
  async (language) => {
    const name = 'ra***';
    const sender = { name, isMuted: false, isReported: false };
    const first = letter(1, { from: 'agent', sender, read: true });
    const { screen, user, t } = await opened([first], language);
    await user.click(screen.getByRole('button', { name: new RegExp(first.title[language]) }));
    expect(screen.getByText(t('inbox.from', { name }))).toBeVisible();
    wire.answers(inboxRoutes.muteSender, {});
    const muted = { ...first, sender: { ...sender, isMuted: true } };
    wire.answers(inboxRoutes.list, { rows: [muted], next: null });
    await user.click(screen.getByRole('button', { name: t('inbox.mute', { name }) }));
    expect(await screen.findByRole('button', { name: t('inbox.unmute', { name }) })).toBeVisible();
    expect(wire.asked(inboxRoutes.muteSender)[0]?.input).toEqual({ id: first.id, muted: true });
  },
);

test('a letter of an agent is reported once; the house’s own letters cannot be', async () => {
  const sender = { name: 'ra***', isMuted: false, isReported: false };
  const first = letter(1, { from: 'agent', sender, read: true });
  const { screen, user, t } = await opened([first, letter(2, { read: true })]);
  await user.click(screen.getByRole('button', { name: /Your documents 1/ }));
  wire.answers(inboxRoutes.report, {});
  const reported = { ...first, sender: { ...sender, isReported: true } };
  wire.answers(inboxRoutes.list, { rows: [reported, letter(2, { read: true })], next: null });
  await user.click(screen.getByRole('button', { name: t('inbox.report') }));
  expect(await screen.findByText(t('inbox.reported'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Your documents 2/ }));
  expect(screen.queryByRole('button', { name: t('inbox.report') })).toBeNull();
});
