/** A place of a list that was frozen, as everyone reads it. */
export type ListedPlace = {
  readonly place: number;
  /** The name, shortened. */
  readonly player: string;
  readonly score: string;
  readonly reachedAt: string;
  /** Taka; null: no prize. */
  readonly prize: string | null;
  /** Names the account exactly, without telling which it is. */
  readonly mark: string | null;
};

type Listed = {
  readonly promotionId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly rows: readonly ListedPlace[];
};

/**
 * The text whose SHA-256 is published with a frozen list: the board and its window, then one line a
 * place, fields parted by tabs.
 */
export const boardText = ({ promotionId, startsAt, endsAt, rows }: Listed): string =>
  [
    [promotionId, startsAt, endsAt].join('\t'),
    ...rows.map(({ place, player, score, reachedAt, prize, mark }) =>
      [place, player, score, reachedAt, prize ?? '-', mark ?? '-'].join('\t'),
    ),
  ].join('\n');
