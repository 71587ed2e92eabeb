import {
  BOUT_KINDS,
  ENDS,
  oddsOf,
  roboRumble as game,
} from '@nokshi/house-math/tables/cockfight.ts';
import { element, setText } from '../../panel/element.ts';
import type { Felt, FeltOf, FeltParts, ShownRound } from '../felt.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import type { Say } from '../words/index.ts';
import { type Bout, boutOf } from './bout.ts';
import { createRing } from './ring.ts';
import './robo-rumble.css';

/** Of a show: so much after the end of the bout is left to look at it. */
const LOOK_MS = 2_600;
const LEAST_BOUT_MS = 3_000;
const LAST = 30;
const REPLAY_MS = 18_000;

const endOf = ({ numbers: [end = 0] }: ShownRound) => ENDS[end] ?? 'time-out';
const spotName = nameOfSpot('robo-rumble');

/** `+0.80`, `−0.94`. */
const malayText = (hundredths: number): string =>
  `${hundredths < 0 ? '−' : ''}${(Math.abs(hundredths) / 100).toFixed(2)}`;

/** The last thirty results as they stand on the board of the arena, and the replay. */
function createBoard({ say, results }: FeltParts, replay: () => void) {
  const title = element('h2');
  const grid = element('ol');
  const button = element('button', { type: 'button', class: 'toggle', tabindex: '-1' });
  button.addEventListener('click', replay);
  return {
    box: element('section', { class: 'bouts' }, title, grid, button),
    redress() {
      setText(title, say('lastBouts'));
      setText(button, say('replay'));
      const marks = results()
        .slice(0, LAST)
        .map((round) => {
          const { text, tone } = markOf(round, say);
          const item = element('li', { 'data-tone': tone }, text);
          item.title = spotName(endOf(round), say);
          return item;
        });
      grid.replaceChildren(...marks);
      button.disabled = marks.length === 0;
    },
  };
}

function createLayout(parts: FeltParts, board: HTMLElement) {
  const { spot, say, redraw } = parts;
  let isMalay = true;
  let kind = 0;
  const bout = () => BOUT_KINDS[kind];
  const corner = (code: 'red' | 'blue') =>
    spot(code, {
      class: `corner dyed ${code}`,
      note: 'backOnDraw',
      odds: ({ pays: [win] }) => {
        const now = bout();
        if (isMalay && now) return malayText(oddsOf(now, code));
        return win ? `${(Number(win.back.n) / Number(win.back.d) - 1).toFixed(2)}:1` : '';
      },
    });
  const toggle = element('button', { type: 'button', class: 'toggle', tabindex: '-1' });
  const redress = () => {
    setText(toggle, say('malayOdds'));
    toggle.setAttribute('aria-pressed', String(isMalay));
  };
  toggle.addEventListener('click', () => {
    isMalay = !isMalay;
    redress();
    redraw();
  });
  return {
    box: element(
      'div',
      { class: 'robo' },
      element('div', { class: 'corners' }, corner('red'), corner('blue')),
      element(
        'div',
        { class: 'draws' },
        spot('double-knock-out', { class: 'both' }),
        spot('time-out', { class: 'time-out' }),
      ),
      toggle,
      board,
    ),
    redress,
    open(next: number) {
      kind = next;
      redraw();
    },
  };
}

function createFelt(parts: FeltParts): Felt {
  const { say, sound, results, still } = parts;
  const ring = createRing();
  let timeline: Timeline | null = null;
  let isShowing = false;
  const play = (round: ShownRound, bout: Bout, now: Timeline) => {
    timeline?.end();
    timeline = now;
    ring.play(now, bout, endOf(round));
    for (const bell of bout.bells) now.hear(bell, sound.bell);
    for (const { at, by } of bout.exchanges)
      if (by !== 'none') now.hear(at + 240, () => sound.knock(by === 'red' ? 0 : 4));
    now.hear(bout.endsAt + 300, sound.bell);
  };
  const board = createBoard(parts, () => {
    const [last] = results();
    if (!last || isShowing) return;
    const { issue } = last;
    play(
      last,
      boutOf(endOf(last), issue, REPLAY_MS),
      createTimeline({ fromMs: 0, still: still() }),
    );
  });
  const layout = createLayout(parts, board.box);
  return {
    stage: ring.box,
    layout: layout.box,
    open([kind = 0]) {
      layout.open(kind);
    },
    async show(round, { fromMs, showMs, still, issue }) {
      const now = createTimeline({ fromMs, still });
      isShowing = true;
      const boutMs = Math.max(LEAST_BOUT_MS, showMs - LOOK_MS);
      const bout = boutOf(endOf(round), issue, boutMs);
      play(round, bout, now);
      await now.until(bout.endsAt + 1_000);
      isShowing = false;
    },
    clear() {
      timeline?.end();
      timeline = null;
      isShowing = false;
      ring.stand();
    },
    redress() {
      layout.redress();
      board.redress();
      ring.setWords(say);
    },
  };
}

const TONES = {
  red: 'red',
  blue: 'blue',
  'double-knock-out': 'gold',
  'time-out': 'grey',
} as const;
const markOf = (round: ShownRound, say: Say) => {
  const end = endOf(round);
  return wordMark(spotName(end, say), TONES[end]);
};

const SENTENCES = {
  red: 'redWins',
  blue: 'blueWins',
  'double-knock-out': 'bothDown',
  'time-out': 'timeIsUp',
} as const;

export const roboRumble: FeltOf = {
  create: createFelt,
  spotsOf: (of) => game.tableOf(of).spots,
  spotName,
  describe: (round, say) => say(SENTENCES[endOf(round)]),
  mark: markOf,
  road: {
    hint: 'roadsSayNothingDraw',
    one: 'red',
    other: 'blue',
    tie: 'draw',
    tones: ['red', 'blue', 'gold'],
    of(round) {
      const end = endOf(round);
      return { winner: end === 'red' ? 'one' : end === 'blue' ? 'other' : 'tie' };
    },
  },
  tallies: (say) =>
    ENDS.map((end) => ({ name: spotName(end, say), has: (round) => endOf(round) === end })),
  rulesOf: () => ['ruleRobo', 'ruleRoboDraw', 'ruleRoboOdds', 'ruleRoboEnd'],
};
