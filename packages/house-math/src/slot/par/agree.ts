/** Two independent computations of one figure; they may differ by rounding only. */
export function agree(what: string, formula: number, enumerated: number): void {
  if (Math.abs(formula - enumerated) > 1e-9 * Math.max(1, Math.abs(formula))) {
    throw new Error(`${what}: ${formula} by formula, but ${enumerated} by playing the cycle`);
  }
}
