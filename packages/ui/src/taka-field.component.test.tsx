import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TakaField } from './taka-field.tsx';

function Sample({ onSend }: { readonly onSend: (amount: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(value);
      }}
    >
      <TakaField
        label="Amount"
        unclearWords="What does the comma mean?"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const typed = async (text: string) => {
  const sent: string[] = [];
  render(<Sample onSend={(amount) => sent.push(amount)} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Amount');
  await user.type(field, text);
  return { user, field, sent };
};

test.each([
  ['1,00,000', '100000'],
  ['1,234.50', '1234.50'],
  ['৳১,২৩৪', '1234'],
])('an amount typed as %s becomes %s when the field is left', async (text, plain) => {
  const { user, field } = await typed(text);
  await user.tab();
  expect(field).toHaveValue(plain);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an amount sent by Enter is sent as it is read', async () => {
  const { user, sent } = await typed('২,০০,০০০');
  await user.keyboard('{Enter}');
  expect(sent).toEqual(['200000']);
});

test.each(['12,5', '150,50', '১০০,৫০'])(
  'an unclear amount %s is asked about once the field is left, and stays as it was typed',
  async (text) => {
    const { user, field } = await typed(text);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('What does the comma mean?');
    expect(field).toHaveValue(text);
  },
);

test('a form with an unclear amount is not sent, by its button or by Enter, until it is clear', async () => {
  const { user, field, sent } = await typed('12,5');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('What does the comma mean?');
  await user.clear(field);
  await user.type(field, '12.50');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['12.50']);
});
