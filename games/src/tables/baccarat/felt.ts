import {
  baccarat as game,
  baccaratResult,
  handsOf,
  pointsOf,
} from '@nokshi/house-math/tables/baccarat.ts';
import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { element } from '../../panel/element.ts';
import { createSeatsFelt } from '../cards/seats-felt.ts';
import { nameOfSpot, wordMark } from '../spot-words.ts';
import type { FeltOf, FeltParts, ShownRound } from '../felt.ts';
import type { Say } from '../words/index.ts';
import { dealOf } from './plan.ts';
import './baccarat.css';

const resultOf = ({ numbers }: ShownRound) => baccaratResult(numbers);
const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
/** Eight or nine with two cards: nobody draws. */
const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards) >= 8;

function createLayout({ spot, say, rules }: FeltParts): HTMLElement {
  const hand = (code: 'player' | 'banker') =>
    spot(code, {
      class: `main ${code}`,
      note: code === 'banker' && rules === 'no-commission' ? 'halfWithSix' : 'backOnTie',
    });
  return element(
    'div',
    { class: 'baccarat' },
    spot('player-pair', { class: 'side player' }),
    spot('tie', { class: 'side tie' }),
    spot('banker-pair', { class: 'side banker' }),
    hand('player'),
    hand('banker'),
    spot('small', { class: 'side', short: () => say('smallHalf'), note: 'fourCards' }),
    spot('either-pair', { class: 'side' }),
    spot('perfect-pair', { class: 'side' }),
    spot('big', { class: 'side', short: () => say('big'), note: 'fiveOrSixCards' }),
  );
}

const WINNERS = {
  player: ['playerWins', 'player', 'blue'],
  banker: ['bankerWins', 'banker', 'red'],
  tie: ['isTie', 'tie', 'green'],
} as const;

function describe(round: ShownRound, say: Say): string {
  const { winner, player, banker, playerPair, bankerPair } = resultOf(round);
  const hands = handsOf(round.numbers);
  const parts = [
    say(WINNERS[winner][0]),
    say('pointsAre', { player, banker }),
    isNatural(hands.player) || isNatural(hands.banker) ? say('naturalSaid') : '',
    playerPair ? say('playerPairSaid') : '',
    bankerPair ? say('bankerPairSaid') : '',
  ];
  return parts.filter((text) => text !== '').join(' ');
}

export const baccarat: FeltOf = {
  create: (parts) =>
    createSeatsFelt(parts, {
      hands: ['player', 'banker'],
      names: { player: 'player', banker: 'banker' },
      places: ['upright', 'upright', 'sideways'],
      layout: createLayout(parts),
      planOf: dealOf,
      isSqueezed: true,
      tell: (open) =>
        open.length === 0
          ? {}
          : { badge: String(totalOf(open)), note: isNatural(open) ? 'natural' : null },
      winnerOf: (numbers) => baccaratResult(numbers).winner,
    }),
  spotsOf: (of) => game.tableOf(of).spots,
  spotName: nameOfSpot('baccarat'),
  describe,
  mark(round, say) {
    const [, word, tone] = WINNERS[resultOf(round).winner];
    return wordMark(say(word), tone);
  },
  road: {
    one: 'banker',
    other: 'player',
    tie: 'tie',
    tones: ['red', 'blue', 'green'],
    of(round) {
      const { winner, playerPair, bankerPair } = resultOf(round);
      return {
        winner: winner === 'banker' ? 'one' : winner === 'player' ? 'other' : 'tie',
        pairs: [...(bankerPair ? ['one' as const] : []), ...(playerPair ? ['other' as const] : [])],
      };
    },
  },
  tallies: (say) => [
    { name: say('banker'), has: (round) => resultOf(round).winner === 'banker' },
    { name: say('player'), has: (round) => resultOf(round).winner === 'player' },
    { name: say('tie'), has: (round) => resultOf(round).winner === 'tie' },
    { name: say('bankerPair'), has: (round) => resultOf(round).bankerPair },
    { name: say('playerPair'), has: (round) => resultOf(round).playerPair },
    {
      name: say('natural'),
      has: ({ numbers }) => Object.values(handsOf(numbers)).some(isNatural),
    },
    { name: say('fourCards'), has: ({ numbers }) => numbers.length === 4 },
    { name: say('fiveOrSixCards'), has: ({ numbers }) => numbers.length > 4 },
  ],
  rulesOf: (rules) => [
    'ruleBaccarat',
    'ruleBaccaratDraw',
    'ruleBaccaratBanker',
    rules === 'no-commission' ? 'ruleNoCommission' : 'ruleCommission',
    'ruleSqueeze',
    'ruleFreshShoe',
  ],
};
