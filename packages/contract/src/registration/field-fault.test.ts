import { describe, expect, it } from 'vitest';
import { registrationBn } from '../words/registration-bn.ts';
import { registrationEn } from '../words/registration-en.ts';
import { type FieldRule, faultWords, fieldFault } from './field-fault.ts';
import { STEP } from './pattern-program.ts';
import { fits, PATTERNS, type PatternId } from './patterns.ts';

const username: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'username',
  program: null,
  minLength: 4,
  maxLength: 15,
};
const fault = (rule: FieldRule, value: string | undefined) => fieldFault(rule, value);

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
  ])('username %j gets %j', (value, due) => {
    expect(fault(username, value)).toBe(due);
  });

  it('may stay empty when it is not required', () => {
    expect(fault({ ...username, required: false }, '')).toBeNull();
  });

  it('is unwanted when the form does not have it', () => {
    expect(fault({ ...username, enabled: false }, 'rahim')).toBe('unwanted');
    expect(fault({ ...username, enabled: false }, undefined)).toBeNull();
  });

  it('accepts anything of the right length without a pattern', () => {
    const free = { ...username, patternId: null, minLength: 6, maxLength: 6 };
    expect(fault(free, '!!!!!!')).toBeNull();
    expect(fault({ ...free, patternId: 'any' }, '💚💚💚💚💚💚')).toBeNull();
    expect(fault(free, '12345')).toBe('length');
    expect(fault(free, '1234567')).toBe('length');
  });

  it.each(Object.keys(PATTERNS) as PatternId[])('no input makes the pattern %s slow', (pattern) => {
    const started = performance.now();
    for (const piece of ['a', '1', '@', '.', '+', 'a@a.'])
      fits(pattern, `${piece.repeat(60_000)}!`);
    expect(performance.now() - started).toBeLessThan(5_000);
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

  it('with an operator’s pattern runs its program, after checking the length', () => {
    const sign = (letter: string, next: number) => [
      STEP.sign,
      next,
      ...Array(2).fill(letter.charCodeAt(0)),
    ];
    const steps = [...[...'abcd'].map((letter, at) => sign(letter, at + 1)), [STEP.end]];
    const own = { ...username, patternId: 'own', program: { start: 0, steps } };
    expect(fault(own, 'abcd')).toBeNull();
    expect(fault(own, 'abce')).toBe('pattern');
    expect(fault(own, 'abc')).toBe('length');
  });

  it('says one figure when only one length is allowed', () => {
    expect(faultWords('length', username)).toBe('rule.length');
    expect(faultWords('length', { ...username, minLength: 15 })).toBe('rule.exact');
    expect(faultWords('missing', username)).toBe('rule.required');
    expect(faultWords('pattern', username)).toBe('rule.username');
    expect(faultWords('pattern', { ...username, patternId: 'own' })).toBe('rule.own');
  });
});

describe('the words of a rule', () => {
  /** In the order of the specification's families. */
  const FAMILIES =
    'username chinese email alphanumeric letters-and-digits digits one-capital english-name ' +
    'no-spaces thai korean date-ymd date-mdy strong';

  it('are one sentence for each pattern, in both languages, with its figures', () => {
    const ids = FAMILIES.split(' ').map((patternId) =>
      faultWords('pattern', { ...username, patternId }),
    );
    for (const words of [registrationEn, registrationBn])
      expect(new Set(ids.map((id) => words[id])).size).toBe(14);
    expect(registrationEn['rule.chinese']).toBe('Please use Chinese characters.');
    expect(registrationBn['rule.chinese']).toBe('চীনা অক্ষরে লিখুন।');
    expect(registrationEn['rule.username']).toContain('begin with a letter');
    expect(registrationEn['rule.username']).toContain('{min} to {max}');
    expect(registrationBn['rule.username']).toContain('{min} থেকে {max}');
    expect(registrationEn['rule.length']).toBe('This needs {min} to {max} characters.');
    expect(registrationBn['rule.length']).toBe('এখানে {min} থেকে {max} অক্ষর দরকার।');
    expect(registrationEn['rule.exact']).toBe('This needs exactly {min} characters.');
    expect(registrationBn['rule.exact']).toBe('এখানে ঠিক {min} অক্ষর দরকার।');
  });

  it('are the same for every field that is empty', () => {
    for (const patternId of [...FAMILIES.split(' '), 'any', 'own', null])
      expect(faultWords('missing', { ...username, patternId })).toBe('rule.required');
    expect(registrationEn['rule.required']).toBe('Please fill this in.');
    expect(registrationBn['rule.required']).toBe('এটি পূরণ করুন।');
  });
});

describe('the catalogue of patterns', () => {
  it.each<[PatternId, readonly string[], readonly string[]]>([
    ['username', ['a', 'Rahim7'], ['7a', 'a b', 'আ']],
    ['email', ['a@b.co', 'x.y+z@mail.example.com'], ['a@b', '@b.co', 'a b@c.de', 'a@b..co']],
    ['digits', ['0123'], ['12a', '১২']],
    ['alphanumeric', ['a1', '123', 'abc'], ['a-b', 'a b']],
    ['letters-and-digits', ['a1', '1a', 'abc123'], ['abc', '123', 'a1!']],
    ['one-capital', ['aBc', 'A'], ['abc', '123']],
    ['english-name', ['Rina Akter'], ['Rina7', 'রিনা']],
    [
      'real-name',
      ['রিনা আক্তার', "Ana-María O'Neil", 'মোঃ রহিম', 'মো: রহিম', 'র\u200D্যাচেল', 'র\u200C্যাচেল'],
      ['Rina7', '<b>', ' Rina', '\u200DRina', ': Rina'],
    ],
    ['bengali', ['রিনা আক্তার', 'মো: রহিম', 'র\u200D্যাচেল', 'র\u200C্যাচেল'], ['Rina']],
    ['chinese', ['王小明'], ['Wang', '王1']],
    ['thai', ['สมชาย'], ['Somchai']],
    ['korean', ['김민수'], ['Kim', '王']],
    ['no-spaces', ['a-b'], ['a b', 'a\tb']],
    [
      'date-ymd',
      ['2000-02-29', '1999-12-31'],
      ['2001-02-29', '2026-02-31', '2026-13-01', '26-1-1'],
    ],
    ['date-mdy', ['02-29-2000'], ['13-01-2020', '02-30-2020', '2020-01-13']],
    ['strong', ['Abc1!', 'জলA1b#'], ['abc1!', 'ABC1!', 'Abcd!', 'Abc12']],
    ['any', ['', 'anything <at> all'], []],
  ])('%s matches what its name says and nothing else', (pattern, right, wrong) => {
    for (const value of right) expect([value, fits(pattern, value)]).toEqual([value, true]);
    for (const value of wrong) expect([value, fits(pattern, value)]).toEqual([value, false]);
  });
});
