import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { element } from '../../panel/element.ts';
import type { CreateGame, InstantGame, InstantStage } from '../game.ts';
import { createActs } from './acts.ts';
import { betOf, createBetting } from './betting.ts';
import { sumOf } from './chips.ts';
import { createDeal } from './deal.ts';
import { createFelt } from './felt.ts';
import { stakesOf, totalText } from './hands.ts';
import { blackjackRules, describe, laidOf, stateOf } from './say-round.ts';

/** Blackjack on up to seven spots against one dealer. */
export const createGame: CreateGame = ({ stage, act, isBusy, changed }): InstantGame => {
  let open: InstantRound | null = null;
  const isOpen = () => open === null && !isBusy();
  const acts = createActs(stage, (choice) => !isBusy() && act({ act: choice }));
  const betting = createBetting({
    stage,
    isOpen,
    changed() {
      deal.clear();
      draw();
      changed();
    },
  });
  const felt = createFelt(stage, betting.add);
  const deal = createDeal(stage, felt);
  const draw = () => {
    const state = stateOf(open);
    felt.setLaid(state ? stakesOf(state) : betting.laid(), betting.rack.values());
    felt.setLocked(open !== null);
    betting.rack.setLocked(false);
    betting.draw(open === null);
    acts.set(open);
  };
  const take = (round: InstantRound | null) => {
    open = round?.isOpen ? round : null;
    if (round) betting.restore(laidOf(round));
    draw();
  };
  return {
    scene: element('div', { class: 'blackjack' }, felt.box),
    options: element('div', { class: 'blackjack-options' }, acts.box, betting.rack.box),
    ...offerOf(stage, betting),
    setLimits(limits) {
      betting.setLimits(limits);
      draw();
    },
    rest(round) {
      const state = stateOf(round);
      deal.clear();
      take(round);
      if (state) deal.rest(state);
    },
    wait() {
      if (!open) deal.clear();
      felt.setLocked(true);
      betting.rack.setLocked(true);
      acts.lock();
    },
    async show(round) {
      const state = stateOf(round);
      if (!state) return;
      felt.setLaid(stakesOf(state), betting.rack.values());
      await deal.show(state, round.acts.at(-1)?.act === 'split');
      take(round);
    },
    onKey: acts.onKey,
    dress() {
      betting.rack.dress();
      acts.dress();
      felt.dress();
      const state = stateOf(open);
      if (state) deal.rest(state);
      draw();
    },
  };
};

type Offer = Pick<
  InstantGame,
  'hasStakeField' | 'bet' | 'cost' | 'mostStake' | 'main' | 'describe' | 'summary' | 'rules'
>;

/** What is bet, and the words around it. */
function offerOf(stage: InstantStage, { laid }: ReturnType<typeof createBetting>): Offer {
  const { say, amount } = stage;
  return {
    hasStakeField: false,
    bet: () => betOf(laid()),
    cost: () => sumOf(laid()),
    mostStake: ({ most }) => most,
    main: (round) => ({
      words: say(round ? 'yourTurn' : 'deal'),
      small: laid().size === 0 ? say('layFirst') : amount(sumOf(laid())),
      press: round || laid().size === 0 ? null : 'begin',
    }),
    describe: (round) => describe(stage, round),
    summary(round) {
      const state = stateOf(round);
      if (!state) return '';
      return say('bjLine', { spots: state.spots.length, total: totalText(state.dealer, true) });
    },
    rules: () => blackjackRules(say),
  };
}
