import { fold } from '@nokshi/games/art/fold.ts';
import { PALETTES as CLOTHS, type Palette as Cloth } from '@nokshi/games/art/palettes.ts';
import { dots, petals, rays, star } from '@nokshi/games/art/shapes.ts';
import { GROUNDS, type Ground } from './grounds.ts';
import { chooser } from './hash.ts';
import { PALETTES } from './palettes.ts';
import { disc, group, patch, stitch, stitchedDisc } from './stitch.ts';

/** A cloth and its quilting. */
type Dye = { readonly cloth: string; readonly soft: string };
type Dressed = { readonly cloth: Cloth; readonly dye: Dye };

/** The style of one vendor's cards, whatever they show; drawn in a box of -120..120. */
export type Look = {
  readonly cloth: Cloth;
  readonly dyes: readonly [Dye, ...Dye[]];
  readonly quilts: readonly [Ground, ...Ground[]];
  /** The patch below the symbols, and what is behind it. */
  behind(dressed: Dressed): string;
  /** Drawn over the symbols: the border. */
  front(dressed: Dressed): string;
};

const dye = (colours: string): Dye => {
  const [cloth = '', soft = ''] = colours.split(' ');
  return { cloth: `#${cloth}`, soft: `#${soft}` };
};

const box = (inset: number) => {
  const far = 120 - inset;
  return `M-${far}-${far}H${far}V${far}H-${far}Z`;
};
const everyTurn = (d: string, fill: string) =>
  [0, 90, 180, 270].map((turn) => patch(d, fill, { transform: `rotate(${turn})` })).join('');

/** Needlework: a round of quilting, leaves in the corners, a double running stitch. */
const quilt: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { colours, tile }, dye }) =>
    stitchedDisc([0, 0, 104], dye.soft, { width: 2.4 }) +
    everyTurn('M-106-106Q-70-104-72-70Q-104-70-106-106Z', colours.c) +
    disc([0, 0, 95], colours.c) +
    disc([0, 0, 90], tile) +
    stitchedDisc([0, 0, 84], colours.a, { width: 2.2, dash: 6, gap: 4 }),
  front: ({ cloth: { colours } }) =>
    stitch(box(7), colours.c, { width: 3, dash: 9, gap: 6 }) +
    stitch(box(13), colours.cloth, { width: 1.8, dash: 5, gap: 5 }),
};

const crests = (y: number) => `M-120 ${y}q15-11 30 0${'t30 0'.repeat(7)}V120H-120Z`;

/** A low sun over the river. */
const river: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { tile, border } }) =>
    disc([0, -8, 100], border) +
    disc([0, -8, 95], tile) +
    stitchedDisc([0, -8, 108], border, { width: 2.4, dash: 3, gap: 9 }),
  front: ({ cloth: { colours, border }, dye }) =>
    patch(crests(76), dye.soft) +
    patch(crests(90), dye.cloth) +
    stitch('M-120 104q15-11 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', border, {
      width: 2.6,
      dash: 9,
      gap: 6,
    }) +
    stitch('M-120-113H120', colours.c, { width: 3, dash: 9, gap: 6 }),
};

/** One broad leaf, and leaves from every corner. */
const grove: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { colours, tile }, dye }) => {
    const leaf = fold('M0 -118Q112 -70 100 14Q78 98 0 118');
    return (
      everyTurn('M-120-120Q-52-112-58-58Q-112-52-120-120Z', colours.d) +
      everyTurn(
        'M-120-84Q-92-60-96-30Q-120-40-120-84ZM-84-120Q-60-92-30-96Q-40-120-84-120Z',
        dye.soft,
      ) +
      patch(leaf, colours.d, { transform: 'scale(1.02)' }) +
      patch(leaf, tile, { transform: 'scale(.95)' }) +
      stitch(leaf, colours.d, { width: 2.4, dash: 6, gap: 5 }).replace(
        '/>',
        ' transform="scale(.89)"/>',
      )
    );
  },
  front: ({ cloth: { colours } }) =>
    everyTurn('M-116-116Q-86-112-88-88Q-112-86-116-116Z', colours.c),
};

/** Painted tin: rays, a scalloped shield, a band of dots. */
const tin: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { colours, tile }, dye }) =>
    stitch(rays({ count: 20, from: 60, to: 172 }), dye.soft, {
      width: 17,
      dash: 200,
      gap: 1,
    }).replace(' stroke-linecap="round"', '') +
    patch(star(12, 104, 92), colours.c) +
    patch(star(12, 98, 87), colours.a) +
    disc([0, 0, 86], tile),
  front: ({ cloth: { colours } }) =>
    patch(`${box(0)}M-106-106V106H106V-106Z`, colours.a) +
    stitch(box(7), colours.c, { width: 8, dash: 0.1, gap: 14 }),
};

const column = (x: number) =>
  [-96, -72, -48, -24, 0, 24, 48, 72, 96].map((y) => `M${x} ${y - 10}l8 10l-8 10l-8-10Z`).join('');

/** The loom: an arch of the palace between two woven borders. */
const arch: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { colours, tile } }) => {
    const opening =
      'M-84 112V-34Q-84-66-52-72Q-44-94-20-92L0-112L20-92Q44-94 52-72Q84-66 84-34V112Z';
    return (
      patch(opening, colours.c) +
      patch(opening, tile, { transform: 'translate(0 4)scale(.94)' }) +
      stitch(
        'M-71 112V-28Q-70-54-44-60Q-36-80-16-79L0-94L16-79Q36-80 44-60Q70-54 71-28V112',
        colours.a,
        {
          width: 2,
          dash: 6,
          gap: 4,
        },
      )
    );
  },
  front: ({ cloth: { colours }, dye }) =>
    patch('M-120-120h24v240h-24zM96-120h24v240h-24z', dye.cloth) +
    patch(column(-108) + column(108), colours.c) +
    stitch('M-94-120V120M94-120V120', colours.c, { width: 2, dash: 6, gap: 4 }) +
    stitch('M-120 114H120', colours.c, { width: 3, dash: 9, gap: 6 }),
};

const flags = (from: number) =>
  [0, 1, 2, 3].map((i) => `M${from + 60 * i}-120h30l-15 30z`).join('');

/** The fair: a painted floor under a string of flags. */
const fair: Pick<Look, 'behind' | 'front'> = {
  behind: ({ cloth: { colours, tile }, dye }) =>
    patch(petals({ count: 18, from: 62, to: 112, width: 0.035 }), dye.soft) +
    patch(petals({ count: 18, from: 62, to: 106, width: 0.03, turn: 1 / 36 }), colours.c) +
    disc([0, 0, 90], colours.a) +
    disc([0, 0, 84], tile),
  front: ({ cloth: { colours } }) =>
    patch(flags(-120), colours.c) +
    patch(flags(-90), colours.b) +
    stitch('M-120-118H120', colours.cloth, { width: 4, dash: 9, gap: 6 }) +
    patch(
      dots(4, ...[-100, -75, -50, -25, 0, 25, 50, 75, 100].map((x) => [x, 110] as const)),
      colours.c,
    ),
};

/** Each vendor of the house is recognised by its cloth and patch before a word is read. */
const HOUSE_LOOKS: Readonly<Record<string, Look>> = {
  NOKSHI: {
    ...quilt,
    cloth: CLOTHS.NOKSHI,
    dyes: [dye('8f1d24 b44a4c'), dye('24306f 4a57a0'), dye('e9d9b4 c9b078'), dye('2a4a3a 4f7a62')],
    quilts: GROUNDS,
  },
  PADMA: {
    ...river,
    cloth: CLOTHS.PADMA,
    dyes: [dye('0f3147 2c6380'), dye('145e6c 3a93a3'), dye('3a2f5c 655891'), dye('0b5a4c 2f8a78')],
    quilts: GROUNDS,
  },
  SUNDAR: {
    ...grove,
    cloth: CLOTHS.SUNDAR,
    dyes: [dye('12352a 2c6350'), dye('1c4f6b 3c7d9e'), dye('5a2150 8d4480'), dye('6d7a1e 96a53f')],
    quilts: GROUNDS,
  },
  RICKSHA: {
    ...tin,
    cloth: CLOTHS.RICKSHA,
    dyes: [dye('3b1c5a 67409a'), dye('0a7f86 35a9af'), dye('ef8f00 ffb23e'), dye('1f6fc4 559ae0')],
    quilts: GROUNDS,
  },
  JAMDANI: {
    ...arch,
    cloth: CLOTHS.JAMDANI,
    dyes: [dye('4a1531 763a59'), dye('223b50 476883'), dye('2f3d2b 566a50'), dye('14504f 367c79')],
    quilts: GROUNDS,
  },
  BOISHAKH: {
    ...fair,
    cloth: CLOTHS.BOISHAKH,
    dyes: [dye('7c2410 ad4c34'), dye('d2431f ee7451'), dye('174a85 4176b4'), dye('17683f 429468')],
    quilts: GROUNDS,
  },
};

/** A vendor outside the house: one cloth and one patch for all its cards, by its name. */
function guest(vendor: string): Look {
  const choose = chooser(`look:${vendor}`);
  const colours = choose('cloth', PALETTES);
  const pieces = choose('pieces', Object.values(CLOTHS) as [Cloth, ...Cloth[]]);
  const shape = choose('shape', [
    'M-92-92H92V92H-92Z',
    'M0-116L116 0L0 116L-116 0Z',
    star(4, 104, 96),
    star(10, 108, 88),
    fold('M0 -96L60 -96Q96 -96 96 -60L96 60Q96 96 60 96L0 96'),
  ]);
  const second = choose('second', PALETTES);
  return {
    cloth: pieces,
    dyes: [colours, second],
    quilts: GROUNDS,
    behind: () =>
      group(
        {},
        patch(shape, pieces.colours.c, { transform: 'scale(1.03)' }),
        patch(shape, pieces.tile, { transform: 'scale(.97)' }),
      ),
    front: ({ dye }) => stitch(box(8), dye.soft, { width: 4, dash: 10, gap: 7 }),
  };
}

export const lookOf = (vendor: string): Look => HOUSE_LOOKS[vendor] ?? guest(vendor);
