import type { AvatarCode } from '@nokshi/contract/player/avatars.ts';
import { framed } from './avatar.ts';
import type { Emblem } from './emblems/emblem.ts';
import { nouka } from './emblems/boat.ts';
import { fish } from './emblems/fish.ts';
import { kalka } from './emblems/kalka.ts';
import { medallion } from './emblems/lotus.ts';
import { sewnLotus } from './emblems/needle.ts';
import { wheel } from './emblems/sun.ts';
import { chooser } from './hash.ts';
import { LETTERS } from './letters.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { element, group, stitch } from './stitch.ts';

/** Which emblem is on which cloth. */
const PORTRAITS: Readonly<Record<AvatarCode, readonly [Emblem, number]>> = {
  'lotus-night': [medallion, 0],
  'kalka-plum': [kalka, 1],
  'fish-green': [fish, 2],
  'sun-madder': [wheel, 3],
  'boat-river': [nouka, 4],
  'needle-slate': [sewnLotus, 5],
  'lotus-cream': [medallion, 6],
  'kalka-sky': [kalka, 7],
  'fish-rose': [fish, 8],
  'sun-turmeric': [wheel, 9],
  'boat-leaf': [nouka, 10],
  'needle-lilac': [sewnLotus, 11],
};

/** A picture that members can choose; null when there is none with this name. */
export function portrait(code: string): string | null {
  if (!Object.hasOwn(PORTRAITS, code)) return null;
  const [emblem, cloth] = PORTRAITS[code as AvatarCode];
  const colours = PALETTES[cloth] ?? PALETTES[0];
  return framed(colours, group({ transform: 'scale(.4)' }, emblem(colours, chooser(code))));
}

/** One or two letters or digits, sewn; they choose the cloth. */
export function initials(signs: string): string {
  const colours = chooser(`initials:${signs}`)('palette', PALETTES);
  const size = signs.length === 1 ? 7.5 : 5.6;
  const step = size * 5.6;
  const drawn = [...signs].map((sign, at) => {
    const x = (at - (signs.length - 1) / 2) * step - size * 2;
    return group(
      { transform: `translate(${x.toFixed(1)} ${(-size * 3).toFixed(1)})scale(${size})` },
      letter(LETTERS[sign] ?? '', colours),
    );
  });
  return framed(colours, ...drawn);
}

const letter = (d: string, colours: Palette): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colours.one,
    'stroke-width': 1.1,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) + stitch(d, colours.thread, { width: 0.3, dash: 0.7, gap: 0.6 });
