import { fraction, percentOf } from '@nokshi/house-math/fraction.ts';
import { DICE_SIDES, type DiceBet, diceReturn, waysOf } from '@nokshi/house-math/instants/dice.ts';
import { element } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { hundredths } from './bets.ts';

const RULES = ['diceRule1', 'diceRule2', 'diceRule3'] as const;

/** How it is played, with the exact return of the bet that is chosen. */
export function diceRules(bet: DiceBet, say: InstantStage['say']): readonly Node[] {
  const chance = percentOf(fraction(BigInt(waysOf(bet)), BigInt(DICE_SIDES)));
  return [
    element('p', {}, `${say('rtp')}: ${percentOf(diceReturn(bet), 4)} %`),
    element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
    element('p', {}, say('diceChance', { chance, at: hundredths(bet.at) })),
  ];
}
