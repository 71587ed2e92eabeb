import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Changes } from './changes.tsx';

test.each([
  ['OPEN', 'CREDITED', 'Open', 'Credited'],
  ['REVIEW', 'RETURNED', 'In review', 'Returned'],
  ['MATCHED', 'CREDITED', 'Matched', 'Credited'],
  ['REQUESTED', 'APPROVED', 'Requested', 'Approved'],
])('a proposal from %s to %s names its states as the desks do', async (from, to, was, becomes) => {
  const { screen } = await show(<Changes changes={[{ field: 'state', from, to }]} />);
  expect(screen.getByText(was)).toBeVisible();
  expect(screen.getByText(becomes)).toBeVisible();
});
