import { commitmentOf as sha256, hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import * as draw from '@nokshi/house-math/jackpot/draw.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, toWire, type Uuid } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import type { Posted } from '../../base/wallet/index.ts';
import { beginCycle } from './begin-cycle.ts';
import { fallsBecause, thresholdOfCycle } from './falls-because.ts';
import { potOf, publishChanged } from './deps.ts';
import type { JackpotsRoom } from './room.ts';
import { type AwardId, insertAward, insertEntrants } from './store/awards.ts';
import { type CycleRow, cycleById, stakesOf } from './store/cycles.ts';
import { type CycleId, lockPool, type PoolId } from './store/pools.ts';

const TRIAL = 4;

type Asked = { readonly poolId: PoolId; readonly cycleId: CycleId; readonly seed: CurrentSeed };
type Entrant = draw.Entrant & { readonly memberId: MemberId };

/**
 * Draws and pays a cycle that has fallen, reveals its seed and begins the next: all in one commit,
 * and once, since the cycle is its key. When nobody may win, the pool waits. Nobody chooses:
 * threshold and winner follow from the seed committed before the first stake. Source: domain.md 3.4
 * (3, 4).
 */
export async function awardCycle(
  room: JackpotsRoom,
  tx: Tx,
  { poolId, cycleId, seed }: Asked,
): Promise<void> {
  const pool = await lockPool(tx, { brandId: room.brandId, poolId });
  if (pool?.cycleId !== cycleId || pool.state !== 'RUNNING') return;
  const cycle = await cycleById(tx, cycleId);
  const at = room.clock.now();
  const because = fallsBecause(cycle, { seed, value: cycle.funded, now: at });
  const entrants = await entrantsOf(tx, cycle);
  const entrantsDigest = sha256(draw.entrantLines(entrants));
  const awardId = room.ids.next<AwardId>();
  const won =
    because && (await drawAndPay(room, tx, { cycle, awardId, entrants, entrantsDigest, seed }));
  if (!won) return;
  const { memberId, posted } = won.won;
  const { lane, batch } = posted;
  // The moment of the posting, so that the business day is the ledger's.
  await insertAward(tx, {
    awardId,
    cycleId,
    poolId,
    memberId,
    amount: cycle.funded,
    threshold: thresholdOfCycle(cycle, seed),
    because,
    serverSeed: seed.serverSeed,
    entrantsDigest,
    entrants: entrants.length,
    tickets: draw.ticketsOf(entrants),
    passed: won.passed,
    ticket: won.ticket,
    place: won.place,
    lane,
    batch,
    at: posted.at,
  });
  await insertEntrants(tx, awardId, entrants);
  // The client seed of the next cycle comes from this one's stakes, so the house cannot choose it.
  await room.fairness.rotate(tx, { memberId: potOf(poolId), clientSeed: entrantsDigest });
  await beginCycle(room, tx, { pool, after: cycle });
  tx.afterCommit(() => publishChanged(room));
}

/** Everyone who staked enough for a ticket, in a random order. */
async function entrantsOf(tx: Tx, { cycleId }: CycleRow): Promise<Entrant[]> {
  const stakes = await stakesOf(tx, cycleId, draw.TICKET);
  return stakes
    .map(({ memberId, stake }) => ({
      memberId,
      tickets: stake / draw.TICKET,
      entrant: sha256(`${toWire('jcy', cycleId)} ${toWire('mbr', memberId)}`).slice(0, 32),
    }))
    .sort((a, b) => (a.entrant < b.entrant ? -1 : 1));
}

type Draw = {
  readonly cycle: CycleRow;
  readonly awardId: AwardId;
  readonly entrants: readonly Entrant[];
  readonly entrantsDigest: string;
  readonly seed: CurrentSeed;
};

/** Draws until an entrant may win; others are passed over with all their tickets. */
const drawAndPay = (room: JackpotsRoom, tx: Tx, of: Draw) =>
  draw.drawUntilPaid(
    of.entrants,
    (nonce) => hmacRandom({ serverSeed: of.seed.serverSeed, clientSeed: of.entrantsDigest, nonce }),
    async (place) => {
      const { memberId } = of.entrants[place] as Entrant;
      const posted = await pay(room, tx, { ...of, memberId });
      return posted && { memberId, posted };
    },
  );

/** Null when this member may not win: restricted, a trial account, or closed. */
async function pay(
  room: JackpotsRoom,
  tx: Tx,
  { cycle, awardId, memberId }: Draw & { memberId: MemberId },
): Promise<Posted | null> {
  const member = await room.identity.member(tx, memberId);
  if (!member || member.restriction !== null || member.type === TRIAL) return null;
  const words = `jackpots award ${cycle.cycleId}`;
  try {
    return await room.wallet.move(tx, {
      key: derivedId<Uuid>(words, cycle.cycleId),
      digest: digestOf(`${words} ${memberId} ${cycle.funded}`),
      from: potOf(cycle.poolId),
      to: memberId,
      asset: 'BDT',
      amount: cycle.funded,
      reference: awardId,
      kind: 'award',
    });
  } catch (err) {
    if (err instanceof Refusal && err.code === 'wallet.account-closed') return null;
    throw err;
  }
}
