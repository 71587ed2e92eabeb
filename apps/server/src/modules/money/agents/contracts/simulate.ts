import type { Simulation } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { closedPeriod } from '../rules/starts.ts';
import { inForceOf } from '../store/contracts.ts';
import { type Reckoned, reckon } from './reckon.ts';

type Asked = {
  readonly agentId: MemberId;
  /** Null: the house. */
  readonly uplineId: MemberId | null;
  readonly terms: ContractTerms;
};

/** What terms would have come to in the last period that is over; minor units. */
export type Simulated = {
  readonly span: Span;
  readonly offered: Reckoned;
  readonly today: bigint | null;
  /** By the upline's own contract; null: the house, or there is none. */
  readonly received: bigint | null;
};

export async function simulate(
  room: AgentsRoom,
  tx: Tx,
  { agentId, uplineId, terms }: Asked,
): Promise<Simulated> {
  const { kind } = terms;
  const span = closedPeriod(terms, room.clock.now());
  const today = await inForceOf(tx, { downlineId: agentId, kind });
  const above = uplineId && (await inForceOf(tx, { downlineId: uplineId, kind }));
  const of = (id: MemberId, own: ContractTerms) =>
    reckon(room, tx, { agentId: id, terms: own, span });
  return {
    span,
    offered: await of(agentId, terms),
    today: today ? (await of(agentId, today.terms)).amount : null,
    received: uplineId && above ? (await of(uplineId, above.terms)).amount : null,
  };
}

/** `forUpline`: with what the upline would have received and had left. */
export function wireSimulation(
  { span, offered, today, received }: Simulated,
  { forUpline }: { forUpline: boolean },
): Simulation {
  const shown = forUpline ? received : null;
  return {
    from: span.start.toISOString(),
    to: span.end.toISOString(),
    valid: toDecimal(offered.valid),
    loss: offered.loss === null ? null : toDecimal(offered.loss),
    activeMembers: offered.activeMembers,
    tier: offered.tier,
    rate: offered.rate === null ? null : toDecimal(offered.rate),
    amount: toDecimal(offered.amount),
    today: today === null ? null : toDecimal(today),
    received: shown === null ? null : toDecimal(shown),
    left: shown === null ? null : toDecimal(shown - offered.amount),
  };
}

/** What an upline can pay with, against what the last period would have come to; minor units. */
export type Cover = {
  readonly available: bigint;
  readonly needed: bigint;
  readonly isEnough: boolean;
};

/** What the cover of terms has to be, and is; null where the house pays. */
export async function coverFor(
  room: AgentsRoom,
  tx: Tx,
  { agentId, uplineId, terms }: Asked,
): Promise<Cover | null> {
  if (!uplineId || !needsCover(room)) return null;
  const span = closedPeriod(terms, room.clock.now());
  const { amount: needed } = await reckon(room, tx, { agentId, terms, span });
  return coverOf(room, tx, { uplineId, needed });
}

const needsCover = ({ site }: AgentsRoom): boolean => site.agentTerms().payMode === 'upline';

/** Null where the house pays: it covers what it grants. */
export async function coverOf(
  room: AgentsRoom,
  tx: Tx,
  { uplineId, needed }: { uplineId: MemberId | null; needed: bigint },
): Promise<Cover | null> {
  if (!uplineId || !needsCover(room)) return null;
  const { withdrawable: available } = await room.turnover.withdrawableBalance(tx, uplineId);
  return { available, needed, isEnough: needed === 0n || available >= needed };
}
