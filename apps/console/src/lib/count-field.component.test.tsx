import { READERS } from '@nokshi/web/testing/readers.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { CountField } from './count-field.tsx';

let sent: string | null;
function AgeForm() {
  const [age, setAge] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent = age;
      }}
    >
      <CountField
        label="Age"
        min={18}
        max={3_000}
        required
        value={age}
        onChange={({ target }) => setAge(target.value)}
      />
      <button type="submit">Save</button>
    </form>
  );
}

test.each([
  ['২১', '21'],
  ['1,200', '1200'],
  ['২ ৫০০', '2500'],
  ['＋３０', '30'],
  ['2e1x', '21'],
])('a whole number typed as %s is %s', async (typed, read) => {
  sent = null;
  const { screen, user } = await show(<AgeForm />);
  await user.type(screen.getByLabelText('Age'), typed);
  expect(screen.getByLabelText('Age')).toHaveValue(read);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toBe(read);
});

test.each(READERS)(
  'outside its bounds it says so once it is left, and the form is not sent (%s)',
  async (language) => {
    sent = null;
    const { screen, user, t } = await show(<AgeForm />, { language });
    const field = screen.getByLabelText('Age');
    await user.type(field, '১৭');
    const words = t('app.from-to', { least: 18, most: 3000 });
    expect(screen.queryByText(words)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toBeNull();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, '১৮');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toBe('18');
  },
);
