import { type Applique, outline, dyed, laid, padded } from './applique.ts';
import { DRAWINGS } from './drawings/drawings.ts';
import { lit } from './grounds.ts';
import { chooser } from './hash.ts';
import type { Hero, Pose } from './heroes/hero.ts';
import { HEROES } from './heroes/heroes.ts';
import { lookOf } from './looks/looks.ts';
import { POSES } from './poses.ts';
import { heaven } from './skies.ts';
import { element, group } from './stitch.ts';

type Dressed = {
  readonly vendor: string;
  readonly code: string;
};

const OPEN: readonly [Pose, ...Pose[]] = ['scene', 'close', 'window'];
const INDOORS: readonly [Pose, ...Pose[]] = ['close', 'window', 'pair', 'pattern', 'pattern'];

/** A game's picture: square, without words, determined by vendor, code and what the game's hero is. */
export function card({ vendor, code }: Dressed): string {
  const choose = chooser(`${vendor}:${code}`);
  const { hero, mate = hero, ...told } = HEROES[code] ?? guestHero(code);
  const look = lookOf(vendor);
  const dye = choose('dye', look.dyes);
  const { cloth } = look;
  const pose = told.pose ?? choose('pose', told.sky ? OPEN : INDOORS);
  const piece = (id: string, name: string, stitched: number): Applique => ({
    id,
    motif: DRAWINGS[name] ?? [],
    colours: dyed(cloth.colours, id === 'h' ? told.dyed : undefined),
    edge: look.edge,
    rim: cloth.rim,
    stitched,
  });
  const first = piece('h', hero, 5);
  const second = piece('m', mate, 0);
  const bare = [hero, mate].some((name) => name === 'sun' || name === 'moon');
  const showsMate = pose === 'pair' || pose === 'scene';
  const quilted = lit(dye, choose('quilt', look.quilts));
  const air = heaven(told.sky ?? choose('sky', ['day', 'dawn', 'dusk']), bare);
  const side = choose('side', [1, -1]);
  const parts = {
    look,
    dress: { cloth, dye },
    ground: told.sky ? air : quilted,
    cloth: quilted,
    air,
    halo: told.sky && !look.airy ? '' : look.halo({ cloth, dye }),
    hero: laid(first) + padded(first),
    mate: laid(second),
    mateId: 'm',
    side,
    lean: side * (told.lean ?? 0),
    off: told.off ?? [0, 0],
  };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-120 -120 240 240',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('defs', {}, outline(first) + (showsMate || pose === 'pattern' ? outline(second) : '')) +
      group({}, POSES[pose](parts)),
  );
}

const BETWEEN: readonly [number, ...number[]] = [-16, -12, -8, -4, 0, 4, 8, 12, 16];

/** A game of another vendor says nothing of itself but its code: it chooses all, down to the place. */
function guestHero(code: string): Hero {
  const choose = chooser(code);
  const [first = 'lotus', ...rest] = Object.keys(DRAWINGS);
  return {
    hero: choose('hero', [first, ...rest]),
    mate: choose('mate', [first, ...rest]),
    pose: choose('pose', ['scene', 'scene', 'pair', 'pair', 'window', 'pattern', 'close']),
    lean: choose('lean', [-15, -11, -7, -3, 3, 7, 11, 15]),
    off: [choose('across', BETWEEN), choose('down', BETWEEN)],
  };
}
