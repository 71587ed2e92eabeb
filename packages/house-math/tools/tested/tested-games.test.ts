import { expect, test } from 'vitest';
import { FAMILY_NAMES } from '../../src/slot/index.ts';
import { packageFolder } from '../package-folder.ts';
import { hashesDue, recordedHashes, triedGames } from './due-games.ts';

test('every game was tested as it is now; else run npm run games:tested', () => {
  const folder = packageFolder();
  const [hashes, recorded] = [hashesDue(folder), recordedHashes(folder)];
  const codes = new Set([...hashes.keys(), ...recorded.keys()]);
  expect([...codes].filter((code) => hashes.get(code) !== recorded.get(code))).toEqual([]);
});

test('a game of each family is tried in any case', () => {
  const tried = new Set(triedGames().map(({ game }) => game.family));
  expect(FAMILY_NAMES.filter((family) => !tried.has(family))).toEqual([]);
});
