import { dozenText } from '@nokshi/contract/spots/names.ts';
import { pocketColour, ROULETTE_BETS, rouletteTables } from '@nokshi/house-math/tables/roulette.ts';
import { byRules } from '@nokshi/house-math/tables/table.ts';
import { element, setText } from '../../panel/element.ts';
import type { Felt, FeltOf, FeltParts, ShownRound } from '../felt.ts';
import { nameOfSpot } from '../spot-words.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import type { Say } from '../words/index.ts';
import { hotAndCold } from './hot-cold.ts';
import { BELOW, placeOf } from './places.ts';
import { createRacetrack } from './racetrack.ts';
import './roulette.css';
import { createWheel } from './wheel.ts';

/** Of a show: until the ball lands at most, then until the wheel rests, then the result is looked at. */
const LAND_MS = 6_000;
const REST_MS = 1_600;
const LOOK_MS = 1_200;
const HOT = 4;

const pocketOf = ({ numbers: [pocket = 0] }: ShownRound): number => pocket;
const spotName = nameOfSpot('roulette');

/** The layout with all 157 bets; those on the lines are pressed on the lines. */
function createBoard({ spot, say, rules }: FeltParts, toggle: HTMLElement) {
  const board = element('div', { class: 'board' });
  for (const bet of ROULETTE_BETS) {
    const { u, v, du, dv, isLine } = placeOf(bet);
    const [pocket = 0] = bet.pockets;
    const colour = bet.kind === 'straight' ? pocketColour(pocket) : bet.code;
    const short =
      bet.kind === 'straight' ? { short: () => String(pocket) } : shortOf(bet.code, say);
    const isDyed = bet.kind === 'straight' || ['red', 'black'].includes(bet.code);
    const isHalf = rules === 'la-partage' && bet.kind === 'even';
    const button = spot(bet.code, {
      class: `${bet.kind} ${colour}${isDyed ? ' dyed' : ''}`,
      bare: isLine,
      ...short,
      ...(isHalf ? { note: 'halfOnZero' as const } : {}),
    });
    place(button, { u, v, du, dv });
    board.append(button);
  }
  place(toggle, { u: 0, v: -BELOW, du: 1, dv: BELOW });
  board.append(toggle);
  return board;
}

const HALVES: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' };
const shortOf = (code: string, say: Say) => {
  const half = HALVES[code];
  if (half) return { short: () => half };
  if (code.startsWith('column')) return { short: () => say('columnShort') };
  if (!code.startsWith('dozen')) return {};
  const dozen = dozenText(Number(code.at(-1)));
  return { short: () => dozen };
};

function place(of: HTMLElement, at: Readonly<Record<'u' | 'v' | 'du' | 'dv', number>>): void {
  for (const [name, value] of Object.entries(at)) of.style.setProperty(`--${name}`, String(value));
}

function createViews(parts: FeltParts) {
  const { say } = parts;
  const racetrack = createRacetrack(parts);
  const toggles = [0, 1].map(() =>
    element('button', { type: 'button', class: 'toggle', tabindex: '-1' }),
  );
  const [toTrack, toBoard] = toggles as [HTMLButtonElement, HTMLButtonElement];
  const board = createBoard(parts, toTrack);
  racetrack.box.append(toBoard);
  const show = (isTrack: boolean) => {
    board.hidden = isTrack;
    racetrack.box.hidden = !isTrack;
    (isTrack ? toBoard : toTrack).focus();
  };
  toTrack.addEventListener('click', () => show(true));
  toBoard.addEventListener('click', () => show(false));
  const redress = () => {
    setText(toTrack, say('racetrack'));
    setText(toBoard, say('layoutView'));
    racetrack.redress();
  };
  redress();
  const box = element('div', { class: 'roulette' }, board, racetrack.box);
  return { box, redress, mark: racetrack.mark };
}

function createFelt(parts: FeltParts): Felt {
  const { say, sound } = parts;
  const wheel = createWheel();
  const views = createViews(parts);
  const badge = element('strong', { class: 'landed', 'aria-hidden': 'true' });
  const tables = { hot: element('ul'), cold: element('ul') };
  const names = { hot: element('h2'), cold: element('h2') };
  const sides = (['hot', 'cold'] as const).map((key) =>
    element('div', { class: `heat ${key}` }, names[key], tables[key]),
  );
  let timeline: Timeline | null = null;
  const redress = () => {
    const { hot, cold } = hotAndCold(parts.results().map(pocketOf), HOT);
    const list = (of: readonly number[]) =>
      of.map((pocket) => element('li', { class: pocketColour(pocket) }, String(pocket)));
    tables.hot.replaceChildren(...list(hot));
    tables.cold.replaceChildren(...list(cold));
    for (const key of ['hot', 'cold'] as const) {
      setText(names[key], say(key));
      names[key].title = say('hotCold', { count: parts.results().length });
    }
    views.redress();
  };
  const land = (pocket: number | null) => {
    badge.dataset['colour'] = pocket === null ? '' : pocketColour(pocket);
    setText(badge, pocket === null ? '' : String(pocket));
    views.mark(pocket);
  };
  return {
    stage: element('div', { class: 'roulette-stage' }, wheel.box, ...sides, badge),
    layout: views.box,
    open() {
      const [last] = parts.results();
      if (last) wheel.rest(pocketOf(last));
      land(null);
    },
    async show(round, { fromMs, showMs, still }) {
      timeline?.end();
      const pocket = pocketOf(round);
      const now = createTimeline({ fromMs, still });
      timeline = now;
      const landMs = Math.max(1_000, Math.min(LAND_MS, showMs - REST_MS - LOOK_MS));
      wheel.spin(now, { pocket, landMs, restMs: REST_MS });
      now.hear(0, sound.wheel);
      for (const [at, count] of HOPS) now.hear(landMs * at, () => sound.knock(count));
      now.at(landMs + REST_MS / 2, () => land(pocket));
      await now.until(landMs + REST_MS);
    },
    clear() {
      timeline?.end();
      land(null);
    },
    redress,
  };
}

/** When the ball strikes, as a part of its way, and how high it sounds. */
const HOPS = [
  [0.79, 0],
  [0.89, 3],
  [0.95, 5],
  [1, 7],
] as const;

const TONES = { red: 'red', black: 'black', green: 'green' } as const;

export const roulette: FeltOf = {
  create: createFelt,
  spotsOf: ({ rules }) => byRules(rouletteTables, rules as keyof typeof rouletteTables).spots,
  spotName,
  describe(round, say) {
    const pocket = pocketOf(round);
    const colour = { red: 'wheelRed', black: 'wheelBlack', green: 'wheelZero' } as const;
    return say('pocketIs', { pocket, colour: say(colour[pocketColour(pocket)]) });
  },
  mark: (round) => ({
    text: String(pocketOf(round)),
    tone: TONES[pocketColour(pocketOf(round))],
  }),
  road: {
    hint: 'roadsSayNothingDraw',
    one: 'red',
    other: 'black',
    tie: 'green',
    tones: ['red', 'black', 'green'],
    of(round) {
      const colour = pocketColour(pocketOf(round));
      return { winner: colour === 'red' ? 'one' : colour === 'black' ? 'other' : 'tie' };
    },
  },
  tallies: (say) =>
    ROULETTE_BETS.filter(({ kind }) => kind === 'even' || kind === 'dozen' || kind === 'column')
      .map(({ code, pockets }) => ({
        name: spotName(code, say),
        has: (round: ShownRound) => pockets.includes(pocketOf(round)),
      }))
      .concat({ name: spotName('straight-0', say), has: (round) => pocketOf(round) === 0 }),
  rulesOf: (rules) => [
    'ruleRoulette',
    'ruleLines',
    rules === 'la-partage' ? 'ruleLaPartage' : 'ruleZero',
  ],
};
