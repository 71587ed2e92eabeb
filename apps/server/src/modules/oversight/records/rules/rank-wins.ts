type Win = { readonly prize: string; readonly at: string };

const paid = ({ prize }: Win) => BigInt(prize.replace('.', ''));

/** The same lines, the highest payout first, the later of equal ones first. Checklist X-040. */
export const rankWins = <W extends Win>(wins: readonly W[]): (W & { readonly rank: number })[] =>
  wins
    .toSorted((a, b) => Number(paid(b) - paid(a)) || b.at.localeCompare(a.at))
    .map((win, at) => ({ ...win, rank: at + 1 }));
