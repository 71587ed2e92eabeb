import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const weak = (password: string) => isWeakPassword(password, 'rahim77');

describe('a common password is refused', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    '12345678',
    '123456789',
    '87654321',
    'qwertyuiop',
    'qwerty123',
    '1qaz2wsx',
    '1q2w3e4r5t',
    'asdfghjkl',
    'abcd1234',
    'iloveyou2',
    'trustno1',
    'sunshine88',
    'football1',
    'bangladesh71',
    'JoyBangla1971',
    'sylhet123',
    'aaaaaaaa',
    '12121212',
    'xyzaxyza',
    '01011990',
    '19711216',
    'rahim77',
    'rahim77!',
    'Rahim77rahim77',
    'nokshi2026',
    '11223344',
    'letmein1',
    'superman123',
    'ｐａｓｓｗｏｒｄ１',
    '১২৩৪৫৬৭৮',
    'pass\u200Bword1',
    '\u212Aarimkarim',
    'ｒａｈｉｍ７７',
  ])('%s', (password) => {
    expect(weak(password)).toBe(true);
  });
});

describe('any other password is accepted, whatever it is made of', () => {
  it.each([
    'correct horse battery',
    'tk7-Qm2pz',
    'monsoon over Sylhet',
    'ilish machh bhaja',
    'আমার গোপন কথা',
    '83016457',
    'Zq9!vT4x',
    'karnaphuli-7',
    'wq8rhfk2',
    'dragon8340192746',
    'blue kantha river 9',
  ])('%s', (password) => {
    expect(weak(password)).toBe(false);
  });
});

it('the longest password takes no time to check', () => {
  const started = performance.now();
  for (const piece of ['a', 'ab', 'password', '1qaz', '!'])
    weak(piece.repeat(Math.floor(256 / piece.length)));
  expect(performance.now() - started).toBeLessThan(5_000);
});
