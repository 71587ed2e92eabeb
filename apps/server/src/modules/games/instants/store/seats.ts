import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

type Seat = { readonly lane: number; readonly memberId: MemberId; readonly gameCode: string };

/** Sums of the sitting in minor units. */
export type SeatRow = {
  readonly satDownAt: Date;
  readonly staked: bigint;
  readonly won: bigint;
};

export const readSeat = (tx: Tx, of: Seat): Promise<SeatRow | undefined> =>
  tx.maybe<SeatRow>(sql`
    select sat_down_at as "satDownAt", staked, won from instants_seat
    where lane = ${of.lane} and member_id = ${of.memberId} and game_code = ${of.gameCode}`);

/** Starts a sitting at `at`, or continues it when a round began after `idleSince`. */
export async function sitDown(
  tx: Tx,
  of: Seat,
  when: { readonly at: Date; readonly idleSince: Date },
): Promise<void> {
  await tx.run(sql`
    insert into instants_seat as t (lane, member_id, game_code, sat_down_at)
    values (${of.lane}, ${of.memberId}, ${of.gameCode}, ${when.at})
    on conflict (lane, member_id, game_code) do update
      set sat_down_at = excluded.sat_down_at, staked = 0, won = 0
      where greatest(t.began_at, t.sat_down_at) <= ${when.idleSince}`);
}

export async function leaveAllSeats(tx: Tx, of: Omit<Seat, 'gameCode'>): Promise<void> {
  await tx.run(sql`
    delete from instants_seat where lane = ${of.lane} and member_id = ${of.memberId}`);
}
