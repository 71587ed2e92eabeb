import { toDecimal } from '@nokshi/money';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { RebateId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { rebatesOfDay, type RebateRow } from '../store/rebates.ts';
import { type SharesRoom, shareStakes } from './share-stakes.ts';

/** A field of a stored rebate, what it says and what bets, rounds and the ledger say. */
export type RebateDifference = {
  readonly day: Day;
  readonly agent: string;
  readonly field: 'stake' | 'earned' | 'paid';
  readonly rebate: string;
  readonly ledger: string;
};

export type RecomputeRebatesRoom = SharesRoom & {
  readonly wallet: Pick<AgentsRoom['wallet'], 'entries'>;
};

const IN_PAGE = 500;
const MOST_MS = 120_000;

/**
 * Computes the rebates of a day again from bets and rounds, compares what was paid with entries of the
 * ledger, and names each difference.
 */
export async function recomputeRebates(
  room: RecomputeRebatesRoom,
  tx: Tx,
  day: Day,
): Promise<{ rebates: number; differences: RebateDifference[] }> {
  await tx.allow(MOST_MS);
  const rows = await allOfDay(tx, day);
  const { agents } = await shareStakes(room, tx, day);
  const differences: RebateDifference[] = [];
  const compare = (agent: string, field: RebateDifference['field'], [ours, theirs]: Pair) => {
    if (ours !== theirs)
      differences.push({ day, agent, field, rebate: toDecimal(ours), ledger: toDecimal(theirs) });
  };
  for (const row of rows) {
    const lines = agents.get(row.agentId) ?? [];
    agents.delete(row.agentId);
    compare(row.agentName, 'stake', [row.stake, lines.reduce((all, one) => all + one.stake, 0n)]);
    compare(row.agentName, 'earned', [
      row.earned,
      lines.reduce((all, one) => all + one.amount, 0n),
    ]);
    const paid = row.paidAt ? row.amount : 0n;
    compare(row.agentName, 'paid', [paid, await movedInLedger(room, tx, row)]);
  }
  for (const [agentId, lines] of agents)
    compare(agentId, 'earned', [0n, lines.reduce((all, one) => all + one.amount, 0n)]);
  return { rebates: rows.length, differences };
}

type Pair = readonly [ours: bigint, theirs: bigint];

async function allOfDay(tx: Tx, day: Day): Promise<RebateRow[]> {
  const rows: RebateRow[] = [];
  for (let after = ''; ; ) {
    const page = await rebatesOfDay(tx, { day, after, limit: IN_PAGE });
    rows.push(...page);
    after = page.at(-1)?.agentName ?? '';
    if (page.length < IN_PAGE) return rows;
  }
}

async function movedInLedger(
  { wallet }: RecomputeRebatesRoom,
  tx: Tx,
  { rebateId, agentId: memberId }: { rebateId: RebateId; agentId: RebateRow['agentId'] },
): Promise<bigint> {
  const entries = await wallet.entries(tx, { memberId, references: [rebateId], limit: 10 });
  return entries.reduce((total, { amount }) => total + amount, 0n);
}
