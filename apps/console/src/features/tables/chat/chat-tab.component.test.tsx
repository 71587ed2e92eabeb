import {
  type DeskChatMessage,
  consoleTableChatRoutes as routes,
} from '@nokshi/contract/console/table-chat.ts';
import { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import type { Permission } from '@nokshi/contract/permissions.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { aTable } from '../../../testing/tables.ts';
import TablesDesk from '../tables-desk.tsx';

const AT = '2026-11-27T06:02:00.000Z';
const idOf = (prefix: string, number: number) => `${prefix}_${String(number).padStart(32, '0')}`;

const aMessage = (number: number, different: Partial<DeskChatMessage> = {}): DeskChatMessage => ({
  messageId: idOf('tcm', number),
  gameCode: 'roulette-low',
  memberId: idOf('mbr', 1),
  username: 'mina01',
  words: `Words ${number}`,
  at: AT,
  reports: 0,
  isReviewed: false,
  removed: null,
  isMuted: false,
  ...different,
});
const messages = (...rows: DeskChatMessage[]) =>
  wire.answers(routes.messages, { rows, next: null });

beforeEach(() => {
  wire.answers(consoleTablesRoutes.tables, { serverTime: AT, tables: [aTable()] });
  wire.answers(consoleTablesRoutes.chains, { serverTime: AT, data: [] });
  wire.answers(routes.words, { isOn: true, words: ['agent'], version: 4 });
});

type Options = {
  readonly at?: string;
  readonly language?: 'EN' | 'BN';
  readonly may?: readonly Permission[];
};
const open = ({ at = '', ...options }: Options = {}) =>
  show(<TablesDesk />, { at: `/tables?tab=chat${at}`, ...options });

test.each(READERS)(
  'messages name their member and table, who reported them and who removed them (%s)',
  async (language) => {
    const removed = { at: AT, by: 'chief', reason: 'rude' };
    messages(
      aMessage(3, { reports: 2 }),
      aMessage(2, { removed, isMuted: true }),
      aMessage(1, { removed: { at: AT, by: null, reason: 'account closed' } }),
    );
    const { screen, t } = await open({ language });
    const table = within(await screen.findByRole('table', { name: t('tables.chat') }));
    const [first] = table.getAllByRole('link', { name: 'mina01' });
    expect(first).toHaveAttribute('href', `/members/${idOf('mbr', 1)}`);
    expect(table.getAllByText(aTable().name[language])).toHaveLength(3);
    expect(table.getByText(t('tables.chat-reports', { count: 2 }))).toBeVisible();
    expect(
      table.getByText(t('tables.chat-removed', { by: 'chief', reason: 'rude' })),
    ).toBeVisible();
    expect(table.getByText(t('tables.chat-removed-closed'))).toBeVisible();
    expect(table.getByText(t('tables.chat-is-muted'))).toBeVisible();
    expect(table.getAllByRole('button', { name: t('tables.chat-remove') })).toHaveLength(1);
  },
);

test('are those of one table, of one member, or those that were reported', async () => {
  messages(aMessage(1, { reports: 1 }));
  const { screen, user, t } = await open();
  await user.click(await screen.findByRole('button', { name: t('tables.chat-only') }));
  await user.selectOptions(screen.getByLabelText(t('tables.table')), 'roulette-low');
  await user.click(screen.getByRole('button', { name: t('tables.chat-reported') }));
  await expect
    .poll(() => wire.asked(routes.messages).at(-1)?.input)
    .toMatchObject({ gameCode: 'roulette-low', memberId: idOf('mbr', 1), reported: '1' });
  expect(screen.getByText(t('tables.chat-of-member', { username: 'mina01' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('tables.chat-of-all') }));
  await expect.poll(() => wire.asked(routes.messages).at(-1)?.input.memberId).toBeUndefined();
});

test('a message is removed with a reason, and a reported one may stand', async () => {
  messages(aMessage(1, { reports: 1 }));
  const { screen, user, t } = await open();
  wire.answers(routes.keep, {});
  await user.click(await screen.findByRole('button', { name: t('tables.chat-keep') }));
  expect((await screen.findAllByText(t('tables.chat-keep-done')))[0]).toBeVisible();
  wire.answers(routes.remove, {});
  await user.click(screen.getByRole('button', { name: t('tables.chat-remove') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Words 1')).toBeVisible();
  await user.type(dialog.getByLabelText(t('member.reason')), 'rude words');
  await user.click(dialog.getByRole('button', { name: t('tables.chat-remove') }));
  await expect
    .poll(() => wire.asked(routes.remove)[0]?.input)
    .toEqual({ messageId: idOf('tcm', 1), reason: 'rude words' });
});

test('a member is muted for a time, and one who is muted is let write again', async () => {
  messages(aMessage(1), aMessage(2, { memberId: idOf('mbr', 2), username: 'rina', isMuted: true }));
  const { screen, user, t } = await open();
  await user.click(await screen.findByRole('button', { name: t('tables.chat-mute') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('tables.chat-span-week') }));
  await user.type(dialog.getByLabelText(t('member.reason')), 'stay polite');
  wire.answers(routes.mute, {
    memberId: idOf('mbr', 1),
    username: 'mina01',
    at: AT,
    until: AT,
    reason: 'stay polite',
    by: 'chief',
  });
  await user.click(dialog.getByRole('button', { name: t('tables.chat-mute') }));
  await expect
    .poll(() => wire.asked(routes.mute)[0]?.input)
    .toEqual({ memberId: idOf('mbr', 1), span: 'week', reason: 'stay polite' });
  wire.answers(routes.lift, {});
  await user.click(screen.getByRole('button', { name: t('tables.chat-lift') }));
  const lifting = within(await screen.findByRole('dialog'));
  await user.type(lifting.getByLabelText(t('member.reason')), 'a mistake');
  await user.click(lifting.getByRole('button', { name: t('tables.chat-lift') }));
  await expect
    .poll(() => wire.asked(routes.lift)[0]?.input)
    .toEqual({ memberId: idOf('mbr', 2), reason: 'a mistake' });
});

test('muted members are listed with the time, the reason and who did it', async () => {
  const mute = {
    memberId: idOf('mbr', 1),
    username: 'mina01',
    at: AT,
    reason: 'rude',
    by: 'chief',
  };
  wire.answers(routes.mutes, { rows: [{ ...mute, until: null }], next: null });
  const { screen, t } = await open({ at: '&only=muted' });
  const table = within(await screen.findByRole('table', { name: t('tables.chat-muted') }));
  expect(table.getByText(t('tables.chat-until-lifted'))).toBeVisible();
  expect(table.getByText('rude')).toBeVisible();
});

test.each(READERS)(
  'the forbidden words are looked over before they change (%s)',
  async (language) => {
    const { screen, user, t } = await open({ at: '&only=words', language });
    await user.click(await screen.findByRole('button', { name: t('tables.chat-words-change') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(t('tables.chat-words'));
    await user.type(field, '{Enter}x');
    expect(dialog.getByText(t('tables.chat-words-wrong'))).toBeVisible();
    await user.type(field, 'Master Key');
    const review = within(dialog.getByRole('table', { name: t('change.caption') }));
    expect(review.getByText('agent, xmaster key')).toBeVisible();
    await user.type(dialog.getByLabelText(t('member.reason')), 'soliciting');
    wire.answers(routes.setWords, { isOn: true, words: ['agent', 'xmaster key'], version: 5 });
    await user.click(dialog.getByRole('button', { name: t('change.apply') }));
    await expect
      .poll(() => wire.asked(routes.setWords)[0]?.input)
      .toEqual({ words: ['agent', 'xmaster key'], version: 4, reason: 'soliciting' });
  },
);

test('says when the chat is off, and where it is switched', async () => {
  wire.answers(routes.words, { isOn: false, words: [], version: 0 });
  messages();
  const { screen, t } = await open();
  expect(await screen.findByText(t('tables.chat-none-all'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('tables.chat-switch') })).toHaveAttribute(
    'href',
    '/settings?tab=flags',
  );
});

test('an operator who may only read changes nothing, and one who may not has no such tab', async () => {
  messages(aMessage(1, { reports: 1 }));
  const reading = await open({ may: ['tables.read', 'tables.chat-read'] });
  expect(await reading.screen.findByText('Words 1')).toBeVisible();
  for (const act of ['remove', 'keep', 'mute'] as const)
    expect(
      reading.screen.queryByRole('button', { name: reading.t(`tables.chat-${act}`) }),
    ).toBeNull();
  reading.unmount();
  const { screen, t } = await open({ may: ['tables.read'] });
  expect(await screen.findByRole('tab', { name: t('tables.rounds') })).toBeVisible();
  expect(screen.queryByRole('tab', { name: t('tables.chat') })).toBeNull();
});
