import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { openConsole } from '../../testing/console.tsx';

test.each(READERS)(
  'a link that was used opens nothing a second time, and says so (%s)',
  async (language) => {
    const { screen, user, t, refusal } = await openConsole(`/link#${'a'.repeat(43)}`, {
      language,
      operator: null,
      told: () => wire.refuses(routes.readLink, 'identity.link-ended'),
    });
    expect(await screen.findByText(refusal('identity.link-ended'))).toBeVisible();
    expect(screen.queryByLabelText(t('account.new'))).toBeNull();
    await user.click(screen.getByRole('button', { name: t('link.log-in') }));
    expect(await screen.findByRole('heading', { name: t('login.title') })).toBeVisible();
  },
);
