import { ALL_MOTIFS } from '@nokshi/games/art/all-motifs.ts';
import { sewn } from '@nokshi/games/art/sewn.ts';
import { filled } from './grounds.ts';
import { type Choose, chooser } from './hash.ts';
import { lookOf } from './looks.ts';
import { disc, element, group } from './stitch.ts';

type Dressed = {
  readonly vendor: string;
  readonly code: string;
  /** Ids of the game's symbols; a game of another vendor gets some by its code. */
  readonly symbols?: readonly string[] | undefined;
  /** Another number is another variant, for when two games look too much alike. */
  readonly seed?: number | undefined;
};

/** Position of the first symbol, and of the second beside it. */
type Pose = {
  readonly hero: { readonly y: number; readonly scale: number };
  readonly mates: readonly (readonly [x: number, y: number])[];
};
const POSES: readonly [Pose, ...Pose[]] = [
  { hero: { y: 0, scale: 1.55 }, mates: [] },
  {
    hero: { y: -10, scale: 1.35 },
    mates: [
      [-74, 68],
      [74, 68],
    ],
  },
  {
    hero: { y: 8, scale: 1.35 },
    mates: [
      [-74, -66],
      [74, -66],
    ],
  },
  { hero: { y: -4, scale: 1.5 }, mates: [[72, 68]] },
  { hero: { y: -4, scale: 1.5 }, mates: [[-72, 68]] },
  { hero: { y: 2, scale: 1.5 }, mates: [[-76, -60]] },
  { hero: { y: 2, scale: 1.5 }, mates: [[76, -60]] },
  {
    hero: { y: 0, scale: 1.35 },
    mates: [
      [-78, 64],
      [78, -60],
    ],
  },
];
const MATE = 0.5;

/** A game's picture: square, without words, determined by vendor, code and symbols. */
export function card({ vendor, code, symbols, seed = 0 }: Dressed): string {
  const choose = chooser(`${vendor}:${code}:${seed}`);
  const look = lookOf(vendor);
  const dye = choose('dye', look.dyes);
  const { cloth } = look;
  const [hero, mate] = shown(choose, { code, symbols });
  const pose = choose('pose', POSES);
  const piece = (id: string, stitched: number) =>
    sewn(ALL_MOTIFS[id] ?? [], cloth.colours, { stitched });
  const turn = choose('turn', [-7, -3, 0, 0, 3, 7]);
  const side = choose('side', [1, -1]);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-120 -120 240 240' },
    [
      choose('quilt', look.quilts)(dye),
      group({ transform: 'translate(-120 -120)' }, filled(240, 240, dye)),
      look.behind({ cloth, dye }),
      group(
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
        group(
          {
            transform: `translate(0 ${pose.hero.y})rotate(${turn})scale(${side * pose.hero.scale} ${pose.hero.scale})`,
          },
          piece(hero, 5),
        ),
      ),
      look.front({ cloth, dye }),
      group(
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
        ...pose.mates.map(([x, y], index) =>
          group(
            { transform: `translate(${x} ${y})` },
            disc([0, 0, 33], cloth.colours.c),
            disc([0, 0, 30], cloth.tileLit),
            index === 0
              ? group({ id: 'm', transform: `scale(${MATE})` }, piece(mate, 0))
              : '<use href="#m"/>',
          ),
        ),
      ),
    ].join(''),
  );
}

const stem = (id: string) => id.split('-')[0]?.slice(0, 4) ?? id;

/** The symbol that the game is named after comes first, where it has one. */
function shown(
  choose: Choose,
  { code, symbols }: Pick<Dressed, 'code' | 'symbols'>,
): readonly [string, string] {
  const [first = 'lotus', ...rest] = symbols ?? Object.keys(ALL_MOTIFS);
  const all = [first, ...rest] as const;
  const named = symbols && all.find((id) => code.includes(stem(id)));
  const leading = [first, ...rest.slice(0, symbols ? 3 : rest.length)] as const;
  const hero = named ?? choose('hero', leading);
  const others = all.filter((id) => id !== hero);
  return [hero, choose('mate', [others[0] ?? hero, ...others.slice(1)])];
}
