import { expect, test } from 'vitest';
import { plainCode } from './typed-code.ts';

test.each([
  '123456',
  '123 456',
  ' 123-456 ',
  '১২৩ ৪৫৬',
  '123\u00A0456',
  '\u200B123456',
  '１２３ ４５６',
  '123–456',
])('reads %j as the code 123456', (typed) => expect(plainCode(typed)).toBe('123456'));
