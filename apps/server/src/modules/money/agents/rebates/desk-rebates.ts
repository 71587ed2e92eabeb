import { consoleRoutes, type Input, type Output } from '@nokshi/contract';
import type { consoleAgentRebatesRoutes } from '@nokshi/contract/console/agent-rebates.ts';
import { toDecimal } from '@nokshi/money';
import type { Serve } from '../../../../kernel/caller.ts';
import { dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { askedSpan } from '../settlement/read-slips.ts';
import { listRebateDays } from '../store/rebate-days.ts';
import { rebatesOfDay, type RebateRow } from '../store/rebates.ts';
import { knownRebate, linePage, wireLine, wireRebate } from './read-rebates.ts';

type Routes = typeof consoleAgentRebatesRoutes;

/** Of operators: days, the agents of a day, and what the branches of an agent add. */
export function rebateConsoleRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentRebates: desk } = consoleRoutes;
  serve.read(desk.days, (tx, asked) => daysOfDesk(tx, asked));
  serve.read(desk.agents, (tx, asked) => agentsOfDesk(tx, asked));
  serve.read(desk.lines, (tx, asked) => linesOfDesk(room, tx, asked));
}

/** Refuses: records.range, edge.invalid-input. */
async function daysOfDesk(
  tx: Tx,
  { from, to, open, cursor, pageSize }: Input<Routes['days']>,
): Promise<Output<Routes['days']>> {
  if (from && to) askedSpan({ from, to });
  if (cursor !== undefined && !dayStart(cursor))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  const days = from && to ? { from, to } : undefined;
  const before = cursor ?? null;
  const found = await listRebateDays(tx, { days, open, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return {
    rows: rows.map((row) => ({
      day: row.day,
      agents: row.agents,
      paid: row.paid,
      nothing: row.nothing,
      failures: row.failures,
      fault: row.fault,
      stake: toDecimal(row.stake),
      earned: toDecimal(row.earned),
      amount: toDecimal(row.amount),
      carryOut: toDecimal(row.carryOut),
      writtenAt: row.writtenAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
    next: found.length > pageSize ? (rows.at(-1)?.day ?? null) : null,
  };
}

/** The cursor is the last username read. */
async function agentsOfDesk(
  tx: Tx,
  { day, query, cursor: after = '', pageSize }: Input<Routes['agents']>,
): Promise<Output<Routes['agents']>> {
  const found = await rebatesOfDay(tx, { day, query, after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return {
    rows: rows.map(agentRebate),
    next: found.length > pageSize ? (rows.at(-1)?.agentName ?? null) : null,
  };
}

/** Refuses: agents.rebate-unknown, edge.invalid-input. */
async function linesOfDesk(
  room: AgentsRoom,
  tx: Tx,
  { day, id, ...paged }: Input<Routes['lines']>,
): Promise<Output<Routes['lines']>> {
  const agentId = fromWire('mbr', id);
  if (!agentId) throw refuse('agents.rebate-unknown');
  const rebate = await knownRebate(tx, { agentId, day });
  const { rows, names, next } = await linePage(room, tx, { rebate, ...paged });
  return {
    rebate: agentRebate(rebate),
    rows: rows.map((line) => ({
      branch: { id: toWire('mbr', line.branchId), username: names.get(line.branchId) ?? '' },
      ...wireLine(line),
    })),
    next,
  };
}

const agentRebate = (row: RebateRow) => ({
  ...wireRebate(row),
  agent: { id: toWire('mbr', row.agentId), username: row.agentName },
  branches: row.branches,
});
