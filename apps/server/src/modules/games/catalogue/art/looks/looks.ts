import { fold } from '@nokshi/games/art/fold.ts';
import { PALETTES as CLOTHS, type Palette as Cloth } from '@nokshi/games/art/palettes.ts';
import { star } from '@nokshi/games/art/shapes.ts';
import { GROUNDS } from '../grounds.ts';
import { chooser } from '../hash.ts';
import { PALETTES } from '../palettes.ts';
import { patch, stitch } from '../stitch.ts';
import { BOISHAKH } from './boishakh.ts';
import { JAMDANI } from './jamdani.ts';
import { box, type Look } from './look.ts';
import { NOKSHI } from './nokshi.ts';
import { PADMA } from './padma.ts';
import { RICKSHA } from './ricksha.ts';
import { SUNDAR } from './sundar.ts';

/** Each vendor of the house is recognised by its cloth and frame before a word is read. */
const HOUSE_LOOKS: Readonly<Record<string, Look>> = {
  NOKSHI,
  PADMA,
  SUNDAR,
  RICKSHA,
  JAMDANI,
  BOISHAKH,
};

/** A vendor outside the house: one cloth and one window for all its cards, by its name. */
function guest(vendor: string): Look {
  const choose = chooser(`look:${vendor}`);
  const own = choose('own', Object.values(HOUSE_LOOKS) as [Look, ...Look[]]);
  const colours = choose('cloth', PALETTES);
  const second = choose('second', PALETTES);
  return {
    ...own,
    cloth: choose('pieces', Object.values(CLOTHS) as [Cloth, ...Cloth[]]),
    dyes: [colours, second],
    quilts: GROUNDS,
    window: choose('shape', [
      'M-88-100H88V84H-88Z',
      'M0-116L110-8L0 100L-110-8Z',
      star(4, 104, 96),
      star(10, 108, 88),
      fold('M0 -100L60 -100Q92 -100 92 -64L92 50Q92 86 60 86L0 86'),
    ]),
    border: ({ dye }) =>
      patch(`${box(0)}M-112-112V112H112V-112Z`, dye.cloth) +
      stitch(box(8), dye.soft, { width: 4, dash: 10, gap: 7 }),
  };
}

export const lookOf = (vendor: string): Look => HOUSE_LOOKS[vendor] ?? guest(vendor);
