import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { minesPay, mostOpened } from '@nokshi/house-math/instants/mines.ts';
import { minorOf } from '@nokshi/money';
import { element } from '../../panel/element.ts';
import { type CreateGame, type InstantGame, mostPaid } from '../game.ts';
import { createCount } from './count.ts';
import { createField } from './field.ts';
import { createOffer } from './offer.ts';
import { minesRules } from './rules.ts';
import { describe, minesOf, stateOf } from './say-round.ts';

/** Twenty-five fields of which some hide a mine; each safe one that is opened raises what the round pays. */
export const createGame: CreateGame = ({ stage, act, isBusy, changed }): InstantGame => {
  const { say, amount, sound } = stage;
  let mines = 3;
  let open: InstantRound | null = null;
  const field = createField(stage, (at) => !isBusy() && act({ act: 'open', field: at }));
  const offer = createOffer(stage);
  const count = createCount((next) => {
    mines = next;
    draw();
    changed();
  });
  const draw = () => {
    count.set(mines, open !== null);
    offer.set(mines, open);
  };
  const rest = (round: InstantRound | null) => {
    open = round?.isOpen ? round : null;
    if (round) mines = minesOf(round);
    field.rest(stateOf(round), open !== null);
    draw();
  };
  return {
    scene: element(
      'div',
      { class: 'mines' },
      element('div', { class: 'room' }, field.box),
      offer.box,
    ),
    options: count.box,
    hasStakeField: true,
    setLimits: draw,
    bet: (stake) => ({ kind: 'mines', stake, mines }),
    cost: (stake) => stake,
    mostStake: (limits) =>
      mostPaid(limits, { gain: minesPay(mines, mostOpened(mines)) - 100, of: 100 }),
    rest,
    wait() {
      if (!open) field.clear();
      field.lock();
    },
    async show(round) {
      const state = stateOf(round);
      if (!state) return;
      const isNew = round.acts.at(-1)?.act === 'open';
      if (isNew) await field.turn(state);
      if (isNew && state.pays > 0) sound.knock(state.opened.length);
      if (!round.isOpen) await field.uncover(state);
      rest(round);
    },
    main(round) {
      const state = stateOf(round);
      if (!round || !state) return { words: say('minesBegin'), small: '', press: 'begin' };
      if (state.opened.length === 0) return { words: say('minesOpenOne'), small: '', press: null };
      const sum = (minorOf(round.stake) * BigInt(state.pays)) / 100n;
      return { words: say('takeNow'), small: amount(sum), press: { act: 'take' } };
    },
    describe: (round) => describe(stage, round),
    summary(round) {
      const state = stateOf(round);
      const facts = { count: minesOf(round), opened: state?.opened.length ?? 0 };
      return say(state && state.pays > 0 ? 'minesLine' : 'minesLostLine', facts);
    },
    rules: () => minesRules(mines, say),
    dress() {
      count.dress(say('minesCount'), [say('minesFewer'), say('minesMore')]);
      field.dress();
      draw();
    },
  };
};
