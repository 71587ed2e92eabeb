import { expect, test } from 'vitest';
import { searchIndex } from './search-index.ts';
import { aboutWords } from './about-words.ts';

const GAME = {
  names: 'Tidal river জোয়ারের নদী river-ways',
  vendor: ['Padma Works', 'পদ্মা ওয়ার্কস'],
  classify: ['JP'],
  descriptions: ['Boats bring free spins.', 'নৌকা ফ্রি স্পিন আনে।'],
} as const;

test.each([
  'padma',
  'পদ্মা',
  'jackpot',
  'জ্যাকপট',
  'free spins',
  'ফ্রি স্পিন',
  'nodi',
  'nouka',
  'tidal padma',
])('a game is found by its provider, class, features and theme: %s', (query) => {
  const search = searchIndex([aboutWords(GAME), 'another game'], { asTyped: true });
  expect([...search(query)].map((fit) => fit > 0)).toEqual([true, false]);
});

test('a game is not found by the theme of another', () => {
  const search = searchIndex([aboutWords(GAME)], { asTyped: true });
  expect([...search('hati')]).toEqual([0]);
});
