import { expect, inject, test } from 'vitest';
import { compareClocks } from './compare-clocks.ts';

const off = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

test('a server whose clock is a few seconds from the database’s starts', async () => {
  await compareClocks(inject('testDatabaseUrl'), off(5_000));
});

test.each([2 * 86_400_000, -86_400_000])('one whose clock is %i ms off does not', async (ms) => {
  const comparing = compareClocks(inject('testDatabaseUrl'), off(ms));
  await expect(comparing).rejects.toThrow(/^The clock of this machine says .* set the wrong one/);
});
