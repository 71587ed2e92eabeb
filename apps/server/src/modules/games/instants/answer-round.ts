import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { toDecimal } from '@nokshi/money';
import type { MemberId, RoundId } from '../../../kernel/ids.ts';
import { computeRounds, type Known } from './compute-round.ts';
import { payRound } from './end-round.ts';
import type { InstantsRoom } from './room.ts';
import { readRound } from './store/rounds.ts';
import { wireRound } from './wire-round.ts';

export type Own = { readonly memberId: MemberId; readonly roundId: RoundId };

/** A member's round with all that follows from it; undefined when there is none. */
export const findRound = (room: InstantsRoom, of: Own): Promise<Known | undefined> =>
  room.db.read(async (tx) => {
    const { memberId, roundId } = of;
    const row = await readRound(tx, { lane: room.laneOf(memberId), memberId, roundId });
    return row && (await computeRounds(room, tx, [row]))[0];
  });

/** The round and the money after it. One that is over and not paid yet, as after a crash, is paid first. */
export async function answerRound(
  room: InstantsRoom,
  known: Known,
): Promise<{ round: InstantRound; balance: string; version: string }> {
  const { memberId, asset } = known.row;
  const paid = await paidRound(room, known);
  const { cash, version } = await room.db.read((tx) =>
    room.wagers.balance(tx, { memberId, asset }),
  );
  return { round: wireRound(paid), balance: toDecimal(cash, asset), version: version.toString() };
}

/** The same round; where it is over and was not paid, as it is after it was. */
export async function paidRound(room: InstantsRoom, known: Known): Promise<Known> {
  if (!known.now.isOver || known.row.payout !== null) return known;
  await payRound(room, known);
  const paid = await findRound(room, known.row);
  if (!paid) throw new Error(`round ${known.row.roundId} was there and is not any more`);
  return paid;
}
