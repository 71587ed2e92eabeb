import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';

it('canonical: one text for one value, whatever the order of its keys', () => {
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'জমা' }], 10: 1, 9: 2 })).toBe(
    '{"10":1,"9":2,"a":[{"c":"জমা","d":null}],"b":1}',
  );
  expect(canonicalJson({ at: new Date(0), n: 10n ** 20n, no: undefined })).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","n":"100000000000000000000"}',
  );
});

it('canonical: JSON of the same value, unchanged by a round trip', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      const back = JSON.parse(JSON.stringify(value)) as unknown;
      expect(JSON.parse(text)).toEqual(back);
      expect(canonicalJson(back)).toBe(text);
    }),
  );
});
