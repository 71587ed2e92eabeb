import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['another case, more blanks', 'Rina  Akter', 'rina akter'],
  ['a point after the short form', 'Md. Rahim', 'MD RAHIM'],
  ['a joiner', 'র‍্যাচেল', 'র্যাচেল'],
  ['a non-joiner', 'র‌্যাচেল', 'র‍্যাচেল'],
  ['a colon for a visarga', 'মো: রহিম', 'মোঃ রহিম'],
  ['a point for a visarga', 'মো. রহিম', 'মোঃ রহিম'],
  ['a letter in one sign or in two', 'রহিম খাঁ ড়', 'রহিম খাঁ ড\u09BC'],
  ['another apostrophe', "O'Neil", 'O´Neil'],
  ['wide letters', 'ＲＡＨＩＭ', 'Rahim'],
  ['the Kelvin sign', 'Karim', '\u212Aarim'],
  ['a letter with a capital of two', 'Weiß', 'WEISS'],
  ['a mark of direction', '\u200ERahim\u202C', 'Rahim'],
] as const)('one name with %s has one key', (_, one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Rahim', 'Karim'],
  ['রহিম', 'করিম'],
  ['Ana', 'Anna'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it('a key of a key is the same, and marks alone are no name', () => {
  expect(nameKey(nameKey('মোঃ Weiß O’Neil'))).toBe(nameKey('মোঃ Weiß O’Neil'));
  expect(nameKey(' ., \u200D')).toBe('');
});
