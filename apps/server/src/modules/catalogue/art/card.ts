import type { Emblem } from './emblems/emblem.ts';
import { frame } from './frame.ts';
import { filled, GROUNDS } from './grounds.ts';
import { chooser } from './hash.ts';
import type { Palette } from './palettes.ts';
import { PALETTES } from './palettes.ts';
import { element, group } from './stitch.ts';

const CARD = { width: 320, height: 240 } as const;

type Dressed = {
  readonly vendor: string;
  readonly code: string;
  /** The seed chooses among these. */
  readonly emblems: readonly [Emblem, ...Emblem[]];
  /** Set instead of them when the game has a theme. */
  readonly emblem?: Emblem;
  /** Another number is another dress, for when two games look too much alike. */
  readonly seed?: number;
};

/** Which of the patches are cut from which cloth. */
const WEAVES: readonly [Weave, ...Weave[]] = [
  (colours) => colours,
  (colours) => ({ ...colours, one: colours.two, two: colours.one }),
  (colours) => ({ ...colours, two: colours.leaf, leaf: colours.two }),
];
type Weave = (colours: Palette) => Palette;

/** A game's picture: 4:3, no words in it, decided by vendor, code and theme alone. */
export function card({ vendor, code, emblems, emblem, seed = 0 }: Dressed): string {
  const choose = chooser(`${vendor}:${code}:${seed}`);
  const colours = choose('weave', WEAVES)(choose('palette', PALETTES));
  const shown = emblem ?? choose('emblem', emblems);
  const { width, height } = CARD;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    [
      choose('ground', GROUNDS)(colours),
      filled(width, height, colours),
      element('clipPath', { id: 'w' }, '<path d="M-136-96h272v192h-272z"/>'),
      group(
        { transform: `translate(${width / 2} ${height / 2})`, 'clip-path': 'url(#w)' },
        shown(colours, choose),
      ),
      frame(width, height, { colours, choose }),
    ].join(''),
  );
}
