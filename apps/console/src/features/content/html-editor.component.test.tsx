import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import HtmlEditor from './html-editor.tsx';

test('a text that is missing is marked and says so', async () => {
  const { screen } = await show(
    <HtmlEditor
      label="Text in Bengali"
      lang="bn"
      html=""
      error="This is needed."
      locked={false}
      onChange={() => {}}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This is needed.');
  expect(screen.getByRole('textbox', { name: 'Text in Bengali' })).toHaveAccessibleDescription(
    'This is needed.',
  );
});
