import { GROUNDS, lit } from '../grounds.ts';
import { chooser } from '../hash.ts';
import { CREAM, GOLD, SHADES } from '../lottery/pieces.ts';
import { box, type Dye, dye, everyTurn } from '../looks/look.ts';
import { heaven } from '../skies.ts';
import { element, group, patch, stitch } from '../stitch.ts';
import {
  ANDAR_BAHAR,
  BACCARAT,
  BLACKJACK,
  DRAGON_TIGER,
  ONE_DAY,
  TEEN_PATTI,
} from './card-scenes.ts';
import { DICE, KITE, MINES, PLINKO, ROBO_RUMBLE, ROULETTE, SIC_BO } from './other-scenes.ts';
import { type Level, pile, type Scene } from './pieces.ts';

/** Tables of three levels, each with an arrangement of its own. */
const TABLES: Readonly<Record<string, (level: Level) => Scene>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'sic-bo': SIC_BO,
  'dragon-tiger': DRAGON_TIGER,
  'andar-bahar': ANDAR_BAHAR,
  'teen-patti': TEEN_PATTI,
  'one-day': ONE_DAY,
  blackjack: BLACKJACK,
};

/** Games of one table. */
const ALONE: Readonly<Record<string, Scene>> = {
  'robo-rumble': ROBO_RUMBLE,
  kite: KITE,
  dice: DICE,
  mines: MINES,
  plinko: PLINKO,
};

/** The cloth of a level: the higher, the darker and redder. */
const CLOTHS: Readonly<Record<Level | 'none', readonly [Dye, ...Dye[]]>> = {
  low: [dye('0f4a3c 4aa082'), dye('0e4a5a 3f97a2'), dye('2a4a12 8aa84a')],
  mid: [dye('1a2560 5a70c8'), dye('2f1c5a 7a5ab8'), dye('123a6a 4a8ac8')],
  high: [dye('4a0f24 a8485a'), dye('2a0a14 7a3040'), dye('4a1a08 b8683a')],
  none: [dye('2a1648 7a58b0'), dye('0f3f4f 3f9aa8'), dye('4a2608 c88a3a'), dye('3a1030 a05a8a')],
};

const CODE = /^([a-z-]+)-(low|mid|high)$/;

/** The picture of a table or an instant game, square and without words; null when there is no such game. */
export function tableCard(code: string): string | null {
  if (Object.hasOwn(ALONE, code)) return framed(code, ALONE[code] as Scene);
  const [, game = '', level] = CODE.exec(code) ?? [];
  if (!level || !Object.hasOwn(TABLES, game)) return null;
  return framed(code, (TABLES[game] as (of: Level) => Scene)(level as Level), level as Level);
}

/** The drawing lies a little high: a card's name is written over its lower part. */
function framed(code: string, { defs = '', shown }: Scene, level?: Level): string {
  const choose = chooser(`table:${code}`);
  const colours = choose('dye', CLOTHS[level ?? 'none']);
  const ground = code === 'kite' ? heaven('day', true) : lit(colours, choose('quilt', GROUNDS));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '-120 -120 240 240',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('defs', {}, SHADES + defs) +
      group(
        {},
        ground,
        group({ transform: 'translate(0 -12)scale(.92)' }, shown),
        border(colours),
        level ? pile(level) : '',
      ),
  );
}

/** A bound edge with a running stitch, and a petal in each corner. */
const border = ({ cloth }: Dye): string =>
  patch(`${box(0)}M-111-111V111H111V-111Z`, cloth) +
  everyTurn('M-120-120H-92Q-88-88-120-92Z', GOLD) +
  stitch(box(6), CREAM, { width: 3, dash: 9, gap: 7 });
