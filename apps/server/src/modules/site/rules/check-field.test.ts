import { describe, expect, it } from 'vitest';
import { checkField, type FieldRule } from './check-field.ts';
import { fits, PATTERNS, type PatternId } from './patterns.ts';

const username: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'username',
  minLength: 4,
  maxLength: 15,
};

describe('a field of the registration form', () => {
  it.each([
    ['rahim7', null],
    ['Rahim', null],
    ['abc', 'length'],
    ['abcd', null],
    ['abcdefghijklmno', null],
    ['abcdefghijklmnop', 'length'],
    ['7rahim', 'pattern'],
    ['ra him', 'pattern'],
    ['রহিমউদ্দিন', 'pattern'],
    ['', 'missing'],
    [undefined, 'missing'],
  ])('username %j is answered with %j', (value, fault) => {
    expect(checkField(username, value)).toBe(fault);
  });

  it('may stay empty when it is not required', () => {
    expect(checkField({ ...username, required: false }, '')).toBeNull();
  });

  it('is unwanted when the form does not have it', () => {
    expect(checkField({ ...username, enabled: false }, 'rahim')).toBe('unwanted');
    expect(checkField({ ...username, enabled: false }, undefined)).toBeNull();
  });

  it('takes anything of the right length without a pattern', () => {
    const free = { ...username, patternId: null, minLength: 6, maxLength: 6 };
    expect(checkField(free, '!!!!!!')).toBeNull();
    expect(checkField({ ...free, patternId: 'any' }, '💚💚💚💚💚💚')).toBeNull();
    expect(checkField(free, '12345')).toBe('length');
    expect(checkField(free, '1234567')).toBe('length');
  });

  it.each(Object.keys(PATTERNS) as PatternId[])('no input makes the pattern %s hang', (pattern) => {
    const started = performance.now();
    for (const piece of ['a', '1', '@', '.', '+', 'a@a.'])
      fits(pattern, `${piece.repeat(60_000)}!`);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it.each([
    ['01712345678', true],
    ['+8801712345678', true],
    ['8801912345678', true],
    ['01212345678', false],
    ['0171234567', false],
  ])('mobile number %s: %s', (number, right) => {
    expect(fits('mobile-bd', number)).toBe(right);
  });
});
