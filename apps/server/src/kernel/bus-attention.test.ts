import { expect, it } from 'vitest';
import { createAttention } from './bus-attention.ts';

const beats = (attention: ReturnType<typeof createAttention>, count: number, own = true) =>
  Array.from({ length: count }, () => {
    if (own) attention.hears('me', 1);
    return attention.beat();
  });

it('bus attention: misses nothing while texts are numbered without a gap', () => {
  const attention = createAttention('me');
  expect([1, 2, 3].map((count) => attention.hears('a', count))).toEqual([false, false, false]);
  expect(attention.hears('b', 1)).toBe(false);
});

it('bus attention: detects a gap, and a server first heard in mid-sequence', () => {
  const attention = createAttention('me');
  attention.hears('a', 1);
  expect(attention.hears('a', 3)).toBe(true);
  expect(attention.hears('a', 4)).toBe(false);
  expect(attention.hears('b', 7)).toBe(true);
});

it('bus attention: does not trust the last texts of a server that fell silent', () => {
  const attention = createAttention('me');
  attention.hears('a', 1);
  expect(beats(attention, 3)).toEqual([false, false, false]);
  expect(beats(attention, 3)).toEqual([true, false, false]);
});

it('bus attention: is deaf without its own texts, and reloads every other beat', () => {
  const attention = createAttention('me');
  attention.hears('me', 1);
  expect(beats(attention, 7, false)).toEqual([false, false, true, false, true, false, true]);
  expect(attention.deaf()).toBe(true);
  attention.hears('me', 9);
  expect(attention.deaf()).toBe(false);
});

it('bus attention: knows whether other servers exist, and assumes so while it is deaf', () => {
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
