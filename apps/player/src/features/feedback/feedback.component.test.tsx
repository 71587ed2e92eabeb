import { feedbackRoutes } from '@nokshi/contract/player/feedback.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import AskModal from './ask-modal.tsx';
import Feedback from './feedback.tsx';

const member = aMember();
const question = {
  number: 'F-1',
  type: 'withdrawal',
  content: 'ক'.repeat(140),
  language: 'BN',
  state: 'open',
  createdAt: '2026-03-01T10:00:00.000Z',
  answers: [],
} as const;

describe('the member’s questions', () => {
  test('a question has 1 to 140 characters as people count them, in Bengali too', async () => {
    wire.answers(feedbackRoutes.mine, { rows: [], next: null });
    wire.answers(feedbackRoutes.send, { number: 'F-1' });
    const { screen, user, t } = await show(<Feedback />, { member, language: 'BN' });
    const content = screen.getByRole('textbox', { name: t('feedback.content') });
    const send = screen.getByRole('button', { name: t('feedback.send') });
    await screen.findByText(t('feedback.none'));
    await user.click(send);
    expect(content).toHaveAccessibleDescription(expect.stringContaining(t('feedback.wrong')));
    await user.click(content);
    await user.paste('ক'.repeat(141));
    await user.click(send);
    expect(screen.getByText(t('feedback.wrong'))).toBeVisible();
    expect(wire.asked(feedbackRoutes.send)).toEqual([]);

    await user.type(content, '{Backspace}');
    await user.click(screen.getByRole('button', { name: t('feedback.withdrawal') }));
    wire.answers(feedbackRoutes.mine, { rows: [question], next: null });
    await user.click(send);
    expect(await screen.findByText(t('feedback.sent'))).toBeVisible();
    expect(await screen.findByText(question.content)).toBeVisible();
    expect(screen.getByText(t('feedback.open'))).toBeVisible();
    expect(content).toHaveValue('');
    expect(wire.asked(feedbackRoutes.send)).toMatchObject([
      { input: { type: 'withdrawal', content: question.content } },
    ]);
  });

  test('an answer stands under its question', async () => {
    const answers = [{ at: '2026-03-02T10:00:00.000Z', words: 'You have it today.' }];
    wire.answers(feedbackRoutes.mine, {
      rows: [{ ...question, state: 'answered', answers }],
      next: null,
    });
    const { screen, t } = await show(<Feedback />, { member });
    expect(await screen.findByText('You have it today.')).toBeVisible();
    expect(screen.getByText(t('feedback.answered'))).toBeVisible();
  });

  test('a long list is asked for page by page', async () => {
    const page = (from: number) =>
      Array.from({ length: 10 }, (_, at) => ({ ...question, number: `F-${from + at}` }));
    wire.answers(feedbackRoutes.mine, ({ input }) =>
      input.cursor ? { rows: page(11), next: null } : { rows: page(1), next: 'more' },
    );
    const { screen, user, t } = await show(<Feedback />, { member });
    await user.click(await screen.findByRole('button', { name: t('app.more') }));
    await expect.poll(() => screen.getAllByText(question.content)).toHaveLength(20);
    expect(wire.asked(feedbackRoutes.mine).at(-1)?.input).toMatchObject({ cursor: 'more' });
  });

  test('a broken line says so, and tries again when asked', async () => {
    wire.breaks(feedbackRoutes.mine);
    const { screen, user, t } = await show(<Feedback />, { member, language: 'BN' });
    expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
    wire.answers(feedbackRoutes.mine, { rows: [question], next: null });
    await user.click(screen.getByRole('button', { name: t('app.try-again') }));
    expect(await screen.findByText(question.content)).toBeVisible();
  });

  test.each(READERS)('too many open questions: why not (%s)', async (language) => {
    wire.answers(feedbackRoutes.mine, { rows: [], next: null });
    wire.refuses(feedbackRoutes.send, 'messaging.feedback-waits', { value: { most: 5 } });
    const { screen, user, t } = await show(<Feedback />, { member, language });
    await user.type(screen.getByRole('textbox', { name: t('feedback.content') }), 'Hello?');
    await user.click(screen.getByRole('button', { name: t('feedback.send') }));
    const why = refusalWords('messaging.feedback-waits', language, { most: 5 });
    expect(await screen.findByText(why)).toBeVisible();
  });

  test('while it is on its way the button is busy, and sends no second time', async () => {
    wire.answers(feedbackRoutes.mine, { rows: [], next: null });
    const held = wire.holds(feedbackRoutes.send);
    const { screen, user, t } = await show(<Feedback />, { member });
    await user.type(screen.getByRole('textbox', { name: t('feedback.content') }), 'Hello?');
    const send = screen.getByRole('button', { name: t('feedback.send') });
    await user.click(send);
    expect(send).toHaveAttribute('aria-busy', 'true');
    await user.click(send);
    expect(wire.asked(feedbackRoutes.send)).toHaveLength(1);
    held.answer({ number: 'F-1' });
    expect(await screen.findByText(t('feedback.sent'))).toBeVisible();
  });
});

describe('a visitor’s question to customer service', () => {
  const open = async (language: 'EN' | 'BN' = 'EN') => {
    const shown = await show(<AskModal onClose={() => undefined} />, { language });
    const { screen, t } = shown;
    const dialog = within(screen.getByRole('dialog', { name: t('feedback.ask') }));
    return {
      ...shown,
      dialog,
      content: dialog.getByRole('textbox', { name: t('feedback.question-content') }),
      send: dialog.getByRole('button', { name: t('feedback.send') }),
    };
  };

  test('has 5 to 200 words, which are counted while they are written', async () => {
    wire.answers(feedbackRoutes.ask, { number: 'F-2' });
    const { dialog, user, content, send, t } = await open();
    await user.type(content, 'Where is it?');
    expect(dialog.getByText('3 words so far; please write 5 to 200')).toBeVisible();
    await user.click(send);
    expect(dialog.getByText('Please write between 5 and 200 words.')).toBeVisible();
    await user.clear(content);
    await user.paste('word '.repeat(201));
    expect(dialog.getByText('201 words so far; please write 5 to 200')).toBeVisible();
    await user.click(send);
    expect(wire.asked(feedbackRoutes.ask)).toEqual([]);
    await user.clear(content);
    await user.type(content, 'Since Friday I wait for my withdrawal.');
    await user.type(dialog.getByRole('textbox', { name: t('feedback.contact') }), 'a@mail.example');
    await user.click(send);
    expect(await dialog.findByText(t('feedback.sent-visitor'))).toBeVisible();
    expect(wire.asked(feedbackRoutes.ask)).toMatchObject([
      { input: { contact: 'a@mail.example' } },
    ]);
  });

  test('is counted in Bengali as well', async () => {
    const { dialog, user, content, send } = await open('BN');
    await user.type(content, 'আমার টাকা কোথায়?');
    expect(dialog.getByText('এ পর্যন্ত 3টি শব্দ; 5 থেকে 200টি শব্দ লিখুন')).toBeVisible();
    await user.click(send);
    expect(dialog.getByText('অনুগ্রহ করে 5 থেকে 200টি শব্দের মধ্যে লিখুন।')).toBeVisible();
  });
});
