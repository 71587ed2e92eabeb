import { sicBo as game } from '@nokshi/house-math/tables/sic-bo.ts';
import { element, setText } from '../../panel/element.ts';
import type { Felt, FeltOf, FeltParts, ShownRound, SpotLook } from '../felt.ts';
import { nameOfSpot } from '../spot-words.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import type { WordKey } from '../words/index.ts';
import { createDome, diceArt } from './dice.ts';
import './sic-bo.css';

const SHAKE_MS = 3_200;
const LIFT_MS = 700;
const LOOK_MS = 1_500;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
);

const totalOf = ({ numbers }: ShownRound): number => numbers.reduce((all, face) => all + face, 0);
const isTriple = ({ numbers: [a, b, c] }: ShownRound): boolean => a === b && b === c;

const spotName = nameOfSpot('sic-bo');

const row = (name: string, ...spots: readonly HTMLElement[]): HTMLElement =>
  element('div', { class: `row ${name}` }, ...spots);

function createLayout({ spot, say }: FeltParts): HTMLElement {
  const half = (code: string, word: WordKey, dye = ''): HTMLElement =>
    spot(code, { class: `half ${dye}`, short: () => say(word), note: 'losesOnTriple' });
  const dice = (code: string, ...faces: readonly number[]): HTMLElement => {
    const look: SpotLook = { class: 'dice', art: diceArt(...faces) };
    return spot(code, look);
  };
  const totals = Array.from({ length: 14 }, (_, at) => at + 4);
  return element(
    'div',
    { class: 'sic-bo' },
    row(
      'halves',
      half('small', 'smallHalf', 'dyed'),
      half('odd', 'odd'),
      half('even', 'even'),
      half('big', 'big', 'dyed'),
    ),
    row('singles', ...FACES.map((face) => dice(`single-${face}`, face))),
    row('doubles', ...FACES.map((face) => dice(`double-${face}`, face, face))),
    row('triples', ...FACES.map((face) => dice(`triple-${face}`, face, face, face))),
    row('any', spot('any-triple')),
    row(
      'totals',
      ...totals.map((total) =>
        spot(`total-${total}`, { class: 'total', short: () => String(total) }),
      ),
    ),
    row('pairs', ...PAIRS.map(([low, high]) => dice(`pair-${low}-${high}`, low, high))),
  );
}

function createFelt(parts: FeltParts): Felt {
  const { sound } = parts;
  const dome = createDome();
  let timeline: Timeline | null = null;
  const land = (round: ShownRound | null) =>
    setText(dome.total, round === null ? '' : String(totalOf(round)));
  return {
    stage: element('div', { class: 'sic-bo-stage' }, dome.box),
    layout: createLayout(parts),
    open() {
      const [last] = parts.results();
      if (last) dome.lie(last.numbers);
      dome.close();
      land(null);
    },
    async show(round, { fromMs, showMs, still }) {
      timeline?.end();
      const now = createTimeline({ fromMs, still });
      timeline = now;
      const shakeMs = Math.max(800, Math.min(SHAKE_MS, showMs - LIFT_MS - LOOK_MS));
      dome.throw(now, { faces: round.numbers, shakeMs, liftMs: LIFT_MS });
      for (let knock = 0; knock < KNOCKS; knock += 1)
        now.hear((shakeMs * knock) / KNOCKS, () => sound.knock((knock * 5) % 7));
      now.hear(shakeMs, sound.card);
      now.at(shakeMs + LIFT_MS, () => land(round));
      await now.until(shakeMs + LIFT_MS);
    },
    clear() {
      timeline?.end();
      land(null);
    },
  };
}
/** How often the dice are heard while they tumble. */
const KNOCKS = 9;

const isBig = (round: ShownRound): boolean => !isTriple(round) && totalOf(round) >= 11;
const isSmall = (round: ShownRound): boolean => !isTriple(round) && totalOf(round) <= 10;

export const sicBo: FeltOf = {
  create: createFelt,
  spotsOf: (of) => game.tableOf(of).spots,
  spotName,
  describe(round, say) {
    const dice = round.numbers.join(', ');
    if (isTriple(round)) return say('diceTriple', { dice, face: round.numbers[0] ?? 0 });
    const half = say(isBig(round) ? 'isBig' : 'isSmall');
    return `${say('diceAre', { dice, total: totalOf(round) })} ${half}`;
  },
  mark: (round) => ({
    text: String(totalOf(round)),
    tone: isTriple(round) ? 'green' : isBig(round) ? 'red' : 'blue',
  }),
  road: {
    hint: 'roadsSayNothingDraw',
    one: 'big',
    other: 'smallHalf',
    tie: 'triple',
    tones: ['red', 'blue', 'green'],
    of: (round) => ({ winner: isBig(round) ? 'one' : isSmall(round) ? 'other' : 'tie' }),
  },
  tallies: (say) => [
    { name: say('big'), has: isBig },
    { name: say('smallHalf'), has: isSmall },
    { name: spotName('odd', say), has: (round) => !isTriple(round) && totalOf(round) % 2 === 1 },
    { name: spotName('even', say), has: (round) => !isTriple(round) && totalOf(round) % 2 === 0 },
    { name: say('triple'), has: isTriple },
    ...FACES.map((face) => ({
      name: spotName(`single-${face}`, say),
      has: ({ numbers }: ShownRound) => numbers.includes(face),
    })),
  ],
  rulesOf: () => ['ruleSicBo', 'ruleSicBoTriple', 'ruleSicBoSingle'],
};
