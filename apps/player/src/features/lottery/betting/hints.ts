import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import type { Numbers, Play } from '@nokshi/house-math/lottery/play.ts';
import { useWords } from '../../../lib/words.ts';
import { partsOf, placesOf } from '@nokshi/contract/plays/parts.ts';
import { useOpened } from '../queries.ts';
import type { Table } from './table.ts';

export const HINT_DRAWS = 100;
export const HINTS = ['omission', 'frequency'] as const;
export type HintKind = (typeof HINTS)[number];

/** What a board says under a number, and what is read out of it. */
export type Hint = (number: number) => { readonly text: string; readonly said: string } | null;
/** Of a place of the draw, counted from 0; null where the play has no places. */
export type HintOf = (place: number | null) => Hint;

/** For how many draws a number stayed away, newest first, and in how many of them it came. */
export function countsOf(draws: readonly Numbers[], came: (draw: Numbers) => boolean) {
  const last = draws.findIndex(came);
  return { omission: last === -1 ? draws.length : last, frequency: draws.filter(came).length };
}

/** Whether a draw shows what a press on this number of the board would choose. */
function cameIn(family: string, play: Play, place: number | null) {
  const shape = isFamily(family) ? FAMILIES[family].shape : { from: 0, to: 9, count: 5 };
  const middle = (shape.from + shape.to) / 2;
  const sides = [
    (drawn: number) => drawn > middle,
    (drawn: number) => drawn <= middle,
    (drawn: number) => drawn % 2 === 1,
    (drawn: number) => drawn % 2 === 0,
  ];
  const area = partsOf(play.code, family)?.area;
  const places = area ? placesOf(area, shape.count) : null;
  return (number: number) =>
    (draw: Numbers): boolean => {
      if (place !== null) {
        const drawn = draw[place];
        if (drawn === undefined) return false;
        return play.asks.sides ? sides[number]?.(drawn) === true : drawn === number;
      }
      const alone = aloneOf(play, number);
      if (alone && play.accepts(alone)) return play.hits(alone, draw).some((hits) => hits > 0);
      return places ? places.some((at) => draw[at] === number) : draw.includes(number);
    };
}

const aloneOf = ({ kind }: Play, number: number) => {
  if (kind === 'options') return { kind, options: [number] } as const;
  return kind === 'numbers' ? ({ kind, numbers: [number] } as const) : null;
};

/** From the last hundred draws; null while nothing is to be said. */
export function useHints(table: Table, play: Play, kind: HintKind | null): HintOf | null {
  const { t } = useWords();
  const opened = useOpened(table.game.gameCode, HINT_DRAWS, table.seen);
  if (kind === null || !opened.data) return null;
  const draws = opened.data.data.flatMap(({ issue, numbers }) =>
    numbers && issue <= (table.seen ?? '') ? [numbers] : [],
  );
  return (place) => {
    const came = cameIn(table.game.family, play, place);
    return (number) => {
      const n = countsOf(draws, came(number))[kind];
      return { text: String(n), said: t(`lottery.bet-${kind}-said`, { n, draws: draws.length }) };
    };
  };
}
