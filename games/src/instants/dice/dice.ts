import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { DICE_SIDES, type DiceBet, dicePays } from '@nokshi/house-math/instants/dice.ts';
import { minorOf } from '@nokshi/money';
import { element } from '../../panel/element.ts';
import { type CreateGame, type InstantGame, type InstantStage, mostPaid } from '../game.ts';
import { createPicks } from '../picks.ts';
import { hundredths, inBounds } from './bets.ts';
import { createFacts } from './facts.ts';
import { createRoll } from './roll.ts';
import { diceRules } from './rules.ts';

/** A roll of 0.00 to 99.99 that comes under or over a number. */
export const createGame: CreateGame = ({ stage, changed }): InstantGame => {
  const { say } = stage;
  let bet: DiceBet = { side: 'under', at: 5_000 };
  const choose = (next: DiceBet) => {
    bet = inBounds(next);
    draw();
    changed();
  };
  const roll = createRoll(stage, (at) => choose({ ...bet, at }));
  const facts = createFacts(choose);
  // The same chance on the other side.
  const turn = (side: DiceBet['side']) =>
    choose(side === bet.side ? bet : { side, at: DICE_SIDES - 1 - bet.at });
  const sides = createPicks<DiceBet['side']>('side', turn);
  const draw = () => {
    roll.set(bet);
    sides.set(bet.side);
    facts.set(bet);
  };
  return {
    scene: element('div', { class: 'dice' }, roll.bowl, roll.track, facts.box),
    options: sides.box,
    hasStakeField: true,
    setLimits: draw,
    bet: (stake) => ({ kind: 'dice', stake, ...bet }),
    cost: (stake) => stake,
    mostStake: (limits) => mostPaid(limits, { gain: dicePays(bet) - 10_000, of: 10_000 }),
    rest: roll.rest,
    wait: roll.wait,
    show: roll.show,
    main: () => ({ words: say('roll'), small: '', press: 'begin' }),
    onKey(key) {
      const by = { ArrowLeft: -100, ArrowRight: 100 }[key];
      if (by === undefined) return false;
      choose({ ...bet, at: bet.at + by });
      return true;
    },
    describe: (round) => describe(stage, round),
    summary: ({ bet: { kind, ...of }, state }) =>
      kind === 'dice' && state.kind === 'dice' && 'at' in of
        ? say(of.side === 'under' ? 'diceUnderLine' : 'diceOverLine', {
            at: hundredths(of.at),
            rolled: hundredths(state.rolled),
          })
        : '',
    rules: () => diceRules(bet, say),
    dress() {
      sides.dress(say('diceSide'), [
        ['under', say('diceUnder')],
        ['over', say('diceOver')],
      ]);
      facts.dress([say('diceAt'), say('diceChanceName'), say('dicePays')]);
      roll.dress();
      draw();
    },
  };
};

function describe({ say, amount }: InstantStage, { state, payout }: InstantRound): string {
  if (state.kind !== 'dice') return '';
  const rolled = hundredths(state.rolled);
  const paid = minorOf(payout ?? '0.00');
  return paid === 0n
    ? say('diceLost', { rolled })
    : say('diceWon', { rolled, amount: amount(paid) });
}
