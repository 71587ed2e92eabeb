import { FAMILIES, isFamily, playOf } from '@nokshi/house-math/lottery/families.ts';
import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { playNames } from './names.ts';
import { partsOf, placesOf } from './parts.ts';
import type { SayPlay } from './say.ts';

/** Some of what was chosen: of a place, or of a part of the unit; `label` is null where there is one part alone. */
export type Chosen = { readonly label: string | null; readonly items: readonly string[] };

/** The answers of a place, in the order of their numbers in a selection. */
const SIDES = ['big', 'small', 'odd', 'even'] as const;

type Bet = {
  readonly family: string;
  readonly play: string;
  readonly drawDate: string;
};

/** What was chosen, in words and numbers; null where the text is shortened or not of this play. */
export function chosenOf(t: SayPlay, bet: Bet, text: string): readonly Chosen[] | null {
  const play = playOf(bet.family, bet.drawDate, bet.play);
  const selection = play && readSelection(play.kind, text);
  return selection ? partsOfSelection(t, { family: bet.family, play }, selection) : null;
}

/** The same in one line: `1st 4 7 · 2nd 0`; of a shortened text its beginning as it was written. */
export function chosenText(
  t: SayPlay,
  { isWhole, ...bet }: Bet & { readonly isWhole: boolean },
  text: string,
): string {
  if (!isWhole) return `${text}…`;
  const parts = chosenOf(t, bet, text);
  if (!parts) return text;
  return parts
    .map(({ label, items }) => (label === null ? items.join(' ') : `${label} ${items.join(' ')}`))
    .join(' · ');
}

/** A play of a family. */
type Played = { readonly family: string; readonly play: Pick<Play, 'code' | 'prizes' | 'asks'> };

/** A selection that is being made, in words and numbers. */
export function partsOfSelection(
  t: SayPlay,
  { family, play }: Played,
  selection: Selection,
): readonly Chosen[] {
  const names = playNames(t, family);
  const write = (number: number) => String(number).padStart(play.asks.digits ?? 1, '0');
  const alone = (items: readonly string[]): readonly Chosen[] => [{ label: null, items }];
  switch (selection.kind) {
    case 'options':
      return alone(
        selection.options.map((at) => names.option(play.code, play.prizes[at]?.code ?? '')),
      );
    case 'numbers':
      return alone(selection.numbers.map(write));
    case 'lines':
      return alone(selection.lines.map(lineText));
    case 'places':
      return placed(t, { family, play }, selection.places);
    case 'repeated':
      return [
        { label: t('lottery.part-repeated'), items: selection.repeated.map(String) },
        { label: t('lottery.part-single'), items: selection.single.map(String) },
      ];
    case 'bankers':
      return [
        { label: t('lottery.part-bankers'), items: selection.bankers.map(String) },
        { label: t('lottery.part-others'), items: selection.others.map(String) },
      ];
    case 'any':
      return [
        { label: t('lottery.part-places'), items: selection.places.map(names.place) },
        { label: t('lottery.part-numbers'), items: selection.numbers.map(String) },
      ];
  }
}

/** A line of a typed selection; digits stand together, larger numbers apart. */
export const lineText = (line: readonly number[]): string =>
  line.join(line.some((number) => number > 9) ? ' ' : '');

function placed(
  t: SayPlay,
  { family, play }: Played,
  places: readonly (readonly number[])[],
): readonly Chosen[] {
  const names = playNames(t, family);
  const parts = partsOf(play.code, family);
  const drawn = isFamily(family) ? FAMILIES[family].shape.count : places.length;
  const first = parts?.area ? (placesOf(parts.area, drawn)[0] ?? 0) : 0;
  return places.flatMap((set, at) =>
    set.length === 0
      ? []
      : [
          {
            label: names.place(first + at),
            items: set.map((number) =>
              play.asks.sides ? t(`lottery.option-${SIDES[number] ?? 'big'}`) : String(number),
            ),
          },
        ],
  );
}
