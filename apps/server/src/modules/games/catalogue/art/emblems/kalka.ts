import type { Palette } from '../palettes.ts';
import { disc, element, group, patch, stitch, stitchedDisc } from '../stitch.ts';
import type { Emblem } from './emblem.ts';
import { halo } from './emblem.ts';

/** A curled drop, its round end at 0,0 and its tip up and to the right. */
const DROP = 'M40-78C60-44 52-6 34 12A36 36 0 1 1-32-17C-18-44 22-44 40-78Z';

/** Two kalkas, the curled mangoes of a kantha, around one middle. */
export const kalka: Emblem = (colours, choose) => {
  const side = choose('side', [1, -1]);
  const lean = choose('lean', [-8, -1, 6, 13, 20]);
  return [
    halo(colours),
    element('defs', {}, group({ id: 'a' }, one(colours))),
    group(
      { transform: `scale(${side} 1)rotate(${lean})` },
      '<use href="#a" x="-48" y="26"/>',
      '<use href="#a" transform="rotate(180)" x="-48" y="26"/>',
    ),
  ].join('');
};

const one = (colours: Palette) =>
  patch(DROP, colours.one) +
  stitch('M38-68C48-42 42-14 28 4A28 28 0 1 1-24-14', colours.thread, { width: 2 }) +
  disc([0, 0, 22], colours.two) +
  disc([0, 0, 15], colours.three) +
  stitchedDisc([0, 0, 10], colours.one, { width: 2.2, dash: 3, gap: 3.3 }) +
  disc([0, 0, 4.5], colours.leaf);

/** A small kalka for a corner, at the upper left. */
export const cornerKalka = (id: string, colours: Palette): string =>
  element(
    'defs',
    {},
    group(
      { id },
      patch(DROP, colours.leaf, { transform: 'translate(-108 -66)rotate(108)scale(.4)' }) +
        disc([-108, -66, 8], colours.three) +
        disc([-108, -66, 3.4], colours.two),
    ),
  );
