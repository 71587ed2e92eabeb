import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RestrictionBadge } from './restriction.tsx';

test.each([
  [null, null, /^Active$/],
  ['frozen', null, /^Frozen$/],
  [null, '2026-11-27T02:40:51.027Z', /^Closed 2026-.11-.27 08:40:51$/],
  ['self-excluded', '2026-11-27T02:40:51.027Z', /^Closed 2026-.11-.27 08:40:51$/],
] as const)(
  'an account that is %s and was closed at %s is called %s',
  async (restriction, closedAt, word) => {
    const { screen } = await show(
      <RestrictionBadge restriction={restriction} closedAt={closedAt} />,
    );
    expect(screen.getByText(word)).toBeVisible();
  },
);
