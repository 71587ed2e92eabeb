import { expect, it } from 'vitest';
import { createAttention } from './bus-attention.ts';

const beats = (attention: ReturnType<typeof createAttention>, count: number, own = true) =>
  Array.from({ length: count }, () => {
    if (own) attention.hears('me', 1);
    return attention.beat();
  });

it('misses nothing while every text has the next number', () => {
  const attention = createAttention('me');
  expect([1, 2, 3].map((count) => attention.hears('a', count))).toEqual([false, false, false]);
  expect(attention.hears('b', 1)).toBe(false);
});

it('finds a gap, and who is met in the middle of its speech', () => {
  const attention = createAttention('me');
  attention.hears('a', 1);
  expect(attention.hears('a', 3)).toBe(true);
  expect(attention.hears('a', 4)).toBe(false);
  expect(attention.hears('b', 7)).toBe(true);
});

it('does not trust the last words of a server that fell silent', () => {
  const attention = createAttention('me');
  attention.hears('a', 1);
  expect(beats(attention, 3)).toEqual([false, false, false]);
  expect(beats(attention, 3)).toEqual([true, false, false]);
});

it('is deaf when its own words do not come back, and reads anew every other beat', () => {
  const attention = createAttention('me');
  attention.hears('me', 1);
  expect(beats(attention, 7, false)).toEqual([false, false, true, false, true, false, true]);
  expect(attention.deaf()).toBe(true);
  attention.hears('me', 9);
  expect(attention.deaf()).toBe(false);
});

it('knows whether there are other servers, and thinks there are while it cannot know', () => {
  const attention = createAttention('me');
  expect(attention.others()).toBe(true);
  beats(attention, 4);
  expect(attention.others()).toBe(false);
  attention.hears('a', 1);
  expect(attention.others()).toBe(true);
  beats(attention, 4);
  expect(attention.others()).toBe(false);
  beats(attention, 3, false);
  expect(attention.others()).toBe(true);
});
