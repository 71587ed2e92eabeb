/** One column; its share of the width is beside those of the others. */
export type SheetColumn = {
  readonly title: string;
  readonly share: number;
  /** Figures stand at the right edge. */
  readonly figure?: true;
};

/** What a printed table says, all of it words of one language. */
export type Sheet = {
  readonly language: 'EN' | 'BN';
  readonly house: string;
  readonly title: string;
  /** Of whom, of which days, by which filters, read when. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  /** One more row under the last, in bold. */
  readonly total: readonly string[] | null;
  /** Said under the table: that more were left out, or that it has nothing. */
  readonly note: string | null;
  /** At the foot of every page. */
  readonly foot: string;
  pageName(page: number, of: number): string;
};
