import type { Language, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { momentText } from '../../../../kernel/calendar.ts';
import type { SheetColumn } from '../pdf/sheet.ts';
import { SLIP_WORDS } from './slip-words.ts';
import { TEAM_WORDS, type TeamColumn } from './team-words.ts';
import { WORDS } from './words.ts';

type Routes = typeof agentTeamRoutes;
type Rows<Name extends keyof Routes> = Output<Routes[Name]> extends { rows: infer R } ? R : never;

/** The rows of a list as text, for both forms of its file. */
export type Table = { readonly columns: readonly SheetColumn[]; readonly rows: string[][] };

const moment = (instant: string) => momentText(new Date(instant));

/** Columns by their names; `money`: right-aligned amounts. */
function columnsOf(
  language: Language,
  names: readonly TeamColumn[],
  money: ReadonlySet<TeamColumn>,
): SheetColumn[] {
  const { column } = TEAM_WORDS[language];
  return names.map((name) => {
    const title = column[name];
    return money.has(name) ? { title, share: 10, figure: true } : { title, share: 12 };
  });
}

export function memberLines(language: Language, rows: Rows<'members'>): Table {
  const { type } = TEAM_WORDS[language];
  return {
    columns: columnsOf(
      language,
      [
        ...(['name', 'type', 'prizeBase', 'heads', 'teamHeads', 'registered', 'seen'] as const),
        ...(['balance', 'teamBalance'] as const),
      ],
      new Set(['balance', 'teamBalance']),
    ),
    rows: rows.map((row) => [
      row.name,
      type(row.type),
      `${row.base}`,
      `${row.heads}`,
      `${row.teamHeads}`,
      moment(row.registeredAt),
      row.lastSeen ?? '',
      row.balance,
      row.teamBalance,
    ]),
  };
}

export function betLines(language: Language, rows: Rows<'bets'>): Table {
  const { state } = WORDS[language];
  return {
    columns: columnsOf(
      language,
      ['at', 'name', 'game', 'stake', 'valid', 'paid', 'result', 'state'],
      new Set(['stake', 'valid', 'paid', 'result']),
    ),
    rows: rows.map((row) => [
      moment(row.placedAt),
      row.member.name,
      row.gameName[language],
      row.stake,
      row.valid,
      row.payout,
      row.net,
      state[row.state],
    ]),
  };
}

const PROFIT = [
  'deposits',
  'withdrawals',
  'staked',
  'valid',
  'paid',
  'rebates',
  'promotions',
  'wages',
  'net',
] as const;

export const profitLines = (language: Language, rows: Rows<'profit'>): Table => ({
  columns: columnsOf(language, ['name', ...PROFIT], new Set(PROFIT)),
  rows: rows.map((row) => [row.member.name, ...PROFIT.map((each) => row[each])]),
});

export function incomeLines(language: Language, rows: Rows<'income'>): Table {
  const { kind, state } = SLIP_WORDS[language];
  return {
    columns: columnsOf(
      language,
      ['period', 'kind', 'payer', 'base', 'rate', 'amount', 'paidDown', 'state'],
      new Set(['base', 'amount', 'paidDown']),
    ),
    rows: rows.map((row) => [
      `${moment(row.from)} – ${moment(row.to)}`,
      kind[row.kind],
      row.payer?.name ?? TEAM_WORDS[language].house,
      row.base,
      row.rate === null ? '' : `${row.rate} %`,
      row.amount,
      row.paidDown,
      state[row.state],
    ]),
  };
}

export function transactionLines(language: Language, rows: Rows<'transactions'>): Table {
  const { entry } = TEAM_WORDS[language];
  return {
    columns: columnsOf(language, ['day', 'name', 'kind', 'in', 'out'], new Set(['in', 'out'])),
    rows: rows.map((row) => [row.day, row.member.name, entry[row.kind], row.in, row.out]),
  };
}
