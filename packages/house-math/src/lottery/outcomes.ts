import { sum } from './counting.ts';
import { FAMILIES, type Family, isFamily } from './families.ts';
import type { Numbers, Play, Selection } from './play.ts';
import { AREAS } from './plays/ssc.ts';
import { alikeOutcomes, type Outcome } from './alike.ts';
import { arrangementsOf, choicesOf, tuplesOf } from './tuples.ts';

const made = new WeakMap<Play, readonly Outcome[] | null>();

/**
 * All that can come of a bet, where that is about a thousand cases at most; weights are in proportion to how many draws
 * each stands for. Null where there are more.
 */
export function outcomesOf(
  family: string,
  play: Play,
  selection: Selection,
): readonly Outcome[] | null {
  if (!isFamily(family)) return null;
  const known = made.get(play);
  const outcomes = known === undefined ? find(FAMILIES[family], play) : known;
  made.set(play, outcomes);
  return outcomes ?? alikeOutcomes(FAMILIES[family].shape, play, selection);
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
const alike = (draws: readonly Numbers[]): readonly Outcome[] =>
  draws.map((numbers) => ({ numbers, weight: 1 }));

/** Tuples of numbers in some places; what the other places show is of no concern. */
const inPlaces = (
  tuples: readonly Numbers[],
  places: readonly number[],
  count: number,
): readonly Outcome[] =>
  alike(
    tuples.map((tuple) => {
      const numbers = Array.from({ length: count }, () => 0);
      places.forEach((place, at) => {
        numbers[place] = tuple[at] ?? 0;
      });
      return numbers;
    }),
  );

function find({ shape: { look, count, to } }: Family, play: Play): readonly Outcome[] | null {
  switch (look) {
    case 'dice':
      return alike(tuplesOf(6, count).map((faces) => faces.map((face) => face + 1)));
    case 'digits':
      return ofDigits(play.code, count);
    case 'balls':
      return ofBalls(play.code);
    case 'race':
      return ofRace(play.code, to);
    case 'marks':
      return ofMarks(play.code, to);
    case 'prizes':
      return null;
  }
}

function ofDigits(code: string, count: number): readonly Outcome[] | null {
  if (count <= 3) return alike(tuplesOf(10, count));
  const area = AREAS.find(({ name }) => code.startsWith(`${name}-`));
  if (area && area.places.length <= 3)
    return inPlaces(tuplesOf(10, area.places.length), area.places, count);
  const [, one, other] = /^dragon-tiger-(\d)(\d)$/.exec(code) ?? [];
  if (one && other) return inPlaces(tuplesOf(10, 2), [Number(one) - 1, Number(other) - 1], count);
  return code.endsWith('-sum-size-parity') && count === 5 ? ofDigitSums(count) : null;
}

/** Of each sum of digits one draw, and how many there are. */
function ofDigitSums(count: number): readonly Outcome[] {
  let ways: readonly number[] = [1];
  for (let place = 0; place < count; place += 1) {
    const before = ways;
    ways = Array.from({ length: before.length + 9 }, (_, total) =>
      sum(Array.from({ length: 10 }, (_each, digit) => before[total - digit] ?? 0)),
    );
  }
  return ways.map((weight, total) => ({
    numbers: Array.from({ length: count }, (_, place) =>
      Math.max(0, Math.min(9, total - 9 * place)),
    ),
    weight,
  }));
}

/** Five of eleven: the set alone decides, or the order of the first ones, or of two places. */
function ofBalls(code: string): readonly Outcome[] | null {
  const [, front] = /^front(\d)-/.exec(code) ?? [];
  if (front) return alike(arrangementsOf(upTo(11), Number(front)));
  const [, one, other] = /^dragon-tiger-(\d)(\d)$/.exec(code) ?? [];
  if (one && other)
    return inPlaces(arrangementsOf(upTo(11), 2), [Number(one) - 1, Number(other) - 1], 5);
  return /^any\d|^odd-count$|^median$|^sum-(size|parity)$/.test(code)
    ? alike(choicesOf(upTo(11), 5))
    : null;
}

function ofRace(code: string, cars: number): readonly Outcome[] | null {
  const [, front] = /^front([1-3])-/.exec(code) ?? [];
  const leading = front ? Number(front) : code.startsWith('top2-') ? 2 : 0;
  if (leading > 0) return alike(arrangementsOf(upTo(cars), leading));
  const [, place] = /^dragon-tiger-(\d)$/.exec(code) ?? [];
  if (!place) return null;
  const at = Number(place) - 1;
  return inPlaces(arrangementsOf(upTo(cars), 2), [at, cars - 1 - at], cars);
}

/** Seven of 49: the special number alone decides, or the sum of all. */
function ofMarks(code: string, most: number): readonly Outcome[] | null {
  const marks = upTo(most);
  if (code.startsWith('special'))
    return alike(
      marks.map((special) => [...marks.filter((mark) => mark !== special).slice(0, 6), special]),
    );
  return code === 'total-sides' ? ofSetSums(most, 7) : null;
}

/** Of each sum of so many different numbers one set, and how many there are. */
function ofSetSums(most: number, count: number): readonly Outcome[] {
  const ways = Array.from({ length: count + 1 }, () => new Float64Array(most * count + 1));
  ways[0]?.fill(1, 0, 1);
  for (const number of upTo(most))
    for (let chosen = count; chosen > 0; chosen -= 1)
      for (let total = most * count; total >= number; total -= 1) {
        const row = ways[chosen];
        if (row) row[total] = (row[total] ?? 0) + (ways[chosen - 1]?.[total - number] ?? 0);
      }
  const least = (count * (count + 1)) / 2;
  return Array.from({ length: count * (most - count) + 1 }, (_, more) => ({
    numbers: setWithSum(most, count, more),
    weight: ways[count]?.[least + more] ?? 0,
  }));
}

/** 1 to `count`, of which the largest ones are moved up by `more` steps in all. */
function setWithSum(most: number, count: number, more: number): Numbers {
  let left = more;
  return upTo(count)
    .toReversed()
    .map((number) => {
      const moved = Math.min(left, most - count);
      left -= moved;
      return number + moved;
    });
}
