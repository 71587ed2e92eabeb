import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import type { Selection } from '@nokshi/house-math/lottery/play.ts';
import { useWords } from '../../../lib/words.ts';
import { lookOf } from '../numbers.tsx';
import { usePlayNames } from '../play-names.ts';
import { partsOf, placesOf } from '@nokshi/contract/plays/parts.ts';
import { BankersBoard } from './bankers-board.tsx';
import { MarkShortcuts } from './mark-shortcuts.tsx';
import { NumberRow } from './number-row.tsx';
import { OptionsBoard } from './options-board.tsx';
import { isTyped, rangeOf } from './rules/draft.ts';
import { TypedBoard } from './typed-board.tsx';
import { type BoardProps, useLook } from './use-look.tsx';

/** The board of a play, by the kind of its selection. */
export function Board(props: BoardProps) {
  const { play, selection } = props;
  if (isTyped(play)) return <TypedBoard key={play.code} {...props} />;
  switch (selection.kind) {
    case 'places':
      return <PlacesBoard {...props} places={selection.places} />;
    case 'numbers':
      return <NumbersBoard {...props} numbers={selection.numbers} />;
    case 'repeated':
      return <RepeatedBoard {...props} selection={selection} />;
    case 'bankers':
      return <BankersBoard {...props} selection={selection} />;
    case 'any':
      return <AnyBoard {...props} selection={selection} />;
    case 'options':
      return <OptionsBoard {...props} options={selection.options} />;
    case 'lines':
      return null;
  }
}

/** The places of the draw that the rows of a play are, counted from 0. */
function rowsOf({ table, play }: Pick<BoardProps, 'table' | 'play'>): readonly number[] {
  const { family } = table.game;
  const drawn = isFamily(family) ? FAMILIES[family].shape.count : 0;
  const area = partsOf(play.code, family)?.area;
  return area ? placesOf(area, drawn) : rangeOf({ from: 0, to: (play.asks.places ?? 1) - 1 });
}

function PlacesBoard(props: BoardProps & { readonly places: readonly (readonly number[])[] }) {
  const { places, onSelect, hintOf } = props;
  const names = usePlayNames(props.table.game.family);
  const looks = useLook(props);
  return rowsOf(props).map((place, row) => (
    <NumberRow
      key={place}
      {...looks}
      label={names.place(place)}
      chosen={places[row] ?? []}
      hint={hintOf?.(place)}
      onChange={(chosen) => onSelect({ kind: 'places', places: places.with(row, chosen) })}
    />
  ));
}

function NumbersBoard(props: BoardProps & { readonly numbers: readonly number[] }) {
  const { numbers, onSelect, hintOf, play, table } = props;
  const { t } = useWords();
  const looks = useLook(props);
  const put = (next: readonly number[]) => onSelect({ kind: 'numbers', numbers: next });
  return (
    <>
      {lookOf(table.game.family) === 'marks' && (
        <MarkShortcuts drawDate={table.drawDate} chosen={numbers} onChange={put} />
      )}
      <NumberRow
        {...looks}
        label={t('lottery.part-numbers')}
        labelHidden
        chosen={numbers}
        hint={hintOf?.(null)}
        most={play.asks.most}
        onChange={put}
      />
    </>
  );
}

function RepeatedBoard(
  props: BoardProps & { readonly selection: Extract<Selection, { kind: 'repeated' }> },
) {
  const { selection, onSelect, hintOf } = props;
  const { t } = useWords();
  const looks = useLook(props);
  return (['repeated', 'single'] as const).map((part) => (
    <NumberRow
      key={part}
      {...looks}
      label={t(`lottery.part-${part}`)}
      chosen={selection[part]}
      hint={hintOf?.(null)}
      onChange={(chosen) => onSelect({ ...selection, [part]: chosen })}
    />
  ));
}

function AnyBoard(props: BoardProps & { readonly selection: Extract<Selection, { kind: 'any' }> }) {
  const { selection, onSelect, hintOf, play } = props;
  const { t } = useWords();
  const names = usePlayNames(props.table.game.family);
  const looks = useLook(props);
  return (
    <>
      <NumberRow
        label={t('lottery.bet-places', { least: play.asks.least ?? 1 })}
        numbers={rangeOf({ from: 0, to: (play.asks.places ?? 1) - 1 })}
        chosen={selection.places}
        look={names.place}
        name={names.place}
        wide
        quick={false}
        onChange={(places) => onSelect({ ...selection, places })}
      />
      <NumberRow
        {...looks}
        label={t('lottery.part-numbers')}
        chosen={selection.numbers}
        hint={hintOf?.(null)}
        onChange={(numbers) => onSelect({ ...selection, numbers })}
      />
    </>
  );
}
