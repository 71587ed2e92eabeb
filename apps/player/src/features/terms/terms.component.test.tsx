import { siteRoutes, type TermsText } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Privacy, Terms } from './terms-page.tsx';

const TEXT: TermsText = {
  page: 'terms',
  edition: '2026-02',
  title: 'Terms of use',
  content: '<h3>Who may play</h3>',
  since: '2026-02-01T00:00:00.000Z',
  editions: [
    { edition: '2026-02', since: '2026-02-01T00:00:00.000Z' },
    { edition: '2026-01', since: '2026-01-01T00:00:00.000Z' },
  ],
};

describe.each(READERS)('the terms (%s)', (language) => {
  test('are read in the edition in force, with the earlier ones to choose', async () => {
    wire.answers(siteRoutes.terms, TEXT);
    const { screen, user } = await show(<Terms />, { at: '/terms', language });
    expect(await screen.findByRole('heading', { name: 'Who may play' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '2026-01' }));
    await expect
      .poll(() => wire.asked(siteRoutes.terms).at(-1)?.input)
      .toMatchObject({ page: 'terms', edition: '2026-01', lang: language });
  });

  test('that are not published yet are said to be missing', async () => {
    wire.refuses(siteRoutes.terms, 'site.terms-unknown', { field: 'page' });
    const { screen, t } = await show(<Privacy />, { at: '/privacy', language });
    expect(await screen.findByText(t('terms.none'))).toBeVisible();
  });
});
