import {
  SEATS,
  strengthAt,
  teenPatti as game,
  teenPattiWinner,
} from '@nokshi/house-math/tables/teen-patti.ts';
import { HANDS, handOf } from '@nokshi/house-math/tables/three-cards.ts';
import { element, setText } from '../../panel/element.ts';
import { HAND_WORDS, handsSaid, handWord, SEAT_ENDS, seatRoad } from '../cards/three-card-words.ts';
import { fitted } from '../cards/plan.ts';
import { createSeatsFelt } from '../cards/seats-felt.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import type { FeltOf, FeltParts, ShownRound } from '../felt.ts';
import './teen-patti.css';

/** Six cards face down in turn, then each is turned in the same order. */
const BETWEEN_MS = 320;
const FIRST_TURN_MS = 2_500;
const TURNS_MS = 720;

function createLayout({ spot, say }: FeltParts) {
  const hint = element('p', { class: 'felt-hint' });
  return {
    box: element(
      'div',
      { class: 'teen-patti' },
      ...SEATS.map((seat) => spot(seat, { class: `main ${seat}`, note: 'backOnTie' })),
      ...SEATS.map((seat) =>
        spot(`${seat}-pair-plus`, { class: `side ${seat}`, short: () => say('pairPlus') }),
      ),
      hint,
    ),
    redress: () => setText(hint, say('pairPlusPays')),
  };
}

const winnerOf = ({ numbers }: ShownRound) => teenPattiWinner(numbers);

export const teenPatti: FeltOf = {
  create(parts) {
    const layout = createLayout(parts);
    return createSeatsFelt(parts, {
      hands: ['a', 'b'],
      names: { a: 'seatA', b: 'seatB' },
      places: ['upright', 'upright', 'upright'],
      layout: layout.box,
      planOf(numbers, { showMs }) {
        const cards = numbers.map((card, at) => ({
          card,
          hand: at % 2 === 0 ? ('a' as const) : ('b' as const),
          dealAt: at * BETWEEN_MS,
          turnAt: FIRST_TURN_MS + at * TURNS_MS,
        }));
        return fitted({ cards }, showMs);
      },
      tell: (open) => ({ note: handWord(open) }),
      winnerOf: teenPattiWinner,
      redress: layout.redress,
    });
  },
  spotsOf: (of) => game.tableOf(of).spots,
  spotName: nameOfSpot('teen-patti'),
  describe: ({ numbers }, say) => handsSaid(numbers, say),
  mark(round, say) {
    const { word, tone } = SEAT_ENDS[winnerOf(round)];
    return wordMark(say(word), tone);
  },
  road: { ...seatRoad, of: (round) => ({ winner: SEAT_ENDS[winnerOf(round)].side }) },
  tallies: (say) => [
    { name: say('seatA'), has: (round) => winnerOf(round) === 'a' },
    { name: say('seatB'), has: (round) => winnerOf(round) === 'b' },
    { name: say('tie'), has: (round) => winnerOf(round) === 'tie' },
    ...HANDS.toReversed().map((hand) => ({
      name: say(HAND_WORDS[hand]),
      has: ({ numbers }: ShownRound) =>
        SEATS.some((seat) => handOf(strengthAt(numbers, seat)) === hand),
    })),
  ],
  rulesOf: () => ['ruleTeenPatti', 'ruleHands', 'ruleSequences', 'ruleSuits', 'rulePairPlus'],
};
