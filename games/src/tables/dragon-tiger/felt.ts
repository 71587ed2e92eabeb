import { cardText } from '@nokshi/house-math/tables/cards.ts';
import { dragonTiger as game, dragonTigerWinner } from '@nokshi/house-math/tables/dragon-tiger.ts';
import { element, setText } from '../../panel/element.ts';
import { cardName } from '../../cards/cards.ts';
import { fitted } from '../cards/plan.ts';
import { createSeatsFelt } from '../cards/seats-felt.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import type { FeltOf, FeltParts, ShownRound } from '../felt.ts';
import type { WordKey } from '../words/index.ts';
import './dragon-tiger.css';

/** One card after the other is dealt, and each is turned slowly. */
const DEAL_MS = [0, 600] as const;
const TURN_AT_MS = [1_400, 2_700] as const;
const SLOW_MS = 900;

const SIDES = ['dragon', 'tiger'] as const;
const QUALITIES: readonly (readonly [quality: string, short: WordKey])[] = [
  ['big', 'big'],
  ['small', 'smallHalf'],
  ['odd', 'odd'],
  ['even', 'even'],
  ['red', 'red'],
  ['black', 'black'],
];

function createLayout({ spot, say }: FeltParts) {
  const hint = element('p', { class: 'felt-hint' });
  const side = (code: (typeof SIDES)[number]) =>
    element(
      'div',
      { class: `half ${code}` },
      spot(code, { class: `main ${code}`, note: 'halfOnTie' }),
      ...QUALITIES.map(([quality, short]) =>
        spot(`${code}-${quality}`, { class: `side ${quality}`, short: () => say(short) }),
      ),
    );
  return {
    box: element(
      'div',
      { class: 'dragon-tiger' },
      side('dragon'),
      element(
        'div',
        { class: 'ties' },
        spot('tie', { class: 'side tie' }),
        spot('suited-tie', { class: 'side tie' }),
      ),
      side('tiger'),
      hint,
    ),
    redress: () => setText(hint, say('sevenLoses')),
  };
}

const winnerOf = ({ numbers }: ShownRound) => dragonTigerWinner(numbers);
const WINNERS = {
  dragon: ['dragonWins', 'dragon', 'red'],
  tiger: ['tigerWins', 'tiger', 'blue'],
  tie: ['isTie', 'tie', 'green'],
} as const;

/** "Tie" begins as "tiger" does, in both languages. */
const TIE_MARK = '=';

export const dragonTiger: FeltOf = {
  create(parts) {
    const layout = createLayout(parts);
    return createSeatsFelt(parts, {
      hands: SIDES,
      names: { dragon: 'dragon', tiger: 'tiger' },
      places: ['upright'],
      layout: layout.box,
      planOf(numbers, { showMs }) {
        const cards = SIDES.map((hand, at) => ({
          hand,
          card: numbers[at] ?? 0,
          dealAt: DEAL_MS[at] ?? 0,
          turnAt: TURN_AT_MS[at] ?? 0,
        }));
        return fitted({ cards, turnMs: SLOW_MS }, showMs);
      },
      tell: ([card]) => (card === undefined ? {} : { badge: cardText(card).slice(0, -1) }),
      winnerOf: dragonTigerWinner,
      redress: layout.redress,
    });
  },
  spotsOf: (of) => game.tableOf(of).spots,
  spotName: nameOfSpot('dragon-tiger'),
  describe(round, say) {
    const [dragon = 0, tiger = 0] = round.numbers;
    const winner = say(WINNERS[winnerOf(round)][0]);
    const cards = { dragon: cardName(dragon, say), tiger: cardName(tiger, say) };
    return `${winner} ${say('dragonAndTiger', cards)}`;
  },
  mark(round, say) {
    const winner = winnerOf(round);
    const [, word, tone] = WINNERS[winner];
    return winner === 'tie' ? { text: TIE_MARK, tone } : wordMark(say(word), tone);
  },
  road: {
    one: 'dragon',
    other: 'tiger',
    tie: 'tie',
    tieMark: TIE_MARK,
    tones: ['red', 'blue', 'green'],
    of(round) {
      const winner = winnerOf(round);
      return { winner: winner === 'dragon' ? 'one' : winner === 'tiger' ? 'other' : 'tie' };
    },
  },
  tallies: (say) => [
    { name: say('dragon'), has: (round) => winnerOf(round) === 'dragon' },
    { name: say('tiger'), has: (round) => winnerOf(round) === 'tiger' },
    { name: say('tie'), has: (round) => winnerOf(round) === 'tie' },
  ],
  rulesOf: () => ['ruleDragonTiger', 'ruleDragonTie', 'ruleDragonSeven', 'ruleFreshShoe'],
};
