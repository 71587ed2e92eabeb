/** What a stake may be, minor units. */
export type StakeRange = { readonly least: bigint; readonly most: bigint };

const SHAPES = [1n, 2n, 5n] as const;

/** One, two, five and so on by tens, from the least to the most; both ends are among them. */
export function stakeSteps({ least, most }: StakeRange): readonly bigint[] {
  const steps = new Set([least]);
  for (let ten = 1n; ten <= most; ten *= 10n)
    for (const shape of SHAPES)
      if (shape * ten > least && shape * ten < most) steps.add(shape * ten);
  return [...steps, ...(most > least ? [most] : [])];
}

/** The next step up or down from any stake; the end stays the end. */
export function nextStake(range: StakeRange, stake: bigint, by: -1 | 1): bigint {
  const steps = stakeSteps(range);
  const next = by > 0 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake);
  return next ?? stake;
}

export const inRange = ({ least, most }: StakeRange, stake: bigint): bigint =>
  stake < least ? least : stake > most ? most : stake;

/** Minor units: what a member begins with who has not chosen yet. */
const USUAL = 10_00n;

/** The last stake that is offered here, or a usual one. */
export function firstStake(range: StakeRange, last: readonly bigint[]): bigint {
  const known = last.find((stake) => inRange(range, stake) === stake);
  return known ?? inRange(range, USUAL);
}
