export type Rule = {
  readonly needed: boolean;
  /** Minor units; null: any amount. */
  readonly above: bigint | null;
};

/** Whether an act, about this amount if it is about money, needs a second person. */
export function needsSecond(rule: Rule | undefined, amount: bigint | null): boolean {
  if (!rule?.needed) return false;
  return rule.above === null || amount === null || amount > rule.above;
}
