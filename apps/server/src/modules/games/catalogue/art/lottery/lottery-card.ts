import { GROUNDS, lit } from '../grounds.ts';
import { chooser } from '../hash.ts';
import { box, type Dye, dye, everyTurn } from '../looks/look.ts';
import { heaven } from '../skies.ts';
import { element, group, patch, stitch } from '../stitch.ts';
import { FOUR_D, fiveRolls, ROW_OF_FIVE, type Scene, THREE_D, WINGO } from './digits.ts';
import { BOAT_RACE, ELEVEN_FIVE, MARK_SIX, THREE_DICE } from './others.ts';
import { BALL, clock, CREAM, GOLD, type Interval, SHADES } from './pieces.ts';
import { REGIONS } from './regions.ts';

/** Dark dyes: green, red and violet balls and cream tiles stand out of each. */
const DYES: readonly [Dye, ...Dye[]] = [
  dye('131a4a 4a5fb8'),
  dye('0b3b45 3f97a2'),
  dye('3a1240 9a5aa0'),
  dye('5a1a12 d0784a'),
  dye('54380a d9a548'),
  dye('123c2a 5aa07c'),
];

/** What the lotteries of a family show at an interval. */
const SCENES: Readonly<Record<string, (interval: Interval) => Scene | undefined>> = {
  wingo: (interval) => WINGO[interval],
  ssc: (interval) => fiveRolls(interval === '1m' ? '38206' : '91574'),
  '11x5': () => ELEVEN_FIVE,
  k3: () => THREE_DICE,
  pk10: () => BOAT_RACE,
  lhc: () => MARK_SIX,
  '3d': () => THREE_D,
  p5: () => ROW_OF_FIVE,
  '4d': () => FOUR_D,
};

const CODE = /^([a-z0-9]{2,5})-(30s|1m|3m|5m)$/;

/** A lottery's picture, square and without words; null when there is no such lottery. */
export function lotteryCard(code: string): string | null {
  const region = Object.hasOwn(REGIONS, code) ? REGIONS[code] : undefined;
  if (region) return framed(code, region);
  const [, family = '', interval] = CODE.exec(code) ?? [];
  if (!interval || !Object.hasOwn(SCENES, family)) return null;
  const scene = SCENES[family]?.(interval as Interval);
  return scene ? framed(code, scene, interval as Interval) : null;
}

/** The drawing lies a little high: a card's name is written over its lower part. */
function framed(code: string, { defs = '', shown }: Scene, interval?: Interval): string {
  const choose = chooser(`knot:${code}`);
  const colours = choose('dye', DYES);
  const isOnWater = shown === BOAT_RACE.shown;
  const ground = isOnWater ? heaven('dawn', false) : lit(colours, choose('quilt', GROUNDS));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-120 -120 240 240',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('defs', {}, SHADES + (shown.includes('#o') ? BALL : '') + defs) +
      group(
        {},
        ground,
        group({ transform: isOnWater ? 'translate(0 -24)' : 'translate(0 -14)scale(.94)' }, shown),
        border(colours),
        interval ? clock(interval) : '',
      ),
  );
}

/** A bound edge with a running stitch, and a petal in each corner. */
const border = ({ cloth }: Dye): string =>
  patch(`${box(0)}M-111-111V111H111V-111Z`, cloth) +
  everyTurn('M-120-120H-92Q-88-88-120-92Z', GOLD) +
  stitch(box(6), CREAM, { width: 3, dash: 9, gap: 7 });
