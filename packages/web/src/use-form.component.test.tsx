import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FieldError, RefusalError } from './refusal.ts';
import { formsOf } from './use-form.ts';

type Values = { name: string; note: string; agree: boolean };
type Sent = Values & { readonly key: string };

const words: Readonly<Record<string, string>> = { needed: 'Please fill this in.' };
const useForm = formsOf(
  () => ({ t: (id: string) => words[id] ?? id, why: (error) => (error as Error).message }),
  () => 'needed',
);

const refused = (field?: string) =>
  new RefusalError({
    success: false,
    code: 'edge.invalid-input',
    message: field ? `Not such a ${field}.` : 'Not today.',
    requestId: 'r1',
    ...(field && { field }),
  });

const START: Values = { name: '', note: '', agree: false };

/** A form as a feature writes one; it is answered as the test says. */
function Form({ answer, sure }: { answer: (sent: Sent) => Promise<void>; sure?: boolean }) {
  const form = useForm({
    start: START,
    optional: ['note'],
    check: ({ agree }) => ({ agree: agree ? undefined : 'Agree first.' }),
    ...(sure !== undefined && { sure: async () => sure }),
    async send(values, { keyFor }) {
      await answer({ ...values, key: keyFor(values.name) });
      form.reset();
    },
  });
  const { value, error, onChange } = form.field('name');
  const note = form.field('note');
  const agree = form.box('agree');
  return (
    <form onSubmit={form.submit} aria-label="form" aria-busy={form.busy} noValidate>
      <p role="note">{form.refused?.message ?? ''}</p>
      <input
        aria-label="Name"
        value={value}
        aria-invalid={error !== undefined}
        onChange={onChange}
      />
      <p>{error}</p>
      <input aria-label="Note" value={note.value} onChange={note.onChange} />
      <p>{note.error}</p>
      <input type="checkbox" aria-label="Agree" checked={agree.checked} onChange={agree.onChange} />
      <p>{agree.error}</p>
      <p role="status">{form.dirty ? 'changed' : 'as it was'}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.has('note') && form.set('name', form.values.note)}>
        Take the note
      </button>
    </form>
  );
}

async function show(answer: (sent: Sent) => Promise<void>, sure?: boolean) {
  const sent: Sent[] = [];
  const take = (wish: Sent) => {
    sent.push(wish);
    return answer(wish);
  };
  render(<Form answer={take} {...(sure !== undefined && { sure })} />);
  const user = userEvent.setup({ delay: null });
  const name = screen.getByLabelText('Name');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const fill = async () => {
    await user.type(name, 'rahim');
    await user.click(screen.getByLabelText('Agree'));
  };
  return { sent, user, name, send, fill, form: screen.getByRole('form') };
}

test('what is missing or wrong is said at its field, which takes the focus; nothing is sent', async () => {
  const { sent, name, send, user } = await show(async () => undefined);
  expect(screen.queryByText('Please fill this in.')).toBeNull();
  await send();
  expect(screen.getByText('Please fill this in.')).toBeVisible();
  expect(screen.getByText('Agree first.')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(name);
  await user.type(name, 'r');
  expect(screen.queryByText('Please fill this in.')).toBeNull();
  expect(screen.getByText('Agree first.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a form that was sent begins again', async () => {
  const { sent, name, send, fill } = await show(async () => undefined);
  await fill();
  expect(screen.getByRole('status')).toHaveTextContent('changed');
  await send();
  expect(sent).toMatchObject([{ name: 'rahim', note: '', agree: true }]);
  expect(name).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('as it was');
  expect(screen.queryByText('Please fill this in.')).toBeNull();
});

test('a refusal is shown at the field that it names until that is changed', async () => {
  const { name, send, fill, user } = await show(async () => {
    throw refused('name');
  });
  await fill();
  await send();
  expect(await screen.findByText('Not such a name.')).toBeVisible();
  expect(screen.getByRole('note')).toBeEmptyDOMElement();
  await expect.poll(() => document.activeElement).toBe(name);
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(screen.getByText('Not such a name.')).toBeVisible();
  await user.type(name, 'a');
  expect(screen.queryByText('Not such a name.')).toBeNull();
});

test('a fault found only while sending is shown at its field as well', async () => {
  const { send, fill } = await show(async () => {
    throw new FieldError('note', 'We do not know this code.');
  });
  await fill();
  await send();
  expect(await screen.findByText('We do not know this code.')).toBeVisible();
});

test('a refusal that names no field here stands above them all', async () => {
  for (const thrown of [refused(), refused('captcha')]) {
    const { send, fill } = await show(async () => {
      throw thrown;
    });
    await fill();
    await send();
    await expect.poll(() => screen.getByRole('note').textContent).toBe(thrown.message);
    document.body.innerHTML = '';
  }
});

test('two presses send once, and a second try goes under the same key', async () => {
  let end: (() => void) | undefined;
  const { sent, form, fill, send } = await show(
    () =>
      new Promise((_, reject) => {
        end = () => reject(refused());
      }),
  );
  await fill();
  await send();
  await send();
  expect(form).toHaveAttribute('aria-busy', 'true');
  expect(sent).toHaveLength(1);
  await act(async () => end?.());
  expect(form).toHaveAttribute('aria-busy', 'false');
  await send();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('what something else in the form cannot go without is said at its field', async () => {
  const { name, user } = await show(async () => undefined);
  const take = () => user.click(screen.getByRole('button', { name: 'Take the note' }));
  await take();
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1);
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(screen.queryByText('Please fill this in.')).toBeNull();
  await take();
  expect(name).toHaveValue('x');
});

test('a form that asks first is sent only after a yes', async () => {
  const no = await show(async () => undefined, false);
  await no.fill();
  await no.send();
  expect(no.sent).toEqual([]);
  document.body.innerHTML = '';
  const yes = await show(async () => undefined, true);
  await yes.fill();
  await yes.send();
  expect(yes.sent).toHaveLength(1);
});
