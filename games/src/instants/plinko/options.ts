import {
  type PlinkoRisk,
  type PlinkoRows,
  RISKS,
  ROW_COUNTS,
} from '@nokshi/house-math/instants/plinko.ts';
import { element } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { createPicks } from '../picks.ts';

export const RISK_WORDS = { low: 'riskLow', medium: 'riskMedium', high: 'riskHigh' } as const;

/** Risk and rows of the board. */
export function createOptions(
  say: InstantStage['say'],
  choose: (rows: PlinkoRows, risk: PlinkoRisk) => void,
) {
  let chosen: { rows: PlinkoRows; risk: PlinkoRisk } = { rows: 8, risk: 'low' };
  const risks = createPicks<PlinkoRisk>('risk', (risk) => choose(chosen.rows, risk));
  const rows = createPicks<string>('rows', (picked) => {
    const next = ROW_COUNTS.find((count) => String(count) === picked);
    if (next) choose(next, chosen.risk);
  });
  return {
    box: element('div', { class: 'plinko-options' }, risks.box, rows.box),
    set(next: PlinkoRows, risk: PlinkoRisk) {
      chosen = { rows: next, risk };
      rows.set(String(next));
      risks.set(risk);
    },
    setLocked(isLocked: boolean) {
      rows.setLocked(isLocked);
      risks.setLocked(isLocked);
    },
    dress() {
      const words = RISKS.map((risk) => [risk, say(RISK_WORDS[risk])] as const);
      const counts = ROW_COUNTS.map((count) => [String(count), String(count)] as const);
      risks.dress(say('risk'), words);
      rows.dress(say('rows'), counts);
    },
  };
}
