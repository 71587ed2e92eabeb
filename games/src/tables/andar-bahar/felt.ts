import {
  andarBahar as game,
  andarBaharWinner,
  firstSide,
} from '@nokshi/house-math/tables/andar-bahar.ts';
import { cardName } from '../../cards/cards.ts';
import { element } from '../../panel/element.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import type { Felt, FeltOf, FeltParts, ShownRound } from '../felt.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import { dealOf } from './plan.ts';
import { createRows } from './rows.ts';
import './andar-bahar.css';

const COUNTS = ['1-5', '6-10', '11-15', '16-25', '26-30', '31-35', '36-40', '41-49'] as const;

const createLayout = ({ spot }: FeltParts): HTMLElement =>
  element(
    'div',
    { class: 'andar-bahar' },
    spot('andar', { class: 'main andar' }),
    spot('bahar', { class: 'main bahar' }),
    ...COUNTS.map((range) =>
      spot(`count-${range}`, { class: 'side', short: () => range.replace('-', '–') }),
    ),
  );

function createFelt(parts: FeltParts): Felt {
  const { say, sound } = parts;
  const rows = createRows();
  let timeline: Timeline | null = null;
  let joker: number | undefined;
  const clear = () => {
    timeline?.end();
    timeline = null;
    rows.clear();
  };
  const open = ([card]: readonly number[]) => {
    clear();
    joker = card;
    if (card !== undefined) rows.open(card, { side: firstSide([card]), text: say('firstCard') });
  };
  return {
    stage: rows.box,
    layout: createLayout(parts),
    open,
    async show({ numbers }, { fromMs, showMs, still }) {
      open(numbers);
      const now = createTimeline({ fromMs, still });
      timeline = now;
      const plan = dealOf(numbers, showMs);
      rows.play(now, plan, sound);
      now.at(plan.endsAt, () => rows.setEnd(andarBaharWinner(numbers)));
      await now.until(plan.endsAt);
    },
    clear,
    redress() {
      rows.setWords(say);
      if (joker !== undefined)
        rows.open(joker, { side: firstSide([joker]), text: say('firstCard') });
    },
  };
}

const winnerOf = ({ numbers }: ShownRound) => andarBaharWinner(numbers);
const dealtOf = ({ numbers }: ShownRound): number => numbers.length - 1;

export const andarBahar: FeltOf = {
  create: createFelt,
  spotsOf: (of) => game.tableOf(of).spots,
  spotName: nameOfSpot('andar-bahar'),
  describe(round, say) {
    const winner = say(winnerOf(round) === 'andar' ? 'andarWins' : 'baharWins');
    const card = cardName(round.numbers.at(-1) ?? 0, say);
    return `${winner} ${say('jokerMet', { count: dealtOf(round), card })}`;
  },
  mark: (round, say) =>
    winnerOf(round) === 'andar' ? wordMark(say('andar'), 'red') : wordMark(say('bahar'), 'blue'),
  road: {
    one: 'andar',
    other: 'bahar',
    tie: 'tie',
    tones: ['red', 'blue', 'grey'],
    of: (round) => ({ winner: winnerOf(round) === 'andar' ? 'one' : 'other' }),
  },
  tallies: (say) => [
    { name: say('andar'), has: (round) => winnerOf(round) === 'andar' },
    { name: say('bahar'), has: (round) => winnerOf(round) === 'bahar' },
    ...COUNTS.map((range) => {
      const [from = 0, to = 0] = range.split('-').map(Number);
      return {
        name: nameOfSpot('andar-bahar')(`count-${range}`, say),
        has: (round: ShownRound) => dealtOf(round) >= from && dealtOf(round) <= to,
      };
    }),
  ],
  rulesOf: () => [
    'ruleAndarBahar',
    'ruleFirstCard',
    'ruleAndarOdds',
    'ruleCounts',
    'ruleFreshDeck',
  ],
};
