import { percentOf } from '@nokshi/house-math/fraction.ts';
import {
  chanceOfSafe,
  minesPay,
  minesReturn,
  mostOpened,
} from '@nokshi/house-math/instants/mines.ts';
import { element } from '../../panel/element.ts';
import { tableOf } from '../../panel/sheet.ts';
import type { InstantStage } from '../game.ts';
import { timesText } from './say-round.ts';

const RULES = ['minesRule1', 'minesRule2', 'minesRule3', 'minesRule4', 'minesRule5'] as const;

/** How it is played, with chances and pays for so many mines. */
export function minesRules(mines: number, say: InstantStage['say']): readonly Node[] {
  const rows = Array.from({ length: mostOpened(mines) }, (_, i) => [
    String(i + 1),
    `${percentOf(chanceOfSafe(mines, i + 1), 4)} %`,
    `${timesText(minesPay(mines, i + 1))}×`,
  ]);
  return [
    element('p', {}, `${say('rtp')}: ${percentOf(minesReturn(mines, 1))} %`),
    element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
    tableOf([say('minesOpened', { count: mines }), say('minesChance'), say('pays')], rows),
  ];
}
