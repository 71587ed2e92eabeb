import type { Input, Output } from '@nokshi/contract';
import type { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type ContractId, fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { nameFor } from '../line.ts';
import type { AgentsRoom } from '../room.ts';
import { periodsFrom, rangesOf } from '../rules/ranges.ts';
import { type ContractRow, contractsOf, inForceOf, waitingFor } from '../store/contracts.ts';
import { checkKindOn, kindsOn } from './kind-on.ts';
import { pairBelow } from './offer.ts';
import { wireContract } from './wire.ts';

type Routes = typeof agentContractsRoutes;
type By = { readonly memberId: MemberId };
const MOST_WAITING = 100;

/** What the agent receives by and grants, newest first; the cursor is the last id read. */
export async function ownContracts(
  tx: Tx,
  { memberId, downline, cursor, pageSize, ...filter }: Input<Routes['list']> & By,
): Promise<Output<Routes['list']>> {
  const downlineId = downline === undefined ? null : fromWire('mbr', downline);
  const { rows, next } = await contractPage({ cursor, pageSize }, (page) =>
    contractsOf(tx, { ...filter, ...page, memberId, downlineId }),
  );
  return { rows: rows.map((row) => wireContract(row, memberId)), next };
}

/** Offers, and requests for an end, that wait for the caller; of kinds that are on. O-003, S-046. */
export async function ownRequests(
  room: AgentsRoom,
  tx: Tx,
  { memberId }: By,
): Promise<Output<Routes['requests']>> {
  const rows = await answerable(room, tx, memberId);
  return {
    rows: rows.map((row) => ({ ...wireContract(row, memberId), request: requestOf(row) })),
  };
}

const requestOf = ({ state }: ContractRow) => (state === 'OFFERED' ? 'new' : 'termination');

async function answerable(room: AgentsRoom, tx: Tx, memberId: MemberId): Promise<ContractRow[]> {
  const on = kindsOn(room);
  const now = room.clock.now();
  const rows = await waitingFor(tx, { memberId, now, limit: MOST_WAITING });
  return rows.filter(({ kind }) => on.includes(kind));
}

type Waiting = Omit<Output<(typeof agentsRoutes)['consolidated']>, 'funds'>;

/** 1: a new contract waits, 2: the end of one; of both the new one is named. E-102. */
export async function waitingRequests(
  room: AgentsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Waiting> {
  const rows = await answerable(room, tx, memberId);
  const of = (kind: ContractKind) => {
    const states = rows.filter((row) => row.kind === kind).map(requestOf);
    return states.includes('new') ? 1 : states.includes('termination') ? 2 : 0;
  };
  return {
    dailysalreqtype: of('daily'),
    divtypereq: of('dividend'),
    contracthoursalreq: of('hourly'),
    realtimesalreqtype: of('real-time'),
  };
}

/**
 * The limits of an offer to one downline. Refuses: agents.kind-off, agents.not-in-line,
 * agents.downline-unfit. E-106, E-107.
 */
export async function tellAssignable(
  room: AgentsRoom,
  tx: Tx,
  { memberId, kind, downline: to }: Input<Routes['assignable']> & By,
): Promise<Output<Routes['assignable']>> {
  checkKindOn(room, kind);
  const { downline } = await pairBelow(room, tx, { agentId: memberId, downline: to });
  const { memberId: downlineId, username } = downline;
  const own = await inForceOf(tx, { downlineId: memberId, kind });
  const today = await inForceOf(tx, { downlineId, kind });
  return {
    kind,
    own: own?.terms ?? null,
    ranges: own ? rangesOf(own.terms) : {},
    periods: own?.terms.kind === 'dividend' ? [...periodsFrom(own.terms.period)] : [],
    downline: { id: toWire('mbr', downlineId), name: nameFor('downline', username) },
    // A contract that somebody else granted is not the agent's to read.
    today: today?.uplineId === memberId ? wireContract(today, memberId) : null,
  };
}

type Paged = { readonly cursor?: string | undefined; readonly pageSize: number };

/** A page of contracts, newest first. Refuses: edge.invalid-input. */
export async function contractPage(
  { cursor, pageSize }: Paged,
  read: (page: { before: ContractId | null; limit: number }) => Promise<ContractRow[]>,
) {
  const before = cursor === undefined ? null : fromWire('ctr', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const found = await read({ before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? toWire('ctr', last.contractId) : null };
}
