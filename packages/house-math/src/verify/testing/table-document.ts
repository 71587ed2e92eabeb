import { linkOf, seedsOfDraw, seedsOfOpening, terminalOf } from '../../fairness/draw-chain.ts';
import { pathOf, rootOf, rootOfLanes } from '../../fairness/merkle.ts';
import { plainRandom, sha256 } from '../../fairness/sha256.ts';
import { TABLE_GAMES, type TableGameCode } from '../../tables/games.ts';
import type { Table, TableGame } from '../../tables/table.ts';
import { payoutOfLayout, type TableTicket, tableTicketText } from '../../tables/ticket.ts';
import type { TableDocument } from '../draw-proof.ts';

export type PlayedRound = {
  readonly game: TableGameCode;
  /** Which of its rules. */
  readonly rule: number;
  /** Of the chain, and which of its draws. */
  readonly length: number;
  readonly at: number;
  readonly seed: number;
  /** At least one. */
  readonly bets: number;
};

const ISSUE = '20261127-120000';
const PURPOSE = 'tables.test';

/** A round as the house plays it, with the proof of its last bet. */
export function tableDocument(played: PlayedRound): TableDocument {
  const { game: code, rule, length, at, seed } = played;
  const game: TableGame = TABLE_GAMES[code];
  const rules = game.rules[rule % game.rules.length] ?? '';
  const chain = { seed: sha256(String(seed)), length };
  const number = 1 + (at % length);
  const terminal = terminalOf(sha256, chain);
  const before = number > 1 ? linkOf(sha256, chain, number - 1) : terminal;
  const opened = seedsOfOpening(sha256, { before, draw: number, purpose: PURPOSE });
  const opening = game.opening?.(plainRandom(opened)) ?? [];
  const table = game.tableOf({ rules, opening });
  const tickets = ticketsOf(played, { table, rules, opening });
  const leaves = tickets.map(tableTicketText);
  const lanes = [{ lane: 3, count: leaves.length, root: rootOf(sha256, leaves) }];
  const root = rootOfLanes(sha256, lanes);
  const link = linkOf(sha256, chain, number);
  const seeds = seedsOfDraw(sha256, { link, draw: number, purpose: PURPOSE, issue: ISSUE, root });
  const numbers = table.draw(plainRandom(seeds));
  const place = leaves.length - 1;
  const { payout } = payoutOfLayout(table, tickets[place]?.layout ?? [], numbers);
  const path = pathOf(sha256, leaves, place);
  return {
    format: 'nokshi-table-1',
    purpose: PURPOSE,
    issue: ISSUE,
    terminal,
    number,
    before,
    link,
    root,
    lanes,
    game: code,
    rules,
    mappingVersion: 1,
    opening,
    numbers,
    bet: { text: leaves[place] ?? '', lane: 3, place, path, payout: payout.toString() },
  };
}

/** A chip each, on one spot after the other. */
const ticketsOf = (
  { game, seed, bets }: PlayedRound,
  { table, ...of }: { table: Table } & Pick<TableTicket, 'rules' | 'opening'>,
): readonly TableTicket[] =>
  Array.from({ length: bets }, (_, nth) => ({
    ...of,
    wagerId: `0194f2a0-0000-7000-8000-${String(nth).padStart(12, '0')}`,
    tableCode: 'test-low',
    game,
    issue: ISSUE,
    layout: [{ spot: table.spots[(seed + nth) % table.spots.length]?.code ?? '', stake: 1_000n }],
    asset: 'BDT',
  }));
