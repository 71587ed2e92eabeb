import { expect, it } from 'vitest';
import { ruleFailure } from './rules.ts';

const rule = {
  field: 'username',
  enabled: true,
  required: true,
  patternId: 'letters-digits',
  minLength: 4,
  maxLength: 8,
  acceptedPattern: '[a-zA-Z][a-zA-Z0-9]*',
};

it('asks for a required value and lets an optional one be empty', () => {
  expect(ruleFailure(rule, '')?.kind).toBe('required');
  expect(ruleFailure({ ...rule, required: false }, '')).toBeNull();
});

it('holds the length at both ends and says one figure when they are equal', () => {
  expect(['abc', 'abcd', 'abcdefgh', 'abcdefghi'].map((v) => ruleFailure(rule, v)?.kind)).toEqual([
    'length',
    undefined,
    undefined,
    'length',
  ]);
  expect(ruleFailure({ ...rule, minLength: 6, maxLength: 6 }, 'abc')?.kind).toBe('exact-length');
});

it('matches the whole value, and anything at all by a star', () => {
  expect(ruleFailure(rule, '1abc')?.kind).toBe('pattern');
  expect(ruleFailure(rule, 'abcd!')?.kind).toBe('pattern');
  expect(ruleFailure({ ...rule, acceptedPattern: '*' }, 'ab c!')).toBeNull();
});

it('leaves a pattern that it cannot read to the server', () => {
  expect(ruleFailure({ ...rule, acceptedPattern: '(' }, 'abcd')).toBeNull();
});
