import { hash } from 'node:crypto';
import { leafOf } from '@nokshi/house-math/fairness/merkle.ts';
import type { Table } from '@nokshi/house-math/tables/table.ts';
import {
  type Layout,
  tableOfTicket,
  type TableTicket,
  tableTicketText,
} from '@nokshi/house-math/tables/ticket.ts';
import type { RoundRow } from '../rounds/index.ts';
import type { BetRow } from './store/bets.ts';
import type { TablesCore } from './core.ts';

/** The ticket of a stored bet: what its leaf was made of, and what it is settled by. */
export function ticketOf(
  { tables }: Pick<TablesCore, 'tables'>,
  bet: BetRow,
  { issue }: Pick<RoundRow, 'issue'>,
): TableTicket {
  const { id, gameCode, rules, asset, layout } = bet;
  const { game } = tables.find(gameCode);
  const opening = readOpening(bet.opening);
  return {
    wagerId: id,
    tableCode: gameCode,
    game,
    rules,
    issue,
    opening,
    layout: readLayout(layout),
    asset,
  };
}

/** The table of an accepted bet. */
export function tableOf(of: Pick<TableTicket, 'game' | 'rules' | 'opening'>): Table {
  const table = tableOfTicket(of);
  if (!table) throw new Error(`no table is ${of.game} ${of.rules} ${of.opening.join('.')}`);
  return table;
}

export const readOpening = (text: string): number[] =>
  text === '-' ? [] : text.split('.').map(Number);

export const layoutText = (layout: Layout): string =>
  layout.map(({ spot, stake }) => `${spot}:${stake}`).join(',');

export const readLayout = (text: string): Layout =>
  text.split(',').map((chip) => {
    const [spot = '', stake = '0'] = chip.split(':');
    return { spot, stake: BigInt(stake) };
  });

/** SHA-256 of the leaf's text, 32 bytes. */
export const leafBytes = (ticket: TableTicket): Buffer =>
  Buffer.from(
    leafOf((text) => hash('sha256', text), tableTicketText(ticket)),
    'hex',
  );
