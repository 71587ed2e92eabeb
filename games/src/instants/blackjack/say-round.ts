import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { BLACKJACK_EDGE } from '@nokshi/house-math/tables/blackjack/round.ts';
import { totalOf } from '@nokshi/house-math/tables/blackjack/hand.ts';
import { minorOf } from '@nokshi/money';
import { element } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { type Blackjack, totalText, type Turn } from './hands.ts';

export const stateOf = (round: InstantRound | null): Blackjack | null =>
  round?.state.kind === 'blackjack' ? round.state : null;

/** What was laid before the deal. */
export const laidOf = ({ bet }: InstantRound): ReadonlyMap<number, bigint> =>
  new Map(
    bet.kind === 'blackjack'
      ? bet.spots.map(({ spot, stake }) => [spot, minorOf(stake)] as const)
      : [],
  );

/** What is read out: whose turn it is, or how the round ended. */
export function describe(stage: InstantStage, round: InstantRound): string {
  const { say, amount } = stage;
  const state = stateOf(round);
  if (!state) return '';
  if (state.turn) return describeTurn(stage, state, state.turn);
  const { total } = totalOf(state.dealer);
  const dealer = say(total > 21 ? 'dealerBroke' : 'dealerTotal', { total });
  const paid = minorOf(round.payout ?? '0.00');
  return `${dealer} ${paid === 0n ? say('bjNothing') : say('bjPaid', { amount: amount(paid) })}`;
}

function describeTurn({ say }: InstantStage, { spots, dealer }: Blackjack, turn: Turn): string {
  if (turn.acts.includes('insure')) return say('insuranceAsked', { spot: turn.spot });
  const hand = spots.find(({ spot }) => spot === turn.spot)?.hands[turn.hand];
  return say('turnOf', {
    spot: turn.spot,
    total: totalText(hand?.cards ?? [], false),
    dealer: totalText(dealer, false),
  });
}

const RULES = [
  ...(['bjRule1', 'bjRule2', 'bjRule3', 'bjRule4'] as const),
  ...(['bjRule5', 'bjRule6', 'bjRule7'] as const),
];

export const blackjackRules = (say: InstantStage['say']): readonly Node[] => [
  element('p', {}, say('bjReturn', { edge: (100 * BLACKJACK_EDGE).toFixed(2) })),
  element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
  element('p', {}, say('bjKeys')),
];
