import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type SeatKey = {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly gameCode: string;
};

export type SeatRow = {
  readonly satDownAt: Date;
  readonly staked: bigint;
  readonly won: bigint;
  readonly lastRoundId: RoundId | null;
  readonly shown: boolean;
};

export function readSeat(tx: Tx, key: SeatKey): Promise<SeatRow | undefined> {
  return tx.maybe<SeatRow>(sql`
    select sat_down_at as "satDownAt", staked, won, last_round_id as "lastRoundId", shown
    from slots_seat
    where lane = ${key.lane} and member_id = ${key.memberId} and game_code = ${key.gameCode}`);
}

/** Starts a sitting at `at`, or continues it when the member played after `idleSince`. */
export async function sitDown(
  tx: Tx,
  key: SeatKey,
  when: { at: Date; idleSince: Date },
): Promise<void> {
  await tx.run(sql`
    insert into slots_seat as t (lane, member_id, game_code, sat_down_at)
    values (${key.lane}, ${key.memberId}, ${key.gameCode}, ${when.at})
    on conflict (lane, member_id, game_code) do update
      set sat_down_at = excluded.sat_down_at, staked = 0, won = 0
      where greatest(t.last_spin_at, t.sat_down_at) <= ${when.idleSince}`);
}

/** The frame has shown the seat's last round to its end. */
export async function markShown(
  tx: Tx,
  of: { lane: number; memberId: MemberId; roundId: RoundId },
): Promise<void> {
  await tx.run(sql`
    update slots_seat set shown = true
    where lane = ${of.lane} and member_id = ${of.memberId} and last_round_id = ${of.roundId}`);
}

export async function leaveAllSeats(tx: Tx, of: Omit<SeatKey, 'gameCode'>): Promise<void> {
  await tx.run(sql`
    delete from slots_seat where lane = ${of.lane} and member_id = ${of.memberId}`);
}

/** What the sitting won beside its rounds' payouts. */
export async function addToSitting(tx: Tx, of: SeatKey & { won: bigint }): Promise<void> {
  await tx.run(sql`
    update slots_seat set won = won + ${of.won}
    where lane = ${of.lane} and member_id = ${of.memberId} and game_code = ${of.gameCode}`);
}
