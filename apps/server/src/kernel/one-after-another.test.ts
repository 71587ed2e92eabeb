import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

/** Reads that the test ends, in any order. */
function slow() {
  const ends: (() => void)[] = [];
  let known = '';
  let state = 'old';
  const refresh = oneAfterAnother(async () => {
    const seen = state;
    await new Promise<void>((end) => ends.push(end));
    known = seen;
  });
  const began = async (n: number) => {
    await expect.poll(() => ends.length).toBe(n);
  };
  return { refresh, began, ends, known: () => known, become: (to: string) => (state = to) };
}

it('one after another: an older read never replaces a newer one', async () => {
  const memory = slow();
  const first = memory.refresh();
  await memory.began(1);
  memory.become('new');
  const second = memory.refresh();
  memory.ends[0]?.();
  await first;
  expect(memory.known()).toBe('old');
  await memory.began(2);
  memory.ends[1]?.();
  await second;
  expect(memory.known()).toBe('new');
});

it('one after another: all callers during a read share the next one', async () => {
  const memory = slow();
  const first = memory.refresh();
  await memory.began(1);
  const rest = [memory.refresh(), memory.refresh(), memory.refresh()];
  memory.ends[0]?.();
  await first;
  await memory.began(2);
  memory.ends[1]?.();
  await Promise.all(rest);
  expect(memory.ends.length).toBe(2);
});

it('one after another: continues after a failed read', async () => {
  let tries = 0;
  const refresh = oneAfterAnother(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
  });
  await expect(refresh()).rejects.toThrow('the database is away');
  await refresh();
  expect(tries).toBe(2);
});
