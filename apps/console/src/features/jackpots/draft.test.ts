import { expect, it } from 'vitest';
import { draftOf, previewOf, termsOf } from './draft.ts';

const draft = { ...draftOf(null), EN: 'House jackpot', BN: 'হাউস জ্যাকপট' };

it('a new pool begins from the rate of the specification', () => {
  expect(termsOf(draft)).toMatchObject({ step: '165.11', stepMs: 3_000, from: null });
});

it('terms come back from their fields as they went in', () => {
  const terms = { ...termsOf(draft), until: '2026-06-01T18:00:00.000Z' };
  expect(termsOf(draftOf(terms))).toEqual(terms);
});

it('the preview says what a cycle will be like', () => {
  expect(previewOf(draft)).toEqual({
    anHour: 19_813_200n,
    aDay: 475_516_800n,
    hoursToCap: 24.7,
    middle: 255_000_000n,
    coverAtMost: 500_000_000n,
  });
  expect(previewOf({ ...draft, cap: '100000.00' })).toBeNull();
  expect(previewOf({ ...draft, seconds: 'x' })).toBeNull();
});
