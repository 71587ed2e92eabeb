import type { Input, Output } from '@nokshi/contract';
import type { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import type { LotteryChase, LotteryChaseEntry } from '@nokshi/contract/player/lottery.ts';
import { toDecimal } from '@nokshi/money';
import type { PlayerSession } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, isUuid, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { LotteryRoom } from '../room.ts';
import {
  type ChaseId,
  chaseOfMember,
  chasesOfMember,
  entriesOf,
  type EntryRow,
  type SummedChase,
} from '../store/chases.ts';
import { wireResult } from '../wire.ts';

type Routes = typeof lotteryChaseRoutes;

/** A member's own chases, newest first. Refuses edge.invalid-input { cursor }. */
export async function listChases(
  room: LotteryRoom,
  tx: Tx,
  { session: { memberId }, asked }: { session: PlayerSession; asked: Input<Routes['chases']> },
): Promise<Output<Routes['chases']>> {
  const { gameCode = null, cursor, pageSize: size } = asked;
  const lane = room.wallet.laneOf(memberId);
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await chasesOfMember(tx, { lane, memberId, gameCode, after, most: size + 1 });
  const last = rows[size - 1];
  return {
    rows: rows.slice(0, size).map((chase) => wireChase(room, chase)),
    next: rows.length > size && last ? `${last.placedAt.getTime()}.${last.id}` : null,
  };
}

function readCursor(text: string): { placedAt: Date; id: ChaseId } {
  const [ms = '', id = ''] = text.split('.');
  if (!/^[0-9]{1,15}$/.test(ms) || !isUuid(id))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  return { placedAt: new Date(Number(ms)), id: id as ChaseId };
}

type Own = { readonly session: PlayerSession; readonly chaseId: string };

/** One own chase, issue by issue. Refuses lottery.chase-unknown. */
export async function showChase(
  room: LotteryRoom,
  tx: Tx,
  own: Own,
): Promise<Output<Routes['chase']>> {
  const { chase, entries } = await ownChase(room, tx, own);
  const rounds = await room.rounds.byIds(
    tx,
    entries.map(({ roundId }) => roundId),
  );
  const byId = new Map(rounds.map((round) => [round.id, round]));
  return {
    ...wireChase(room, chase),
    entries: entries.map((entry) => wireEntry(entry, byId.get(entry.roundId))),
  };
}

export async function ownChase(
  room: Pick<LotteryRoom, 'wallet'>,
  tx: Tx,
  { session: { memberId }, chaseId }: Own,
): Promise<{ chase: SummedChase; entries: EntryRow[] }> {
  const id = fromWire('chs', chaseId);
  const lane = room.wallet.laneOf(memberId);
  const chase = id && (await chaseOfMember(tx, { lane, memberId, id }));
  if (!chase) throw refuse('lottery.chase-unknown');
  return { chase, entries: await entriesOf(tx, chase) };
}

function wireChase(room: Pick<LotteryRoom, 'games'>, chase: SummedChase): LotteryChase {
  const { gameCode, mode, state, stopOn, startIssue, issues } = chase;
  const done = Number(chase.done);
  return {
    chaseId: toWire('chs', chase.id),
    gameCode,
    name: room.games.find(gameCode).name,
    mode,
    bets: chase.shown,
    state,
    stopOn,
    startIssue,
    issues,
    done,
    cancelled: issues - done - Number(chase.waiting),
    amount: toDecimal(chase.amount),
    staked: toDecimal(chase.staked),
    held: toDecimal(chase.held),
    won: toDecimal(chase.won),
    placedAt: chase.placedAt.toISOString(),
  };
}

function wireEntry(entry: EntryRow, round: RoundRow | undefined): LotteryChaseEntry {
  const { issue, multiple, stake, state, refusedBy, drawsAt, prize, rebate } = entry;
  return {
    issue,
    multiple,
    stake: toDecimal(stake),
    state,
    refusedBy,
    drawsAt: drawsAt.toISOString(),
    numbers: round ? wireResult(round).numbers : null,
    prize: prize === null ? null : toDecimal(prize),
    rebate: rebate === null ? null : toDecimal(rebate),
  };
}
