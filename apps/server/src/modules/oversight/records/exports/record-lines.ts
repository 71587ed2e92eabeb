import { assetOf, type Language, type Output } from '@nokshi/contract';
import type { entryRow, recordsRoutes, wagerRow } from '@nokshi/contract/player/records.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { z } from 'zod';
import { momentText } from '../../../../kernel/calendar.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { amountText, type Printed } from './print.ts';
import { chosenIn, playText } from '../rules/say-plays.ts';
import { chosenOfRound, drawnOfRound, issueOfRound } from '../rules/say-rounds.ts';
import type { Belonging } from './printed-words.ts';
import { WORDS } from './words.ts';

type Wager = z.infer<typeof wagerRow>;
type Entry = z.infer<typeof entryRow>;
type Of = {
  readonly username: string;
  readonly type: number;
  readonly language: Language;
  /** The filters of the list; undefined where none was set. */
  readonly filters: readonly (string | undefined)[];
};

/** The betting record as CSV, in the reader's language and in Dhaka's time. */
export function wagerLines(language: Language, rows: readonly Wager[]): string[][] {
  const { column, state } = WORDS[language];
  return [
    [
      column.at,
      column.game,
      column.product,
      column.stake,
      column.payout,
      column.result,
      column.state,
      column.settled,
      column.wager,
      column.round,
      column.issue,
      column.play,
      column.chosen,
      column.drawn,
    ],
    ...rows.map((row) => [
      dhaka(row.placedAt),
      row.gameName[language],
      row.category,
      row.stake,
      row.payout,
      row.net,
      state[row.state],
      row.settledAt === null ? '' : dhaka(row.settledAt),
      row.wagerId,
      row.roundId ?? '',
      ...drawText(row, language),
    ]),
  ];
}

/** What a bet was on, as the pages say it, and what was drawn; of a slot nothing. */
function drawText({ lottery, round }: Wager, language: Language): string[] {
  if (lottery)
    return [
      lottery.issue,
      playText(language, lottery),
      chosenIn(language, lottery),
      lottery.numbers?.join(' ') ?? '',
    ];
  if (round) return [issueOfRound(round), '', chosenOfRound(language, round), drawnOfRound(round)];
  return ['', '', '', ''];
}

/** The game of a bet, with the issue of a round that many share. */
const gameText = ({ gameName, lottery, round }: Wager, language: Language): string =>
  [gameName[language], lottery?.issue ?? issueOfRound(round)].filter(Boolean).join(' · ');

/** The account record as CSV, likewise. */
export function entryLines(language: Language, rows: readonly Entry[]): string[][] {
  const { column, belongs } = WORDS[language];
  return [
    [
      column.at,
      column.kind,
      column.amount,
      column.after,
      column.number,
      column.belongs,
      column.id,
      column.lane,
      column.batch,
    ],
    ...rows.map((row) => [
      dhaka(row.at),
      kindText(row, language),
      row.amount,
      row.balanceAfter,
      row.sequence,
      belongingOf(row, belongs),
      row.reference?.id ?? '',
      `${row.lane}`,
      row.batch,
    ]),
  ];
}

const dhaka = (instant: string) => momentText(new Date(instant));

function factsOf({ username, type, language, filters }: Of): Printed['facts'] {
  const { fact, asset, everything } = WORDS[language];
  const narrowed = filters.filter(Boolean).join(' · ');
  return [
    [fact.member, maskName(username)],
    [fact.filters, narrowed || everything],
    [fact.amounts, asset[assetOf(type) === 'FUN' ? 'FUN' : 'BDT']],
  ];
}

/**
 * The betting record; its last row totals all wagers of the range, also those left out of the file.
 */
export function printWagers(
  of: Of,
  rows: readonly Wager[],
  totals: Output<typeof recordsRoutes.wagers>['totals'],
): Printed {
  const { column, state, total } = WORDS[of.language];
  // Where nothing was bet on a lottery the other columns have the room.
  const hasPlays = rows.some(({ lottery }) => lottery !== null);
  const orNone = <T>(cell: T): T[] => (hasPlays ? [cell] : []);
  return {
    facts: factsOf(of),
    columns: [
      { title: column.at, share: 10 },
      { title: column.game, share: 16 },
      ...orNone({ title: column.play, share: 11 }),
      { title: column.stake, share: 8, figure: true },
      { title: column.payout, share: 8, figure: true },
      { title: column.result, share: 8, figure: true },
      { title: column.state, share: 7 },
      { title: column.wager, share: 19 },
    ],
    rows: rows.map((row) => [
      dhaka(row.placedAt),
      gameText(row, of.language),
      ...orNone(row.lottery ? playText(of.language, row.lottery) : ''),
      ...[row.stake, row.payout, row.net].map(amountText),
      state[row.state],
      row.wagerId,
    ]),
    total: [
      total,
      `${totals.count}`,
      ...orNone(''),
      ...[totals.stake, totals.payout, totals.net].map(amountText),
      '',
      '',
    ],
  };
}

/** The account record with the balance after each entry; its last row totals the entries above. */
export function printEntries(of: Of, rows: readonly Entry[]): Printed {
  const { column, belongs, received, spent, total } = WORDS[of.language];
  const amounts = rows.map(({ amount }) => parseDecimal(amount) ?? 0n);
  const sum = (counts: (amount: bigint) => boolean) =>
    amountText(toDecimal(amounts.filter(counts).reduce((all, one) => all + one, 0n)));
  return {
    facts: factsOf(of),
    columns: [
      { title: column.at, share: 10 },
      { title: column.kind, share: 11 },
      { title: column.amount, share: 9, figure: true },
      { title: column.after, share: 9, figure: true },
      { title: column.number, share: 7, figure: true },
      { title: column.belongs, share: 25 },
    ],
    rows: rows.map((row) => [
      dhaka(row.at),
      kindText(row, of.language),
      ...[row.amount, row.balanceAfter].map(amountText),
      row.sequence,
      belongsText(row, belongs),
    ]),
    total: [
      total,
      '',
      sum(() => true),
      '',
      '',
      `${received} ${sum((one) => one > 0n)} · ${spent} ${sum((one) => one < 0n)}`,
    ],
  };
}

/** The kind of an entry, where no page opens its reference. */
const BY_KIND: Readonly<Record<string, Belonging>> = {
  adjustment: 'adjustment',
  award: 'award',
  'transfer-out': 'team',
  'transfer-in': 'team',
  'dividend-out': 'slip',
  'dividend-in': 'slip',
  'wage-out': 'slip',
  'wage-in': 'slip',
};

function belongingOf({ kind, reference }: Entry, words: Readonly<Record<Belonging, string>>) {
  if (!reference) return '';
  const known = reference.kind === 'other' ? BY_KIND[kind] : reference.kind;
  return known ? words[known] : '';
}

const belongsText = (row: Entry, words: Readonly<Record<Belonging, string>>) =>
  [belongingOf(row, words), row.reference?.id].filter(Boolean).join(' · ');

const kindText = ({ line }: Entry, language: Language): string => WORDS[language].entry[line];
