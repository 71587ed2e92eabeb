import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { createShares, type Higher, type RebateLine } from '../rules/line-rebate.ts';

/** What rebates are computed from. */
export type SharesRoom = {
  readonly wallet: Pick<AgentsRoom['wallet'], 'laneCount'>;
  readonly identity: { readonly line: Pick<AgentsRoom['identity']['line'], 'pairs'> };
  readonly lottery: { readonly bases: Pick<AgentsRoom['lottery']['bases'], 'of' | 'stakes'> };
};

type Staked = { readonly memberId: MemberId; readonly stake: bigint };

/** The identity room answers for so many at once. */
const AT_ONCE = 1_000;

/** What everyone staked on a day, and the lines of each agent who gets something; minor units. */
export async function shareStakes(
  room: SharesRoom,
  tx: Tx,
  day: Day,
): Promise<{ stake: bigint; agents: Map<MemberId, RebateLine<MemberId>[]> }> {
  const shares = createShares<MemberId>();
  let total = 0n;
  for await (const some of inBatches(stakesOfAll(room, tx, day))) {
    const above = await aboveOf(room, tx, { memberIds: some.map((one) => one.memberId), day });
    const ids = [...above].flatMap(([id, pairs]) => [id, ...pairs.map((pair) => pair.uplineId)]);
    const bases = await room.lottery.bases.of(tx, [...new Set(ids)], day);
    for (const staked of some) {
      total += staked.stake;
      shares.add(staked, above.get(staked.memberId) ?? [], (id) => baseIn(bases, id));
    }
  }
  return { stake: total, agents: shares.all() };
}

async function* stakesOfAll({ wallet, lottery }: SharesRoom, tx: Tx, day: Day) {
  for (let lane = 0; lane < wallet.laneCount; lane += 1)
    yield* lottery.bases.stakes(tx, { day, lane });
}

async function* inBatches(stakes: AsyncIterable<Staked>): AsyncGenerator<Staked[]> {
  let some: Staked[] = [];
  for await (const staked of stakes) {
    some.push(staked);
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** By the line of the day. */
async function aboveOf(
  { identity }: SharesRoom,
  tx: Tx,
  { memberIds, day }: { readonly memberIds: readonly MemberId[]; readonly day: Day },
): Promise<Map<MemberId, Higher<MemberId>[]>> {
  const above = new Map<MemberId, Higher<MemberId>[]>(memberIds.map((id) => [id, []]));
  for (const pair of await identity.line.pairs(tx, { memberIds, from: day, to: day }))
    above.get(pair.memberId)?.push(pair);
  return above;
}

function baseIn(bases: ReadonlyMap<MemberId, number>, id: MemberId): number {
  const base = bases.get(id);
  if (base === undefined) throw new Error(`${id} has no prize base`);
  return base;
}
