import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import {
  plinkoPays,
  type PlinkoRisk,
  type PlinkoRows,
} from '@nokshi/house-math/instants/plinko.ts';
import { minorOf } from '@nokshi/money';
import { element } from '../../panel/element.ts';
import { type CreateGame, type InstantGame, mostPaid } from '../game.ts';
import { createBoard } from './board.ts';
import { binText } from './fall.ts';
import { createOptions, RISK_WORDS } from './options.ts';
import { plinkoRules } from './rules.ts';

/** A ball falls through rows of pins; the bin it falls into pays. */
export const createGame: CreateGame = ({ stage, changed }): InstantGame => {
  const { say, still, sound, amount } = stage;
  let rows: PlinkoRows = 12;
  let risk: PlinkoRisk = 'medium';
  const board = createBoard();
  const choose = (nextRows: PlinkoRows, nextRisk: PlinkoRisk) => {
    [rows, risk] = [nextRows, nextRisk];
    board.rest(null);
    draw();
    changed();
  };
  const options = createOptions(say, choose);
  const draw = () => {
    board.set(rows, risk);
    options.set(rows, risk);
  };
  const describe = ({ state, payout }: InstantRound) =>
    state.kind === 'plinko'
      ? say('plinkoPaid', { times: binText(state.pays), amount: amount(minorOf(payout ?? '0.00')) })
      : '';
  return {
    scene: element('div', { class: 'plinko' }, board.box),
    options: options.box,
    hasStakeField: true,
    setLimits: draw,
    bet: (stake) => ({ kind: 'plinko', stake, rows, risk }),
    cost: (stake) => stake,
    mostStake: (limits) =>
      mostPaid(limits, { gain: Math.max(...plinkoPays(rows, risk)) - 100, of: 100 }),
    rest(round) {
      if (round?.bet.kind === 'plinko') ({ rows, risk } = round.bet);
      draw();
      board.rest(round?.state.kind === 'plinko' ? round.state.bin : null);
      options.setLocked(false);
    },
    wait: () => options.setLocked(true),
    async show({ state }) {
      if (state.kind === 'plinko')
        await board.fall(state.path, { still: still(), knock: (row) => sound.knock(row % 8) });
      options.setLocked(false);
    },
    main: () => ({ words: say('drop'), small: '', press: 'begin' }),
    describe,
    summary: ({ bet, state }) =>
      bet.kind === 'plinko' && state.kind === 'plinko'
        ? say('plinkoLine', {
            rows: bet.rows,
            risk: say(RISK_WORDS[bet.risk]),
            times: binText(state.pays),
          })
        : '',
    rules: () => plinkoRules({ rows, risk }, say),
    dress: options.dress,
  };
};
