import { expect, test } from 'vitest';
import { instantsBn } from '../instants/words/bn.ts';
import { instantsEn } from '../instants/words/en.ts';
import { kiteBn } from '../kite/words/bn.ts';
import { kiteEn } from '../kite/words/en.ts';
import { stageEn } from '../stage/words/en.ts';
import { bn as tablesBn } from '../tables/words/bn.ts';
import { en as tablesEn } from '../tables/words/en.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { wordsOf } from './index.ts';

const facts = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['slots', en, bn],
  ['tables', tablesEn, tablesBn],
  ['the kite', kiteEn, kiteBn],
  ['instant games', instantsEn, instantsBn],
])('both languages of %s say the same facts', (_, english, bengali) => {
  for (const [key, words] of Object.entries(english))
    expect(facts(bengali[key]), key).toEqual(facts(words));
});

test('what every stage says of its connection and its money, each game says as well', () => {
  for (const words of [kiteEn, instantsEn])
    expect(words).toMatchObject({
      lost: stageEn.lost,
      stillLost: stageEn.stillLost,
      ended: stageEn.ended,
      outOfMoney: stageEn.outOfMoney,
    });
});

test('values are filled in', () => {
  expect(wordsOf('EN')('won', { amount: '৳1.00' })).toBe('Won ৳1.00');
  expect(wordsOf('BN')('won', { amount: '৳1.00' })).toBe('জিতেছেন ৳1.00');
});
