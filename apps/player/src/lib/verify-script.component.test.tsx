import { READERS } from '@nokshi/web/testing/readers.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { VerifyScript } from './verify-script.tsx';

test.each(READERS)('the script that a page names is there to download (%s)', async (language) => {
  const { screen, t } = await show(<VerifyScript file="rnd_1.json" />, { at: '/', language });
  const link = screen.getByRole('link', { name: t('fairness.download-script') });
  expect(link).toHaveAttribute('href', '/verify-round.mjs');
  expect(link).toHaveAttribute('download', 'verify-round.mjs');
  expect(screen.getByText('node verify-round.mjs rnd_1.json')).toBeVisible();
  // The build puts it beside the app (build/verify-script.ts).
  expect(existsSync(join(import.meta.dirname, '../../../../tools/verify-round.mjs'))).toBe(true);
});
