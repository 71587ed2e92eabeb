import { GROUNDS, lit } from './grounds.ts';
import { box, type Dye, dye } from './looks/look.ts';
import { BLUE, CREAM, GOLD, GREEN, INK, number, RED, SHADES } from './lottery/pieces.ts';
import { disc, element, group, patch, stitch, stitchedDisc } from './stitch.ts';

type Scene = { readonly dye: Dye; readonly ground: number; readonly shown: () => string };

const SHADE = '#00000052';
const THREAD = { width: 2.6, dash: 8, gap: 6 };
/** A shape of cloth sewn on: its shadow, itself, and the stitch that holds it. */
const sewn = (d: string, fill: string, thread = CREAM): string =>
  patch(d, SHADE, { transform: 'translate(3 6)' }) + patch(d, fill) + stitch(d, thread, THREAD);

const PHONE = 'M-38-82H38Q48-82 48-72V72Q48 82 38 82H-38Q-48 82-48 72V-72Q-48-82-38-82Z';
const recharge = () =>
  sewn(PHONE, INK, GOLD) +
  patch('M-38-64H38V58H-38Z', CREAM) +
  patch('M-38-64H38V-34H-38Z', GREEN) +
  number('50', [0, 4], { high: 34, colour: INK }) +
  stitch('M-26 42H26', RED, THREAD) +
  disc([0, 70, 6], GOLD);

const COIN =
  disc([2, 5, 34], SHADE) +
  disc([0, 0, 34], GOLD) +
  stitchedDisc([0, 0, 27], CREAM, { width: 2.4 }) +
  number('100', [0, 0], { high: 17, colour: INK });
/** A picture says a shape once, and uses it again. */
const again = (id: string, transform: string) => element('use', { href: `#${id}`, transform });
const bonus = () =>
  sewn('M-82-10H82V74H-82Z', RED) +
  patch('M-92-34H92V-6H-92Z', '#8d1a21') +
  patch('M-14-34H14V74H-14Z', GOLD) +
  sewn('M0-36C-44-40-54-88-24-84C-8-82 0-60 0-36C0-60 8-82 24-84C54-88 44-40 0-36Z', GOLD) +
  group({ transform: 'translate(-46 62)' }, group({ id: 'c' }, COIN)) +
  again('c', 'translate(52 66)');

const CHECKS = [-60, -30, 0, 30, 60];
const gamcha = () =>
  sewn('M-84-74H84V62H-84Z', RED) +
  CHECKS.map((at) => patch(`M${at - 5}-74h10V62h-10Z`, '#fff8eaa8')).join('') +
  [-54, -20, 14, 48].map((at) => patch(`M-84 ${at - 5}H84v10H-84Z`, '#fff8eaa8')).join('') +
  stitch('M-84-74H84V62H-84Z', GOLD, THREAD) +
  Array.from({ length: 12 }, (_, at) =>
    element('path', {
      d: `M${-80 + at * 14.5} 64v20`,
      stroke: CREAM,
      'stroke-width': 3,
      fill: 'none',
    }),
  ).join('');

const umbrella = () =>
  element('path', {
    d: 'M0-84V62Q0 86 20 86Q38 86 38 66',
    stroke: GOLD,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    fill: 'none',
  }) +
  sewn('M-96 8A96 92 0 0 1 96 8Q72-12 48 8Q24-12 0 8Q-24-12-48 8Q-72-12-96 8Z', BLUE) +
  stitch('M0-84V6M0-84Q-52-60-48 6M0-84Q52-60 48 6', CREAM, THREAD) +
  disc([0, -88, 6], GOLD);

const BOX = (y: number) =>
  sewn(
    `M-58 ${y}H58V${y + 34}Q58 ${y + 42} 50 ${y + 42}H-50Q-58 ${y + 42}-58 ${y + 34}Z`,
    '#c9ced8',
    INK,
  ) + patch(`M-46 ${y + 8}h10v24h-10Z`, '#fffffff0');
const tiffin = () =>
  element('path', {
    d: 'M-70 80V-58Q-70-88 0-88Q70-88 70-58V80',
    stroke: '#8a93a6',
    'stroke-width': 9,
    fill: 'none',
  }) +
  sewn('M-54-52Q-54-74 0-74Q54-74 54-52Z', RED) +
  BOX(-50) +
  BOX(-6) +
  BOX(38);

const bat = () =>
  group(
    { transform: 'rotate(38)' },
    sewn('M-9-104H9V-38H-9Z', RED),
    sewn('M-9-40H9L24-18V76Q24 94 0 94Q-24 94-24 76V-18Z', '#e3c58c', INK),
    patch('M-4-30H4V90H-4Z', '#c9a562'),
  ) +
  disc([60, 62, 26], SHADE) +
  disc([58, 58, 26], RED) +
  stitch('M40 42Q66 52 74 78', CREAM, { width: 3, dash: 6, gap: 4 });

const powerbank = () =>
  sewn('M-52-78H52Q64-78 64-66V66Q64 78 52 78H-52Q-64 78-64 66V-66Q-64-78-52-78Z', GREEN) +
  sewn('M10-52L-26 8H-4L-10 52L26-8H4Z', GOLD, INK) +
  [-24, -8, 8, 24].map((x) => disc([x, 64, 4], CREAM)).join('') +
  element('path', {
    d: 'M-30-80V-96M30-80V-96',
    stroke: CREAM,
    'stroke-width': 8,
    fill: 'none',
  });

const PETAL = 'M0 0C-20-18-16-46 0-58C16-46 20-18 0 0Z';
const kantha = () =>
  sewn('M-88-80H88V80H-88Z', '#f4e6c8', RED) +
  stitch('M-76-68H76V68H-76Z', BLUE, THREAD) +
  Array.from({ length: 8 }, (_, at) =>
    patch(PETAL, at % 2 ? GREEN : RED, { transform: `rotate(${at * 45})` }),
  ).join('') +
  group({ id: 'k' }, stitch(PETAL, CREAM, { width: 2, dash: 5, gap: 4 })) +
  Array.from({ length: 7 }, (_, at) => again('k', `rotate(${(at + 1) * 45})`)).join('') +
  disc([0, 0, 12], GOLD) +
  [-1, 1]
    .flatMap((x) =>
      [-1, 1].map((y) =>
        patch(
          `M${x * 72} ${y * 64}q${-x * 26} 0 ${-x * 26} ${-y * 24}q${x * 26} 0 ${x * 26} ${y * 24}Z`,
          BLUE,
        ),
      ),
    )
    .join('');

/** What the points mall of a demo house offers. */
const SCENES: Readonly<Record<string, Scene>> = {
  recharge: { dye: dye('0b3b45 3f97a2'), ground: 1, shown: recharge },
  bonus: { dye: dye('123c2a 5aa07c'), ground: 7, shown: bonus },
  gamcha: { dye: dye('131a4a 4a5fb8'), ground: 3, shown: gamcha },
  umbrella: { dye: dye('5a1a12 d0784a'), ground: 1, shown: umbrella },
  tiffin: { dye: dye('3a1240 9a5aa0'), ground: 6, shown: tiffin },
  bat: { dye: dye('123c2a 5aa07c'), ground: 5, shown: bat },
  powerbank: { dye: dye('131a4a 4a5fb8'), ground: 2, shown: powerbank },
  kantha: { dye: dye('54380a d9a548'), ground: 4, shown: kantha },
};

/** A good alone, in a box of -120..120; empty when there is no such good. */
export const drawnGood = (code: string): string => SCENES[code]?.shown() ?? '';

/** The picture of a good, square and without words; null when there is no such good. */
export function goodCard(code: string): string | null {
  const scene = Object.hasOwn(SCENES, code) ? SCENES[code] : undefined;
  const ground = scene && GROUNDS[scene.ground];
  if (!scene || !ground) return null;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-120 -120 240 240',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('defs', {}, SHADES) +
      lit(scene.dye, ground) +
      group({ transform: 'scale(.94)' }, scene.shown()) +
      stitch(box(7), CREAM, { width: 3, dash: 9, gap: 7 }),
  );
}
