import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Ask, ask, askStore } from './ask.ts';
import { AskHost } from './ask-host.tsx';
import { Dialog } from './dialog.tsx';

const user = userEvent.setup({ delay: null });
const answers: (string | null)[] = [];

async function asked(question: Ask) {
  await act(async () => void ask(question).then((answer) => answers.push(answer)));
  return within(screen.getByRole('dialog', { name: question.title }));
}
const gone = async () => {
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
};

beforeEach(async () => {
  askStore.current()?.answer(null);
  await Promise.resolve();
  answers.length = 0;
  render(<AskHost closeLabel="CLOSE" />);
});

test('a question has an icon, a title, words and buttons, each when it is asked for', async () => {
  const bare = await asked({ title: 'Only a title' });
  expect(screen.getByRole('dialog').querySelector('svg')).toBeNull();
  expect(bare.getByRole('heading', { name: 'Only a title' })).toBeVisible();
  await user.keyboard('{Escape}');
  await gone();
  const buttons = [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No', kind: 'quiet' },
  ] as const;
  const whole = await asked({ title: 'All of it', icon: 'info', content: 'Words', buttons });
  expect(whole.getByText('Words')).toBeVisible();
  expect(screen.getByRole('dialog').querySelectorAll('svg')).toHaveLength(1);
  expect(whole.getAllByRole('button').map((each) => each.textContent)).toEqual(['Yes', 'No']);
  await user.click(whole.getByRole('button', { name: 'No' }));
  await expect.poll(() => answers).toEqual([null, 'no']);
});

test('a question shows markup in its words as words', async () => {
  const content = '<img src=x onerror="window.ran = true"><b>bold</b>';
  const dialog = await asked({ title: 'Markup', content });
  expect(dialog.getByText(content)).toBeVisible();
  expect(screen.getByRole('dialog').querySelector('img, b')).toBeNull();
});

test('a question has a single CLOSE when no button is given', async () => {
  const dialog = await asked({ title: 'Plain' });
  expect(dialog.getAllByRole('button').map((each) => each.textContent)).toEqual(['CLOSE']);
  await user.click(dialog.getByRole('button'));
  await expect.poll(() => answers).toEqual(['close']);
});

test('Enter triggers the first button', async () => {
  const buttons = [
    { id: 'first', label: 'First' },
    { id: 'second', label: 'Second' },
  ];
  const dialog = await asked({ title: 'Enter', buttons });
  expect(dialog.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual(['first']);
});

test('a question closes beside it and by Escape, unless that is switched off', async () => {
  await asked({ title: 'Open to both' });
  await user.click(screen.getByRole('dialog'));
  await expect.poll(() => answers).toEqual([null]);
  const closed = { title: 'Closed to both', backdropCloses: false, escapeCloses: false };
  const dialog = await asked(closed);
  await user.click(screen.getByRole('dialog'));
  // Chromium lets a second Escape close a dialog that refused the first.
  for (let press = 0; press < 3; press += 1) await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'CLOSE' }));
  await expect.poll(() => answers).toEqual([null, 'close']);
});

test('a question closes by itself after the given time, not before', async () => {
  vi.useFakeTimers();
  await asked({ title: 'Soon gone', autoCloseMs: 400 });
  await act(() => vi.advanceTimersByTimeAsync(390));
  expect(answers).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(answers).toEqual([null]);
});

test('a dialog can refuse to open, and freezes nothing then', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Never seen" beforeOpen={() => false} onClose={onClose}>
      Never seen
    </Dialog>,
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog', { name: 'Never seen' })).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-frozen');
});

test('a dialog gives the focus back to where it was', async () => {
  const { rerender } = render(<button type="button">Door</button>);
  screen.getByRole('button', { name: 'Door' }).focus();
  rerender(
    <>
      <button type="button">Door</button>
      <Dialog title="A room" closeLabel="CLOSE" onClose={() => undefined}>
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  rerender(<button type="button">Door</button>);
  expect(screen.getByRole('button', { name: 'Door' })).toHaveFocus();
});
