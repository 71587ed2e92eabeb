import { fraction, percentOf } from '@nokshi/house-math/fraction.ts';
import {
  pathsTo,
  plinkoPays,
  plinkoReturn,
  type PlinkoRisk,
  type PlinkoRows,
} from '@nokshi/house-math/instants/plinko.ts';
import { element } from '../../panel/element.ts';
import { tableOf } from '../../panel/sheet.ts';
import type { InstantStage } from '../game.ts';
import { binText } from './fall.ts';

const RULES = ['plinkoRule1', 'plinkoRule2', 'plinkoRule3'] as const;

type Board = { readonly rows: PlinkoRows; readonly risk: PlinkoRisk };

/** How it is played, with each pay of the board and how often the ball falls into it. */
export function plinkoRules({ rows, risk }: Board, say: InstantStage['say']): readonly Node[] {
  const ways = new Map<number, bigint>();
  plinkoPays(rows, risk).forEach((pays, bin) =>
    ways.set(pays, (ways.get(pays) ?? 0n) + pathsTo(rows, bin)),
  );
  const lines = [...ways]
    .toSorted(([one], [other]) => other - one)
    .map(([pays, count]) => [
      `${binText(pays)}×`,
      `${percentOf(fraction(count, 2n ** BigInt(rows)), 4)} %`,
    ]);
  return [
    element('p', {}, `${say('rtp')}: ${percentOf(plinkoReturn(rows, risk))} %`),
    element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
    tableOf([say('plinkoBin'), say('plinkoChance')], lines),
  ];
}
