import { isSet } from '../checks.ts';
import { choose, countIn } from '../counting.ts';
import { type Chance, of, type Play } from '../play.ts';
import { REGIONS, slotsOf, type Tier } from '../regions.ts';
import { permutedTails, shownIn, tailPlay, type Windows } from './tails.ts';

/** Places of the numbers that have at least so many digits. */
const withDigits = (tiers: readonly Tier[], digits: number): readonly number[] =>
  slotsOf(
    tiers,
    tiers.filter((tier) => tier.digits >= digits).map(({ code }) => code),
  );

const PRECISION = 10n ** 15n;

/**
 * That k different pairs of digits are all shown by so many numbers, by inclusion and exclusion over those that are
 * missing. The exact fraction has 54 digits and more below its line: it is given to fifteen.
 */
export function chanceOfAll(k: number, numbers: number): Chance {
  const all = 100n ** BigInt(numbers);
  const ways = Array.from({ length: k + 1 }, (_, missing) => {
    const sign = missing % 2 === 0 ? 1n : -1n;
    return sign * BigInt(choose(k, missing)) * (100n - BigInt(missing)) ** BigInt(numbers);
  }).reduce((sum, each) => sum + each, 0n);
  return { n: Number((ways * PRECISION) / all), d: Number(PRECISION) };
}

/** k pairs of digits, each of them shown by some prize: paid once. */
function parlay(windows: Windows, k: number): Play {
  return {
    code: `parlay-${k}`,
    kind: 'numbers',
    asks: { from: 0, to: 99, least: k, digits: 2 },
    prizes: [{ code: 'win', chance: chanceOfAll(k, windows.slots.length) }],
    accepts: (selection) =>
      selection.kind === 'numbers' &&
      selection.numbers.length >= k &&
      isSet(selection.numbers, [0, 99]),
    units: (selection) => [choose(of(selection, 'numbers').numbers.length, k)],
    hits(selection, numbers) {
      const shown = new Set(shownIn(windows, numbers));
      return [choose(countIn(of(selection, 'numbers').numbers, [...shown]), k)];
    },
  };
}

/** Which prizes the plays of a few prizes look at. */
type Few = {
  /** The prize of two digits, and that of three: the heads. */
  readonly head2: string;
  readonly head3: string;
  /** Seven prizes in the centre and the south, eight in the north: pairs of digits, and three of them. */
  readonly some: readonly {
    readonly code: string;
    readonly slots: readonly number[];
    readonly digits: 2 | 3;
  }[];
};

function vietnamPlays(tiers: readonly Tier[], { head2, head3, some }: Few): readonly Play[] {
  const slots = (...codes: string[]) => slotsOf(tiers, codes);
  const last = slots('special');
  const all = (digits: number): Windows => ({ slots: withDigits(tiers, digits), digits });
  return [
    ...[2, 3, 4].map((digits) => tailPlay(`all-prizes-${digits}`, all(digits))),
    ...[2, 3, 4].map((digits) => permutedTails(`all-prizes-${digits}-orders`, all(digits))),
    tailPlay('head-2', { slots: slots(head2), digits: 2 }),
    tailPlay('tail-2', { slots: last, digits: 2 }),
    tailPlay('head-tail-2', { slots: [...last, ...slots(head2)], digits: 2 }),
    tailPlay('head-3', { slots: slots(head3), digits: 3 }),
    tailPlay('tail-3', { slots: last, digits: 3 }),
    tailPlay('head-tail-3', { slots: [...last, ...slots(head3)], digits: 3 }),
    permutedTails('tail-3-orders', { slots: last, digits: 3 }),
    tailPlay('tail-4', { slots: last, digits: 4 }),
    ...some.map(({ code, ...windows }) => tailPlay(code, windows)),
    ...[2, 3, 4].map((k) => parlay(all(2), k)),
  ];
}

const SOUTH = REGIONS['vn-south'];
const southSlots = (...codes: string[]) => slotsOf(SOUTH, codes);

/** All plays of 27 prizes. Source: domain.md 1.3. */
export const northPlays = (): readonly Play[] => {
  const tiers = REGIONS['vn-north'];
  const eight = slotsOf(tiers, ['special', 'sixth', 'seventh']);
  return vietnamPlays(tiers, {
    head2: 'seventh',
    head3: 'sixth',
    some: [{ code: 'eight-prizes-2', slots: eight, digits: 2 }],
  });
};

/** All plays of 18 prizes. Source: domain.md 1.3. */
export const southPlays = (): readonly Play[] => {
  const few = southSlots('special', 'fifth', 'sixth', 'seventh');
  return vietnamPlays(SOUTH, {
    head2: 'eighth',
    head3: 'seventh',
    some: [
      { code: 'seven-prizes-2', slots: [...few, ...southSlots('eighth')], digits: 2 },
      // The eighth has two digits only: the first of the fourth takes its place.
      { code: 'seven-prizes-3', slots: [...few, ...southSlots('fourth').slice(0, 1)], digits: 3 },
    ],
  });
};
