import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import EntriesPage from './entries-page.tsx';

test.each(READERS)(
  'a call without an answer says so in words, with a way to try again (%s)',
  async (language) => {
    wire.breaks(recordsRoutes.entries);
    const { screen, user, t } = await show(<EntriesPage />, { member: aMember(), language });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t('app.line-broken'));
    const before = wire.asked(recordsRoutes.entries).length;
    wire.answers(recordsRoutes.entries, { rows: [], next: null });
    await user.click(screen.getByRole('button', { name: t('app.try-again') }));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    expect(wire.asked(recordsRoutes.entries)).toHaveLength(before + 1);
  },
);
