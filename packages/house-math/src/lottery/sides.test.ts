import { describe, expect, test } from 'vitest';
import { full, some } from '../../../../tests/harness/extent.ts';
import { simulationRandom } from '../fairness/simulation.ts';
import { FAMILIES, type FamilyCode } from './families.ts';
import type { Numbers, Play, Selection } from './play.ts';
import { THROWS } from './plays/dice.ts';
import { SIDES } from './plays/place-sides.ts';
import { type Answer, answersOf, oppositesOf } from './sides.ts';
import { arrangementsOf, choicesOf, tuplesOf } from './tuples.ts';

const DAY = '2026-11-27';
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** Every number as the special one and in every normal place, and what chance adds for the sum of all. */
function markSixDraws(): Numbers[] {
  const random = simulationRandom(49);
  const turns = upTo(49).map((turn) => upTo(7).map((at) => ((turn + at * 7) % 49) + 1));
  return [...turns, ...Array.from({ length: 2_000 }, () => FAMILIES.lhc.draw(random))];
}

/** Each car in each place, and each pair of cars in front. */
const races = () =>
  arrangementsOf(upTo(10), 2).flatMap((front) => {
    const rest = upTo(10).filter((car) => !front.includes(car));
    return [[...front, ...rest], [...rest, ...front].toReversed()];
  });

/** All draws of five digits in `npm run test:full`; else each four of them with a fifth. */
const fiveDigits = () =>
  full
    ? tuplesOf(10, 5)
    : tuplesOf(10, 4).map((four) => [...four, (3 * (four[0] ?? 0) + 7 * (four[2] ?? 0) + 1) % 10]);

const DRAWS: Readonly<Partial<Record<FamilyCode, () => readonly Numbers[]>>> = {
  ssc: fiveDigits,
  '3d': () => tuplesOf(10, 3),
  p3: () => tuplesOf(10, 3),
  p5: fiveDigits,
  '11x5': () =>
    // Every set of five, in its order, from behind, and once turned.
    choicesOf(upTo(11), 5).flatMap((set) => [
      set,
      set.toReversed(),
      [...set.slice(2), ...set.slice(0, 2)],
    ]),
  pk10: races,
  k3: () => THROWS,
  lhc: markSixDraws,
  wingo: () => tuplesOf(10, 1),
};

/** A selection of one answer alone. */
function only(play: Play, answer: Answer): Selection {
  if (play.kind === 'options')
    return { kind: 'options', options: [play.prizes.findIndex(({ code }) => code === answer)] };
  const [place = '', name = ''] = answer.split(':');
  const number = play.asks.sides ? SIDES.findIndex((side) => side === name) : Number(name);
  const places = Array.from({ length: play.asks.places ?? 0 }, (_, at) =>
    at + 1 === Number(place) ? [number] : [],
  );
  return { kind: 'places', places };
}

const count = (counts: readonly number[] = []) => counts.reduce((all, each) => all + each, 0);

describe.each(Object.entries(DRAWS) as [FamilyCode, () => readonly Numbers[]][])(
  'opposite answers of %s',
  (family, drawsOf) => {
    const draws = drawsOf();
    const sided = FAMILIES[family]
      .plays(DAY)
      .map((play) => [play.code, play, oppositesOf(family, play.code)] as const)
      .filter(([, , groups]) => groups.length > 0);

    test('are known for its plays', () => {
      expect(sided.length).toBeGreaterThan(0);
    });

    // Places are alike: the first two groups, all of them in `npm run test:full`.
    test.each(sided)('a draw makes at most one of each group of %s true', (_, play, groups) => {
      for (const group of some(groups, 2)) {
        const selections = group.map((answer) => only(play, answer));
        expect(selections.map((one) => answersOf(play, one)[0])).toEqual(group);
        expect(selections.every((one) => play.accepts(one))).toBe(true);
        let decided = 0;
        for (const numbers of draws) {
          const wins = selections.filter((one) => count(play.hits(one, numbers)) > 0).length;
          if (wins > 1) throw new Error(`${wins} of ${group.join(', ')} win with ${numbers}`);
          const ties = selections.some((one) => count(play.ties?.(one, numbers)) > 0);
          if (wins === 1 || ties) decided += 1;
        }
        // All but triples of dice and equal digits of a dragon and a tiger.
        expect(decided / draws.length).toBeGreaterThanOrEqual(0.9);
      }
    });
  },
);

test('no answer is in two groups of its play', () => {
  for (const family of Object.keys(DRAWS) as FamilyCode[])
    for (const { code } of FAMILIES[family].plays(DAY)) {
      const answers = oppositesOf(family, code).flat();
      expect(new Set(answers).size, `${family} ${code}`).toBe(answers.length);
    }
});

test('a play without sides has no opposite answers', () => {
  expect(oppositesOf('ssc', 'five-straight')).toEqual([]);
  expect(oppositesOf('vn-north', 'tail-2')).toEqual([]);
  expect(oppositesOf('ssc', 'constructor')).toEqual([]);
});
