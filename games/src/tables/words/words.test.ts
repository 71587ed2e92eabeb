import { expect, test } from 'vitest';
import { bn } from './bn.ts';
import { en } from './en.ts';

const facts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

test('both languages say the same facts', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect(facts(bn[key]), key).toEqual(facts(en[key]));
});
