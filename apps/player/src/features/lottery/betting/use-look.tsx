import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import { useWords } from '../../../lib/words.ts';
import { lookOf, OneNumber } from '../numbers.tsx';
import type { HintOf } from './hints.ts';
import { rangeOf } from './rules/draft.ts';
import type { Table } from './table.ts';

/** What every board is given. */
export type BoardProps = {
  readonly table: Table;
  readonly play: Play;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** What is said under each number; null for nothing. */
  readonly hintOf: HintOf | null;
};

/** How numbers of a play look: in the shape of the family where they are what it draws. */
export function useLook({ table, play }: Pick<BoardProps, 'table' | 'play'>) {
  const { t } = useWords();
  const { family } = table.game;
  const { asks } = play;
  const sides = ['big', 'small', 'odd', 'even'] as const;
  const side = (number: number) => t(`lottery.option-${sides[number] ?? 'big'}`);
  const shape = isFamily(family) ? FAMILIES[family].shape : null;
  const isDrawn = shape?.from === asks.from && shape.to === asks.to && lookOf(family) !== 'digits';
  const written = (number: number) => String(number).padStart(asks.digits ?? 1, '0');
  return {
    numbers: rangeOf(asks),
    wide: asks.sides === true,
    quick: asks.sides !== true,
    name: asks.sides ? side : written,
    look: (number: number) => {
      if (asks.sides) return side(number);
      return isDrawn ? <OneNumber family={family} number={number} /> : written(number);
    },
  };
}
