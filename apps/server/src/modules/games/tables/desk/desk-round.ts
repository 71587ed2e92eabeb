import type { DeskRound } from '@nokshi/contract/console/tables.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { RoundId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import { isVoid, outcomeOf } from '../deal.ts';
import { KITE, outcomeOf as cutOf } from '../kite/rules/flight.ts';
import type { TablesRoom } from '../room.ts';
import { countedTotals, type Total, totalsNow } from '../store/desk.ts';
import { wireRound } from '../wire.ts';
import { LATE_MS } from './list-tables.ts';

/** Refuses: tables.table-unknown, tables.round-unknown. */
export async function findRound(
  room: TablesRoom,
  tx: Tx,
  { gameCode, issue }: { gameCode: string; issue: string },
): Promise<RoundRow> {
  room.tables.find(gameCode);
  const round = await room.rounds.find(tx, { series: gameCode, issue });
  if (!round) throw refuse('tables.round-unknown');
  return round;
}

/** Where anyone may check a round, as the page of proofs on the player site reads it. */
export function proofPageOf(
  { config }: Pick<TablesRoom, 'config'>,
  { gameCode, issue }: { gameCode: string; issue: string },
): string {
  const asked: Record<string, string> =
    gameCode === KITE ? { flight: issue } : { table: gameCode, issue };
  return new URL(`/verify?${new URLSearchParams(asked)}`, config.publicOrigin).toString();
}

/** Counted once a round was paid, else counted now. */
export async function totalsOf(
  tx: Tx,
  rounds: readonly RoundRow[],
): Promise<ReadonlyMap<RoundId, Total>> {
  const ids = rounds.map(({ id }) => id);
  const counted = await countedTotals(tx, ids);
  const known = new Set(counted.map(({ roundId }) => roundId));
  const others = ids.filter((id) => !known.has(id));
  const now = others.length === 0 ? [] : await totalsNow(tx, others);
  return new Map([...counted, ...now].map((total) => [total.roundId, total]));
}

/** With what they took and paid, and their place in the chain. */
export async function wireDeskRounds(
  room: TablesRoom,
  tx: Tx,
  rounds: readonly RoundRow[],
): Promise<DeskRound[]> {
  const totals = await totalsOf(tx, rounds);
  const wired: DeskRound[] = [];
  for (const round of rounds)
    wired.push(await wireDeskRound(room, tx, { round, total: totals.get(round.id) }));
  return wired;
}

type Counting = { readonly round: RoundRow; readonly total: Total | undefined };

async function wireDeskRound(
  room: TablesRoom,
  tx: Tx,
  { round, total }: Counting,
): Promise<DeskRound> {
  const { series, issue, state, opensAt, closesAt, drawsAt, root, voidReason } = round;
  // A round that was void before it was closed took no number: the next one has it.
  const isUnclosed = root === null && isVoid(round);
  const commitment = isUnclosed ? null : await room.commitments.of(tx, round);
  const proof = root === null ? null : await room.rounds.proof(tx, round);
  const isOver = state === 'SETTLED' || state === 'REFUNDED';
  const lateBy = room.clock.now().getTime() - drawsAt.getTime();
  const paid = paidOf(round, total);
  return {
    gameCode: series,
    issue,
    state,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    ...(await shownOf(room, tx, round)),
    bets: total?.bets ?? 0,
    members: total?.members ?? 0,
    staked: toDecimal(total?.staked ?? 0n),
    paid: paid === null ? null : toDecimal(paid),
    number: commitment?.number ?? null,
    before: commitment?.before ?? null,
    root,
    link: proof?.link ?? null,
    isLate: !isOver && lateBy > LATE_MS,
    voidReason,
  };
}

/** A void round pays its stakes back. A stage is paid with its deal. */
function paidOf({ state }: RoundRow, total: Total | undefined): bigint | null {
  if (state === 'REFUNDED') return total?.staked ?? 0n;
  if (state !== 'SETTLED') return null;
  return total ? total.paid : 0n;
}

/** What lay open, and what was drawn; nothing before everybody sees it. */
async function shownOf(
  room: TablesRoom,
  tx: Tx,
  round: RoundRow,
): Promise<Pick<DeskRound, 'opening' | 'numbers'>> {
  if (round.series === KITE) {
    const cut = cutOf(round)?.cut;
    return { opening: [], numbers: cut === undefined ? null : [cut] };
  }
  const { opening } = await wireRound(room, tx, round);
  const numbers = outcomeOf(round)?.numbers ?? null;
  return { opening: [...opening], numbers: numbers && [...numbers] };
}
