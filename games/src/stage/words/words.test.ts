import { expect, test } from 'vitest';
import { instantsBn } from '../../instants/words/bn.ts';
import { instantsEn } from '../../instants/words/en.ts';
import { kiteBn } from '../../kite/words/bn.ts';
import { kiteEn } from '../../kite/words/en.ts';

const facts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test('both languages say the same facts', () => {
  for (const [en, bn] of [
    [kiteEn, kiteBn],
    [instantsEn, instantsBn],
  ] as const)
    for (const [key, words] of Object.entries(en))
      expect(facts(bn[key as keyof typeof bn]), key).toEqual(facts(words));
});
