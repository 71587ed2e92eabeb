import type { ChatMessage } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import ChatModal from './chat-modal.tsx';

type Chat = Output<typeof chatRoutes.show>;
const LANGUAGES = ['EN', 'BN'] as const;
const PLANTED = '<img src=x onerror="window.planted = 1">';

const message = (number: number, different: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  at: '2026-03-01T10:00:00.000Z',
  kind: 'words',
  from: 'asker',
  words: `Words ${number}`,
  file: null,
  ...different,
});

/** A desk where somebody is, and a conversation of these; newest first. */
const chat = (rows: ChatMessage[] = [], different: Partial<Chat> = {}): Chat => ({
  desk: 'open',
  opensAt: null,
  closedWords: { EN: '', BN: '' },
  headerColour: '',
  licence: '',
  state: rows.length > 0 ? 'waiting' : null,
  unread: 0,
  messages: { rows, next: null },
  ...different,
});

async function opened(first: Chat, language: 'EN' | 'BN' = 'EN') {
  wire.answers(chatRoutes.show, first);
  const onClose = vi.fn<() => void>();
  const shown = await show(<ChatModal onClose={onClose} />, { member: aMember(), language });
  const dialog = within(await shown.screen.findByRole('dialog', { name: shown.t('chat.title') }));
  await dialog.findByRole('textbox', { name: shown.t('chat.words') });
  return { ...shown, dialog, onClose };
}

test.each(LANGUAGES)(
  'outside the hours it says in the operator’s words that it is closed, when it opens, and that words are kept (%s)',
  async (language) => {
    const closedWords = { EN: `We sleep now. ${PLANTED}`, BN: 'আমরা এখন ঘুমাই।' };
    const closed = { desk: 'closed', closedWords, headerColour: '#803050' } as const;
    const opensAt = '2026-03-02T03:00:00.000Z';
    const { dialog, user, t } = await opened(chat([], { ...closed, opensAt }), language);
    const state = dialog.getByText(closedWords[language]).closest('[role="status"]') as HTMLElement;
    expect(state).toHaveStyle({ background: '#803050' });
    expect(within(state).getByText(t('chat.kept'))).toBeVisible();
    expect(within(state).getByText(/09:00/)).toBeVisible();

    wire.answers(chatRoutes.write, { number: 1 });
    const said = [message(2, { kind: 'away', from: 'house', words: '' }), message(1)];
    wire.answers(chatRoutes.show, chat(said, closed));
    await user.type(dialog.getByRole('textbox', { name: t('chat.words') }), 'Words 1{Enter}');
    const log = within(dialog.getByRole('log', { name: t('chat.messages') }));
    expect(await log.findByText(t('chat.event-away'))).toBeVisible();
    expect(log.getByText('Words 1')).toBeVisible();
    expect(wire.asked(chatRoutes.write)[0]?.input).toEqual({ words: 'Words 1' });
  },
);

test('closed without words of the operator, it has words of its own', async () => {
  const { dialog, t } = await opened(chat([], { desk: 'closed' }));
  expect(dialog.getByText(t('chat.closed'))).toBeVisible();
});

test.each(LANGUAGES)(
  'an answer that was not seen is read, and said to have been (%s)',
  async (language) => {
    wire.answers(chatRoutes.seen, { unread: 0 });
    const answered = message(2, { from: 'house', words: `It is paid. ${PLANTED}` });
    const { dialog, t } = await opened(chat([answered, message(1)], { unread: 1 }), language);
    const log = dialog.getByRole('log', { name: t('chat.messages') });
    expect(within(log).getByText(answered.words)).toBeVisible();
    expect(log.querySelector('img')).toBeNull();
    await expect
      .poll(() => wire.asked(chatRoutes.seen).map(({ input }) => input))
      .toEqual([{ number: 2 }]);
  },
);

test.each(LANGUAGES)(
  'a file that is none is refused in words, and a picture is shown (%s)',
  async (language) => {
    const { dialog, user, t, refusal, container, screen } = await opened(chat(), language);
    const files = () => container.ownerDocument.querySelector('input[type=file]') as HTMLElement;
    wire.refuses(chatRoutes.attach, 'chat.file-unreadable');
    await user.upload(files(), new File(['<svg/>'], 'innocent.png', { type: 'image/png' }));
    expect(await dialog.findByText(refusal('chat.file-unreadable'))).toBeVisible();
    wire.answers(chatRoutes.attach, { number: 1 });
    const file = { fileId: `cfl_${'0'.repeat(32)}`, kind: 'image', name: 'slip.webp' } as const;
    wire.answers(chatRoutes.file, { ...file, base64: 'UklGRg==' });
    wire.answers(chatRoutes.show, chat([message(1, { kind: 'file', words: '', file })]));
    await user.upload(files(), new File(['x'], 'slip.png', { type: 'image/png' }));
    const name = t('chat.picture', { name: 'slip.webp' });
    expect(await screen.findByRole('img', { name })).toBeVisible();
    expect(dialog.queryByText(refusal('chat.file-unreadable'))).toBeNull();
    expect(wire.asked(chatRoutes.attach).at(-1)?.input.name).toBe('slip.png');
  },
);

test.each(LANGUAGES)(
  'a chat that cannot be asked for closes with the reason (%s)',
  async (language) => {
    wire.refuses(chatRoutes.show, 'chat.off');
    const onClose = vi.fn<() => void>();
    const member = aMember();
    const { screen, refusal } = await show(<ChatModal onClose={onClose} />, { member, language });
    expect((await screen.findAllByText(refusal('chat.off')))[0]).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
  },
);
