/** One column; its width is relative to the other columns'. */
export type SheetColumn = {
  readonly title: string;
  readonly share: number;
  /** Figures are aligned right. */
  readonly figure?: true;
};

/** The contents of a printed table, all in one language. */
export type Sheet = {
  readonly language: 'EN' | 'BN';
  readonly house: string;
  readonly title: string;
  /** Whose it is, the days, the filters, and when it was read. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  /** One more row below the last, in bold. */
  readonly total: readonly string[] | null;
  /** Printed below the table: that rows were left out, or that there are none. */
  readonly note: string | null;
  /** At the bottom of every page. */
  readonly foot: string;
  pageName(page: number, of: number): string;
};
