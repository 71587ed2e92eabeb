import { numberOf } from '@nokshi/house-math/fraction.ts';
import { CARDS } from '@nokshi/house-math/tables/cards.ts';
import { type Chances, chancesOf } from '@nokshi/house-math/tables/one-day.ts';
import { oneDay as game, ONE_DAY_STAGES } from '@nokshi/house-math/tables/one-day-table.ts';
import { cardsOf, teenPattiWinner } from '@nokshi/house-math/tables/teen-patti.ts';
import { cardName } from '../../cards/cards.ts';
import { element, setText } from '../../panel/element.ts';
import { fitted } from '../cards/plan.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import { handsSaid, handWord, SEAT_ENDS, seatRoad } from '../cards/three-card-words.ts';
import { createTwoSeats } from '../cards/two-seats.ts';
import type { Felt, FeltOf, FeltParts, ShownRound, SpotLook } from '../felt.ts';
import { createTimeline, type Timeline } from '../show-timeline.ts';
import type { Say } from '../words/index.ts';
import { createOwnBets, priceOf } from './own-bets.ts';
import { createOutlook, createStageBar } from './stage.ts';
import './one-day.css';

/** The card lies a while before it is turned, the last one longest. */
const WAITS_MS = 700;
const LAST_WAITS_MS = 1_000;

type Cards = readonly number[];
const seatAt = (at: number): 'a' | 'b' => (at % 2 === 0 ? 'a' : 'b');
const spotName = nameOfSpot('one-day');
const handsAfter = (dealt: Cards) => ({ a: cardsOf(dealt, 'a'), b: cardsOf(dealt, 'b') });
const lyingAfter = ({ opening, numbers }: ShownRound): Cards => [...opening, ...numbers];
const sixOf = (round: ShownRound): Cards | null => {
  const cards = lyingAfter(round);
  return cards.length === ONE_DAY_STAGES ? cards : null;
};

function createStage(say: Say) {
  const bar = createStageBar();
  let lying: Cards = [];
  const two = createTwoSeats<'a' | 'b'>({
    hands: ['a', 'b'],
    places: ['upright', 'upright', 'upright'],
    count(_, open, seat) {
      const word = handWord(open);
      seat.setBadge('');
      seat.setNote(word === null ? '' : say(word));
    },
  });
  return {
    ...two,
    box: element('div', { class: 'one-day-stage' }, bar.box, two.box),
    lay(dealt: Cards) {
      two.clear();
      two.lay(handsAfter(dealt));
      this.setDealt(dealt);
    },
    /** Marks where the next card will lie, after these. */
    setDealt(dealt: Cards) {
      lying = dealt;
      const count = dealt.length;
      bar.set(count);
      for (const hand of ['a', 'b'] as const)
        two.seats[hand].places.forEach((place, at) => {
          place.dataset['next'] = String(seatAt(count) === hand && at === Math.floor(count / 2));
        });
    },
    redress() {
      for (const hand of ['a', 'b'] as const) {
        two.seats[hand].setName(say(hand === 'a' ? 'seatA' : 'seatB'));
        const word = handWord(handsAfter(lying)[hand]);
        two.seats[hand].setNote(word === null ? '' : say(word));
      }
    },
  };
}

function createLayout({ spot, say }: FeltParts) {
  const outlook = createOutlook();
  const ownBets = createOwnBets();
  const price = (code: string, side: 'back' | 'lay'): HTMLElement => {
    const look: SpotLook = {
      class: `price ${side}`,
      short: () => say(side === 'back' ? 'backIt' : 'layIt'),
      odds: priceOf,
    };
    return spot(code, look);
  };
  const names = { a: element('strong'), b: element('strong') };
  return {
    outlook,
    ownBets,
    names,
    box: element(
      'div',
      { class: 'one-day' },
      outlook.box,
      element(
        'div',
        { class: 'prices' },
        ...(['a', 'b'] as const).map((seat) =>
          element(
            'div',
            { class: `seat-prices ${seat}` },
            names[seat],
            price(seat, 'back'),
            price(`lay-${seat}`, 'lay'),
          ),
        ),
      ),
      ownBets.box,
    ),
  };
}

/** Counting all ways to fill two hands takes a while: it is done once for the cards that lie there. */
function createChances(): (dealt: Cards) => Chances {
  let last: { readonly dealt: string; readonly chances: Chances } | null = null;
  return (dealt) => {
    const key = dealt.join('.');
    if (last?.dealt !== key) last = { dealt: key, chances: chancesOf(dealt) };
    return last.chances;
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Writes on the layout what follows from the cards that lie there: how it may end, the next card. */
function createLook(parts: FeltParts, layout: ReturnType<typeof createLayout>) {
  const { say } = parts;
  const chancesAfter = createChances();
  const outlookOf = (dealt: Cards) => {
    const { a, b, tie } = chancesAfter(dealt);
    const shares = { a: numberOf(a), b: numberOf(b), tie: numberOf(tie) };
    const left = CARDS - dealt.length;
    const said = (hand: 'a' | 'b') => {
      const seat = hand.toUpperCase();
      const word = handWord(handsAfter(dealt)[hand]);
      if (left === CARDS - ONE_DAY_STAGES && word) return `${seat}: ${say(word)}`;
      // Before the last card the shares are so many of the cards that are left.
      return dealt.length === ONE_DAY_STAGES - 1
        ? say('cardsWin', { seat, count: Math.round(shares[hand] * left), left })
        : say('chanceOf', { seat, share: percent(shares[hand]) });
    };
    return { shares, a: said('a'), b: said('b') };
  };
  return (dealt: Cards) => {
    const { shares, a, b } = outlookOf(dealt);
    const number = dealt.length + 1;
    const seat = seatAt(dealt.length).toUpperCase();
    const next = number <= ONE_DAY_STAGES ? say('nextCard', { number, seat }) : '';
    layout.outlook.set(shares, { a, next, b });
    setText(layout.names.a, say('seatA'));
    setText(layout.names.b, say('seatB'));
  };
}

/** Lists own bets of the deal that lies there, with their ends once all six cards do. */
function createListing(parts: FeltParts, layout: ReturnType<typeof createLayout>) {
  const { say, amount, openBets } = parts;
  return (dealt: Cards) =>
    layout.ownBets.set({
      bets: openBets(),
      six: dealt.length === ONE_DAY_STAGES ? dealt : null,
      name: (code) => spotName(code, say),
      say,
      amount,
    });
}

function createFelt(parts: FeltParts): Felt {
  const { say, sound } = parts;
  const stage = createStage(say);
  const layout = createLayout(parts);
  const outlook = createLook(parts, layout);
  const listBets = createListing(parts, layout);
  const look = (cards: Cards) => {
    outlook(cards);
    listBets(cards);
  };
  let timeline: Timeline | null = null;
  let dealt: Cards = [];
  const lie = (cards: Cards) => {
    dealt = cards;
    stage.lay(cards);
    look(dealt);
  };
  const clear = () => {
    timeline?.end();
    timeline = null;
  };
  return {
    stage: stage.box,
    layout: layout.box,
    open: lie,
    async show(round, { fromMs, showMs, still }) {
      clear();
      lie(round.opening);
      const now = createTimeline({ fromMs, still });
      timeline = now;
      const six = sixOf(round);
      const hand = seatAt(round.opening.length);
      const turnAt = six ? LAST_WAITS_MS : WAITS_MS;
      const cards = round.numbers.map((card) => ({ card, hand, dealAt: 0, turnAt }));
      const plan = fitted({ cards }, showMs);
      stage.play(now, plan, sound);
      now.at(plan.endsAt, () => {
        dealt = lyingAfter(round);
        stage.setDealt(dealt);
        if (six) stage.setWinner(winnerOrNull(six));
        look(dealt);
      });
      await now.until(plan.endsAt);
    },
    clear,
    laid: () => listBets(dealt),
    redress() {
      stage.redress();
      look(dealt);
    },
  };
}

const winnerOrNull = (six: Cards): 'a' | 'b' | null => {
  const winner = teenPattiWinner(six);
  return winner === 'tie' ? null : winner;
};
const winnerOf = (round: ShownRound) => teenPattiWinner(lyingAfter(round));

export const oneDay: FeltOf = {
  create: createFelt,
  spotsOf: ({ rules, opening }) =>
    opening.length < ONE_DAY_STAGES ? game.tableOf({ rules, opening }).spots : [],
  wholeDeal: sixOf,
  paidBefore: (opening) => opening.length === 0,
  spotName,
  describe(round, say) {
    const six = sixOf(round);
    if (six) return handsSaid(six, say);
    const [card = 0] = round.numbers;
    const at = round.opening.length;
    return say('cardGoesTo', {
      number: at + 1,
      seat: seatAt(at).toUpperCase(),
      card: cardName(card, say),
    });
  },
  mark(round, say) {
    const { word, tone } = SEAT_ENDS[winnerOf(round)];
    return wordMark(say(word), tone);
  },
  road: {
    ...seatRoad,
    hint: 'roadsSayNothing',
    of: (round) => ({ winner: SEAT_ENDS[winnerOf(round)].side }),
  },
  tallies: (say) => [
    { name: say('seatA'), has: (round) => winnerOf(round) === 'a' },
    { name: say('seatB'), has: (round) => winnerOf(round) === 'b' },
    { name: say('tie'), has: (round) => winnerOf(round) === 'tie' },
  ],
  rulesOf: () => [
    'ruleOneDay',
    'ruleBackLay',
    'ruleOneDayOdds',
    'ruleOneDayTie',
    'ruleHands',
    'ruleSequences',
    'ruleSuits',
  ],
};
