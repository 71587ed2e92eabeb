import type { ExportKind } from '@nokshi/contract/exports.ts';
import type { EntryLine, WagerEnd } from '@nokshi/contract/player/records.ts';
import type { PrintedFigure } from './figures.ts';

/** What an entry belongs to, where there is a word for it. */
export type Belonging =
  | 'wager'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'chase'
  | 'adjustment'
  | 'award'
  | 'team'
  | 'slip';

export type Words = {
  readonly title: Readonly<Record<ExportKind, string>>;
  readonly fact: Readonly<
    Record<'member' | 'operator' | 'days' | 'filters' | 'at' | 'rows' | 'amounts', string>
  >;
  readonly column: Readonly<
    Record<
      | PrintedFigure
      | ('at' | 'game' | 'result' | 'state' | 'wager' | 'kind' | 'amount' | 'after')
      | ('number' | 'belongs' | 'day' | 'code' | 'name' | 'vendor')
      | ('product' | 'settled' | 'round' | 'id' | 'lane' | 'batch')
      | ('issue' | 'play' | 'chosen' | 'drawn'),
      string
    >
  >;
  readonly state: Readonly<Record<'OPEN' | 'SETTLED' | 'VOID', string>>;
  readonly end: Readonly<Record<WagerEnd, string>>;
  readonly entry: Readonly<Record<EntryLine, string>>;
  readonly belongs: Readonly<Record<Belonging, string>>;
  readonly asset: Readonly<Record<'BDT' | 'FUN', string>>;
  readonly total: string;
  readonly received: string;
  readonly spent: string;
  readonly everything: string;
  readonly nothing: string;
  readonly cut: string;
  readonly head: string;
  span(from: string, to: string): string;
  page(page: number, of: number): string;
};
