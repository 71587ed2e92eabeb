import { consoleFeedbackRoutes, type FeedbackRow } from '@nokshi/contract/console/feedback.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import FeedbackDesk from './feedback-desk.tsx';

const row: FeedbackRow = {
  number: '41',
  type: 'question',
  content: 'Since Friday I wait for my withdrawal.',
  language: 'BN',
  state: 'open',
  createdAt: '2026-03-01T10:00:00.000Z',
  member: { id: 'member-1', username: 'karim01' },
  contact: null,
  answers: [],
  version: 3,
};
const visitor: FeedbackRow = {
  ...row,
  number: '42',
  type: 'game',
  member: null,
  contact: 'rahim@mail.example',
};

test('the chips of kind and state ask for those alone, and stand in the address', async () => {
  wire.answers(consoleFeedbackRoutes.list, ({ input }) => ({
    rows: input.type === 'question' ? [row] : [row, visitor],
    next: null,
  }));
  const { screen, user, t } = await show(<FeedbackDesk />, { at: '/feedback' });
  expect(await screen.findByRole('row', { name: /rahim@mail\.example/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('feedback.question') }));
  await expect.poll(() => screen.queryByRole('row', { name: /rahim@mail\.example/ })).toBeNull();
  expect(await screen.findByRole('row', { name: /karim01/ })).toBeVisible();
  expect(location.search).toBe('?type=question');
});

test('an empty desk says so', async () => {
  wire.answers(consoleFeedbackRoutes.list, { rows: [], next: null });
  const { screen, t } = await show(<FeedbackDesk />, { at: '/feedback', language: 'BN' });
  expect(await screen.findByText(t('feedback.none'))).toBeVisible();
});

test.each(READERS)('an answer is looked over, then sent (%s)', async (language) => {
  wire.answers(consoleFeedbackRoutes.list, { rows: [row], next: null });
  wire.refuses(consoleFeedbackRoutes.work, 'messaging.version-changed');
  const { screen, user, t } = await show(<FeedbackDesk />, { at: '/feedback', language });
  await user.click(await screen.findByRole('button', { name: t('feedback.read') }));
  const dialog = within(screen.getByRole('dialog', { name: t('feedback.question') }));
  expect(dialog.getByText(row.content)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: t('feedback.answer') }), 'Before noon.');
  await user.click(dialog.getByRole('button', { name: t('feedback.send') }));
  await user.click(await screen.findByRole('button', { name: t('change.apply') }));
  const why = refusalWords('messaging.version-changed', language);
  expect(await dialog.findByText(why)).toBeVisible();

  wire.answers(consoleFeedbackRoutes.work, { ...row, state: 'answered', version: 4 });
  await user.click(dialog.getByRole('button', { name: t('feedback.send') }));
  await user.click(await screen.findByRole('button', { name: t('change.apply') }));
  expect(await screen.findByText(t('feedback.saved'))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(wire.asked(consoleFeedbackRoutes.work).at(-1)?.input).toEqual({
    number: '41',
    version: 3,
    state: 'answered',
    answer: 'Before noon.',
  });
});
