import { type FourEyesAct, USUAL_ABOVE } from '@nokshi/contract/four-eyes.ts';
import { parseAmount } from '@nokshi/money';

export type Rule = {
  readonly needed: boolean;
  /** Minor units; null: any amount. */
  readonly above: bigint | null;
};

/** The rule of an act: what an operator set, else the usual amount, else none. */
export function ruleFor(act: FourEyesAct, set: Rule | undefined): Rule {
  if (set) return set;
  const usual = USUAL_ABOVE[act];
  return { needed: usual !== undefined, above: usual === undefined ? null : parseAmount(usual) };
}

/** Whether fewer acts would need a second person than before. */
export function loosens(before: Rule, next: Rule): boolean {
  if (!before.needed) return false;
  if (!next.needed) return true;
  if (next.above === null) return false;
  return before.above === null || next.above > before.above;
}

/** Whether an act, about this amount if it is about money, needs a second person. */
export function needsSecond(rule: Rule, amount: bigint | null): boolean {
  if (!rule.needed) return false;
  return rule.above === null || amount === null || amount > rule.above;
}
