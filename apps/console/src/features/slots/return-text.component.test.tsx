import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { returnText } from './return-text.ts';

test('a return is written with what chance leaves open, and as a dash where nothing was played', async () => {
  const { t } = await show(null);
  expect(returnText(t, { measured: '95.1', low: '90', high: '99' })).toBe('95.1 % (90 to 99 %)');
  expect(returnText(t, { measured: null, low: null, high: null })).toBe('–');
});
