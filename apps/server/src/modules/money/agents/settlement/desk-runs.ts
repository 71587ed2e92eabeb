import type { Input, Output } from '@nokshi/contract';
import type { consoleAgentRunsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { AgentsRoom } from '../room.ts';
import { soughtBy } from '../sought.ts';
import { runByKey, type RunKey } from '../store/runs.ts';
import { listRuns, listSlips, type RunSums, slipById } from '../store/slip-lists.ts';
import type { NamedSlip } from '../store/slips.ts';
import { askedSpan, slipPage } from './read-slips.ts';
import { recomputeRun } from './recompute.ts';
import { deskSlip } from './wire-slip.ts';

type Routes = typeof consoleAgentRunsRoutes;
const MOST_DIFFERENCES = 500;

/** Settlement runs, newest first. Refuses: records.range, edge.invalid-input. */
export async function runsOfDesk(
  tx: Tx,
  { from, to, open = false, kind, cursor, pageSize }: Input<Routes['runs']>,
): Promise<Output<Routes['runs']>> {
  const span = from && to ? askedSpan({ from, to }) : null;
  const before = cursor === undefined ? null : cursorRun(cursor);
  const found = await listRuns(tx, { kind, open, span, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: rows.map(wireRun),
    next: found.length > pageSize && last ? runCursor(last) : null,
  };
}

const runCursor = ({ endsAt, startsAt, kind, period }: RunSums) =>
  [endsAt.getTime(), startsAt.getTime(), kind, period].join('.');

function cursorRun(text: string): RunKey & { endsAt: Date } {
  const [, endsAt, startsAt, found, period = ''] =
    /^(\d{1,14})\.(\d{1,14})\.([a-z-]{1,10})\.([DWHM]?)$/.exec(text) ?? [];
  const kind = CONTRACT_KINDS.find((one) => one === found);
  if (!kind) throw refuse('edge.invalid-input', { field: 'cursor' });
  return {
    kind,
    period: period as RunKey['period'],
    startsAt: new Date(Number(startsAt)),
    endsAt: new Date(Number(endsAt)),
  };
}

const wireRun = (run: RunSums) => ({
  kind: run.kind,
  period: run.period,
  from: run.startsAt.toISOString(),
  to: run.endsAt.toISOString(),
  contracts: run.contracts,
  paid: run.paid,
  nothing: run.nothing,
  overdue: run.overdue,
  total: toDecimal(run.total),
  paidTotal: toDecimal(run.paidTotal),
  overdueTotal: toDecimal(run.overdueTotal),
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  failures: run.failures,
  fault: run.fault,
});

/** Slips of a run, of an agent, or in one state; newest first. Refuses: edge.invalid-input. */
export async function slipsOfDesk(
  tx: Tx,
  { query = '', cursor, pageSize, from, ...asked }: Input<Routes['slips']>,
): Promise<Output<Routes['slips']>> {
  const sought = soughtBy(query);
  const filter = { ...asked, sought, ...(from && { startsAt: new Date(from) }) };
  const { rows, next } = await slipPage({ cursor, pageSize }, (page) =>
    listSlips(tx, { ...filter, ...page }),
  );
  return { rows: rows.map(deskSlip), next };
}

/** Refuses: agents.slip-unknown. */
export async function knownSlip(tx: Tx, id: string): Promise<NamedSlip> {
  const slipId = fromWire('slp', id);
  const slip = slipId && (await slipById(tx, slipId));
  if (!slip) throw refuse('agents.slip-unknown');
  return slip;
}

export async function slipOfDesk(
  tx: Tx,
  { id }: Input<Routes['slip']>,
): Promise<Output<Routes['slip']>> {
  const slip = await knownSlip(tx, id);
  return { ...deskSlip(slip), terms: slip.terms };
}

/** Refuses: agents.run-unknown. */
export async function recomputeOfDesk(
  room: AgentsRoom,
  tx: Tx,
  { kind, period, from }: Input<Routes['recompute']>,
): Promise<Output<Routes['recompute']>> {
  const run = await runByKey(tx, { kind, period, startsAt: new Date(from) });
  if (!run?.writtenAt) throw refuse('agents.run-unknown');
  const { slips, differences } = await recomputeRun(room, tx, run);
  return { slips, differences: differences.slice(0, MOST_DIFFERENCES) };
}
