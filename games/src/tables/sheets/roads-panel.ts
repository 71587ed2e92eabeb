import {
  beadPlate,
  bigRoad,
  type Colour,
  type DerivedRoad,
  derivedRoad,
  type Place,
  previewOf,
  type RoadResult,
  ROWS,
  type Side,
} from '@nokshi/house-math/tables/roads.ts';
import { drawn, element } from '../../panel/element.ts';
import type { FeltOf, Tone } from '../felt.ts';
import type { Sitting } from '../sitting.ts';
import type { WordKey } from '../words/index.ts';

type Road = NonNullable<FeltOf['road']>;

/** Columns that are shown; older ones go out on the left. */
const COLUMNS = { bead: 14, big: 26, derived: 30 } as const;
const DERIVED: readonly (readonly [DerivedRoad, WordKey])[] = [
  ['big-eye', 'bigEye'],
  ['small', 'small'],
  ['cockroach', 'cockroach'],
];
const CELL = 14;

type Mark = Place & {
  readonly tone: Tone;
  readonly shape: 'full' | 'ring' | 'slash';
  readonly text?: string;
  /** Sides that had a pair: a dot each, of the first side above, of the other one below. */
  readonly pairs?: readonly Side[];
};

function drawMark(mark: Mark, first: number): SVGElement {
  const { column, row, tone, shape, text, pairs = [] } = mark;
  const [x, y] = [(column - first + 0.5) * CELL, (row + 0.5) * CELL];
  const group = drawn('g', { 'data-tone': tone, class: shape });
  if (shape === 'slash') group.append(drawn('path', { d: `M${x - 4} ${y + 4}L${x + 4} ${y - 4}` }));
  else group.append(drawn('circle', { cx: x, cy: y, r: shape === 'full' ? 5.6 : 4.8 }));
  if (text) {
    group.append(drawn('text', { x, y: y + 2.8, 'text-anchor': 'middle' }, text));
  }
  for (const pair of pairs) {
    const by = pair === 'one' ? -4.6 : 4.6;
    const dot = { cx: x + by, cy: y + by, r: 2.2, class: 'pair', 'data-tone': PAIR_TONES[pair] };
    group.append(drawn('circle', dot));
  }
  return group;
}
/** As the two sides are at baccarat, the one game that has pairs. */
const PAIR_TONES = { one: 'red', other: 'blue' } as const;

/** A grid of stitches with its marks, the newest columns; what it shows is read out as a row of words. */
function drawGrid(marks: readonly Mark[], columns: number, label: string): SVGElement {
  const first = Math.max(0, Math.max(-1, ...marks.map(({ column }) => column)) + 1 - columns);
  const [width, height] = [columns * CELL, ROWS * CELL];
  const svg = drawn('svg', {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': label,
    class: 'grid',
  });
  const lines =
    Array.from({ length: columns - 1 }, (_, at) => `M${(at + 1) * CELL} 0V${height}`).join('') +
    Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${(at + 1) * CELL}H${width}`).join('');
  svg.append(drawn('path', { d: lines, class: 'lines' }));
  svg.append(...marks.filter(({ column }) => column >= first).map((mark) => drawMark(mark, first)));
  return svg;
}

const toneOf = (road: Road, winner: RoadResult['winner']): Tone =>
  road.tones[winner === 'one' ? 0 : winner === 'other' ? 1 : 2];
const colourTone = (colour: Colour): Tone => colour;

export function roadsPanel(sitting: Sitting): HTMLElement {
  const { feltOf, results, say } = sitting;
  const { road } = feltOf;
  const box = element('div', { class: 'roads' });
  if (!road) return box;
  const oldestFirst = results.all().toReversed().map(road.of);
  box.append(
    element('p', { class: 'hint' }, say(road.hint ?? 'roadsSayNothing')),
    section(sitting, 'beadPlate', bead(sitting, road, oldestFirst)),
    section(sitting, 'bigRoad', big(sitting, road, oldestFirst)),
    ...DERIVED.map(([key, word]) => section(sitting, word, derived(sitting, key, oldestFirst))),
    preview(sitting, road, oldestFirst),
  );
  return box;
}

const section = ({ say }: Sitting, key: WordKey, grid: SVGElement): HTMLElement =>
  element('section', { class: `road ${key}` }, element('h2', {}, say(key)), grid);

const labelOf = ({ say }: Sitting, road: WordKey, marks: readonly string[]): string =>
  say('roadOf', { road: say(road), marks: marks.slice(-30).join(', ') || say('roadEmpty') });

function bead(sitting: Sitting, road: Road, all: readonly RoadResult[]): SVGElement {
  const { say } = sitting;
  const wordOf = (winner: RoadResult['winner']) =>
    say(winner === 'one' ? road.one : winner === 'other' ? road.other : road.tie);
  const marks = beadPlate(all).map(
    ({ column, row, result: { winner, pairs = [] } }): Mark => ({
      pairs,
      column,
      row,
      tone: toneOf(road, winner),
      shape: 'full',
      text: (winner === 'tie' && road.tieMark) || ([...wordOf(winner)][0] ?? ''),
    }),
  );
  const words = all.map(({ winner }) => wordOf(winner));
  return drawGrid(marks, COLUMNS.bead, labelOf(sitting, 'beadPlate', words));
}

function big(sitting: Sitting, road: Road, all: readonly RoadResult[]): SVGElement {
  const { say } = sitting;
  const { marks } = bigRoad(all);
  const shown = marks.map(
    ({ column, row, side, ties, pairs }): Mark => ({
      pairs,
      column,
      row,
      tone: toneOf(road, side),
      shape: 'ring',
      ...(ties > 0 ? { text: String(ties) } : {}),
    }),
  );
  const words = marks.map(({ side }) => say(side === 'one' ? road.one : road.other));
  return drawGrid(shown, COLUMNS.big, labelOf(sitting, 'bigRoad', words));
}

function derived(sitting: Sitting, key: DerivedRoad, all: readonly RoadResult[]): SVGElement {
  const { say } = sitting;
  const word = DERIVED.find(([road]) => road === key)?.[1] ?? 'bigEye';
  const shape = key === 'big-eye' ? 'ring' : key === 'small' ? 'full' : 'slash';
  const marks = derivedRoad(key, all);
  const shown = marks.map(
    ({ column, row, colour }): Mark => ({
      column,
      row,
      tone: colourTone(colour),
      shape,
    }),
  );
  const words = marks.map(({ colour }) => say(colour === 'red' ? 'markRed' : 'markBlue'));
  return drawGrid(shown, COLUMNS.derived, labelOf(sitting, word, words));
}

/** What each derived road would show next. */
function preview(sitting: Sitting, road: Road, all: readonly RoadResult[]): HTMLElement {
  const { say } = sitting;
  const line = (side: Side) => {
    const colours = previewOf(all, side);
    const marks = DERIVED.map(([key, word]) => {
      const colour = colours[key];
      const said = colour === null ? '–' : say(colour === 'red' ? 'markRed' : 'markBlue');
      const dot = element('i', { 'data-tone': colour ?? 'grey', class: key, role: 'img' });
      dot.setAttribute('aria-label', `${say(word)}: ${said}`);
      return dot;
    });
    const name = say(side === 'one' ? road.one : road.other);
    return element('p', {}, element('span', {}, say('nextIf', { side: name })), ...marks);
  };
  return element('div', { class: 'preview' }, line('one'), line('other'));
}
