import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { SYMBOLS } from '@nokshi/house-math/slot/symbols.ts';
import { expect, test } from 'vitest';
import { CARD_DRAWINGS, DRAWINGS } from '../drawings/drawings.ts';
import { HEROES } from './heroes.ts';

/** Words as they are compared: "kites" name a kite. */
const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(ies|y|s)$/, ''));

/** "Melon" and "watermelon" are the same to a reader, "sun" and "sunken" are not. */
const sameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 && (one.includes(other) || other.includes(one)));

const namesOf = (drawing: string) => [
  ...stems(drawing),
  ...stems((SYMBOLS as Readonly<Record<string, { EN: string }>>)[drawing]?.EN ?? ''),
];

test('every game of the house has a hero, and no hero is of a game that is not there', () => {
  expect(Object.keys(HEROES).toSorted()).toEqual([...SLOTS.keys()].toSorted());
});

test('what a card shows is a word of the game’s name, or a reason says why not', () => {
  const unnamed = [...SLOTS.values()].flatMap(({ code, name }) => {
    const { hero = '', why } = HEROES[code] ?? {};
    const said = stems(`${name.EN} ${code}`);
    const named = namesOf(hero).some((one) => said.some((word) => sameWord(one, word)));
    return named || why ? [] : [`${name.EN}: ${hero}`];
  });
  expect(unnamed).toEqual([]);
});

test('a reason is given only where the name does not say it', () => {
  const needless = [...SLOTS.values()].filter(({ code, name }) => {
    const { hero = '', why } = HEROES[code] ?? {};
    return why && namesOf(hero).some((one) => stems(name.EN).includes(one));
  });
  expect(needless.map(({ name, code }) => `${name.EN}: ${HEROES[code]?.hero}`)).toEqual([]);
});

test('every hero and mate is drawn, and every drawing of cards alone is on a card', () => {
  const shown = Object.values(HEROES).flatMap(({ hero, mate }) => [hero, mate ?? hero]);
  expect(shown.filter((id) => !(id in DRAWINGS))).toEqual([]);
  expect(Object.keys(CARD_DRAWINGS).filter((id) => !shown.includes(id))).toEqual([]);
  expect(Object.keys(CARD_DRAWINGS).filter((id) => id in SYMBOLS)).toEqual([]);
});
