import { expect, it } from 'vitest';
import { settingsFile } from './settings.ts';

const GB = 1024 ** 3;
const file = (memoryBytes: number, extra = {}) => settingsFile({ port: 5, memoryBytes, extra });

it.each([
  ['a small machine keeps the least', 1 * GB, '256MB', '1024MB'],
  ['an eighth of the machine', 16 * GB, '2048MB', '8192MB'],
  ['a large machine leaves the rest to others', 256 * GB, '4096MB', '131072MB'],
])('%s', (_, memory, own, all) => {
  expect(file(memory)).toContain(`shared_buffers = '${own}'`);
  expect(file(memory)).toContain(`effective_cache_size = '${all}'`);
});

it('embedded PostgreSQL: given settings win, and the operator’s file comes last', () => {
  const text = file(16 * GB, { shared_buffers: '64MB' });
  expect(text).toContain("shared_buffers = '64MB'");
  expect(text.trimEnd().endsWith("include = 'operator.conf'")).toBe(true);
});
