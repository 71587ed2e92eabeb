/**
 * Pearson's statistic of what was seen against what was expected, as standard deviations of a
 * normal variable (Wilson and Hilferty 1931, close from one degree of freedom on): about 0 where
 * chance alone was at work, far above where it was not, far below where it is too even to be
 * chance. Source: promises T14. `freedom` is given where more than the total of the counts is fixed.
 */
export function chiSquare(
  seen: readonly number[],
  expected: readonly number[],
  freedom = seen.length - 1,
): number {
  const chi = seen.reduce((sum, count, i) => {
    const mean = expected[i] ?? 0;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
}

export const even = (choices: number, total: number): number[] =>
  Array.from({ length: choices }, () => total / choices);
