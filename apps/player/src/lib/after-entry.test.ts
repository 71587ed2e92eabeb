import { expect, it } from 'vitest';
import { afterEntry, afterRegistration } from './after-entry.ts';

it('puts the game that was wanted one tap away on the home page', () => {
  expect(afterEntry('/rng', 'm=login&next=%2Fgame%3Fid%3Dkantha-lines')).toBe(
    '/?continue=kantha-lines',
  );
});

it('goes to another wanted page of ours and to no foreign one', () => {
  expect(afterEntry('/', 'm=login&next=%2Fpromotions')).toBe('/promotions');
  for (const foreign of ['https://evil.example', '//evil.example', '/\t/evil.example', '/\\evil'])
    expect(afterEntry('/rng', `m=login&next=${encodeURIComponent(foreign)}`)).toBe('/rng');
});

it('stays where the member was, without the modal', () => {
  expect(afterEntry('/rng', 'm=login&q=lines')).toBe('/rng?q=lines');
  expect(afterEntry('/', 'mc=depositv2')).toBe('/?mc=depositv2');
});

it('leaves the pages that only carry the modal', () => {
  expect(afterEntry('/register', '')).toBe('/');
  expect(afterEntry('/login', '')).toBe('/');
});

it('leads a new member home from any page, with what was wanted and nothing else (S-026)', () => {
  const home = '/?m=welcome';
  expect(afterRegistration('m=register&q=lines&referralCode=BONDHU7')).toBe(home);
  const game = encodeURIComponent('/game?id=kantha-lines');
  expect(afterRegistration(`m=register&next=${game}`)).toBe('/?continue=kantha-lines&m=welcome');
  expect(afterRegistration('m=register&next=%2Fpromotions')).toBe('/promotions?m=welcome');
});

it('opens no welcome over the pages of money', () => {
  expect(afterRegistration('m=register&mc=depositv2')).toBe('/?mc=depositv2');
});
