import type { Input, Output } from '@nokshi/contract';
import type {
  consoleTablesRoutes,
  DeskChain,
  TableChains,
} from '@nokshi/contract/console/tables.ts';
import { numberOf } from '@nokshi/house-math/fraction.ts';
import { KITE_CEILING, KITE_RETURN } from '@nokshi/house-math/instants/kite.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { ListedChain } from '../../../base/fairness/index.ts';
import type { OpenTable } from '../house-tables.ts';
import { FLIGHT_MS, KITE } from '../kite/rules/flight.ts';
import { purposeOf } from '../openings.ts';
import { KIND, type TablesRoom } from '../room.ts';
import { periodOf } from '../round-times.ts';
import { storedTables } from '../store/tables.ts';
import { proofPageOf } from './desk-round.ts';

type UsedCall = (typeof consoleTablesRoutes)['usedChains'];

/** A next chain is late when it was needed so long ago; a job makes what is needed each minute. */
const CHAIN_LATE_MS = 120_000;

/**
 * A kite climbs by a fixed part of its height and reaches m with a chance of 0.97 / m: on average its
 * flight takes 0.97 over its rate.
 */
const MEAN_FLIGHT_MS = (numberOf(KITE_RETURN) * FLIGHT_MS) / Math.log(KITE_CEILING / 100);

/** The chain in use of every table, and the one that follows it. */
export async function listChains(
  room: TablesRoom,
  tx: Tx,
): Promise<Output<typeof consoleTablesRoutes.chains>> {
  const now = room.clock.now();
  const tables = room.tables.all();
  const stored = new Map((await storedTables(tx)).map((row) => [row.gameCode, row]));
  const open = await room.fairness.draws.openChains(tx, { purposes: tables.map(purposeOfTable) });
  const byState = new Map(open.map((chain) => [`${chain.purpose} ${chain.state}`, chain]));
  return {
    serverTime: now.toISOString(),
    data: tables.map((each) => {
      // As its terms are stored now: this server may hear of them in a moment.
      const table = { ...each, ...stored.get(each.gameCode) };
      const purpose = purposeOfTable(table);
      return rowOf(room, {
        table,
        now,
        current: byState.get(`${purpose} CURRENT`),
        next: byState.get(`${purpose} NEXT`),
      });
    }),
  };
}

/** Chains of a table that are used up or were left after a restore, newest first. Refuses tables.table-unknown. */
export async function listUsedChains(
  room: TablesRoom,
  tx: Tx,
  { gameCode, cursor, pageSize }: Input<UsedCall>,
): Promise<Output<UsedCall>> {
  const purpose = purposeOfTable(room.tables.find(gameCode));
  const before = cursor === undefined ? null : readPlace(cursor);
  const asked = { purpose, before, most: pageSize + 1 };
  const chains = await room.fairness.draws.usedChains(tx, asked);
  const page = chains.slice(0, pageSize);
  const rows: DeskChain[] = [];
  for (const chain of page) rows.push(await wireUsed(room, tx, { gameCode, chain }));
  return {
    rows,
    next: chains.length > pageSize ? String(page.at(-1)?.nth) : null,
  };
}

const purposeOfTable = ({ gameCode, kind }: Pick<OpenTable, 'gameCode' | 'kind'>): string =>
  purposeOf({ kind: kind === 'kite' ? KITE : KIND, series: gameCode });

type Row = {
  readonly table: OpenTable;
  readonly now: Date;
  readonly current: ListedChain | undefined;
  readonly next: ListedChain | undefined;
};

function rowOf(room: TablesRoom, row: Row): TableChains {
  const { table, now, current, next } = row;
  const { gameCode, name, game, terms } = table;
  const left = current ? current.length - current.taken : 0;
  const leftMs = left * msOfRound(table);
  return {
    gameCode,
    name,
    game,
    isOpen: terms.isOpen,
    current: current ? wireChain(room, gameCode, current) : null,
    next: next ? wireChain(room, gameCode, next) : null,
    runsOutAt: current && terms.isOpen ? new Date(now.getTime() + leftMs).toISOString() : null,
    alarm: alarmOf(row),
  };
}

const msOfRound = ({ kind, terms }: OpenTable): number =>
  periodOf(terms) + (kind === 'kite' ? MEAN_FLIGHT_MS : 0);

function alarmOf({ table, now, current, next }: Row): TableChains['alarm'] {
  if (next) return null;
  if (!current || current.taken === current.length) return table.terms.isOpen ? 'missing' : null;
  const isLate = current.lowSince && now.getTime() - current.lowSince.getTime() > CHAIN_LATE_MS;
  return isLate ? 'late' : null;
}

const wireChain = (room: TablesRoom, gameCode: string, chain: ListedChain): DeskChain => ({
  nth: chain.nth,
  terminal: chain.terminal,
  state: chain.state,
  length: chain.length,
  taken: chain.taken,
  every: chain.every,
  committedAt: chain.madeAt.toISOString(),
  last: lastOf(room, gameCode, chain),
});

/** A round without a bet is removed after a month, and nobody can open it then; its link stays. */
async function wireUsed(
  room: TablesRoom,
  tx: Tx,
  { gameCode, chain }: { readonly gameCode: string; readonly chain: ListedChain },
): Promise<DeskChain> {
  const { last, ...wired } = wireChain(room, gameCode, chain);
  if (!last) return { ...wired, last };
  const round = await room.rounds.find(tx, { series: gameCode, issue: last.issue });
  return { ...wired, last: round ? last : { ...last, proofPage: null } };
}

function lastOf(
  room: TablesRoom,
  gameCode: string,
  { number, issue, link }: ListedChain,
): DeskChain['last'] {
  if (number === null || issue === null || link === null) return null;
  return { number, issue, link, proofPage: proofPageOf(room, { gameCode, issue }) };
}

function readPlace(cursor: string): number {
  if (!/^[0-9]{1,9}$/.test(cursor)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return Number(cursor);
}
