import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RebateId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { settleRebate } from '../rules/line-rebate.ts';
import { noteRebatesWritten, type RebateDayRow } from '../store/rebate-days.ts';
import { carriedBefore, insertRebates } from '../store/rebates.ts';
import { shareStakes } from './share-stakes.ts';

/** Large houses have many rebates in one commit. */
const MOST_MS = 120_000;
/** The identity room names so many at once. */
const AT_ONCE = 1_000;

/** Writes what every agent earned on a day; all or none. */
export async function writeRebates(
  room: AgentsRoom,
  tx: Tx,
  { day }: Pick<RebateDayRow, 'day'>,
): Promise<void> {
  await tx.allow(MOST_MS);
  const { stake, agents } = await shareStakes(room, tx, day);
  const agentIds = [...agents.keys()];
  const names = await namesOf(room, tx, agentIds);
  const carried = new Map(
    (await carriedBefore(tx, { agentIds, day })).map((row) => [row.agentId, row.carryOut]),
  );
  const rebates = [...agents].map(([agentId, lines]) => {
    const carryIn = carried.get(agentId) ?? 0n;
    const earned = lines.reduce((all, line) => all + line.amount, 0n);
    const sums = settleRebate(earned, carryIn);
    const row = {
      rebateId: room.ids.next<RebateId>(),
      agentId,
      agentName: names.get(agentId) ?? '',
      day,
      stake: lines.reduce((all, line) => all + line.stake, 0n),
      branches: new Set(lines.map(({ branchId }) => branchId)).size,
      earned,
      carryIn,
      ...sums,
      state: sums.amount > 0n ? ('DUE' as const) : ('NOTHING' as const),
    };
    return { row, lines };
  });
  await insertRebates(tx, rebates);
  await noteRebatesWritten(tx, { day, at: room.clock.now(), stake });
}

async function namesOf(room: AgentsRoom, tx: Tx, ids: readonly MemberId[]) {
  const names = new Map<MemberId, string>();
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const [id, name] of await room.identity.usernames(tx, ids.slice(at, at + AT_ONCE)))
      names.set(id, name);
  return names;
}
