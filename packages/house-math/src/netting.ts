/** A bet with its place in a list, and what it stakes on each of its answers, in minor units. */
export type Sided = {
  readonly at: number;
  readonly answers: readonly string[];
  readonly each: bigint;
};

/**
 * What each bet has no risk with, where answers exclude each other and one of them nearly always comes true: of every
 * answer as much as of the least staked one. Source: domain.md 9.
 */
export function cutsOf(
  opposites: readonly string[],
  sided: readonly Sided[],
): readonly { readonly at: number; readonly cut: bigint }[] {
  const staked = (answer: string) =>
    sided.reduce((sum, { answers, each }) => (answers.includes(answer) ? sum + each : sum), 0n);
  const least = opposites.map(staked).reduce((low, sum) => (sum < low ? sum : low));
  return opposites.flatMap((answer) => {
    let left = least;
    return sided
      .filter(({ answers }) => answers.includes(answer))
      .map(({ at, each }) => {
        const cut = each < left ? each : left;
        left -= cut;
        return { at, cut };
      });
  });
}
