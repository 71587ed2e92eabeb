import { expect, it } from 'vitest';
import { en } from '../locales/en/console.ts';
import { FLAG_WORDS } from './setting-words.ts';

it('names every module flag that has words', () => {
  const named = Object.keys(en).flatMap((id) => /^flag\.(\w+)$/.exec(id)?.[1] ?? []);
  expect(Object.keys(FLAG_WORDS).toSorted()).toEqual(named.toSorted());
});
