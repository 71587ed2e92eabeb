import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

type Seat = { readonly lane: number; readonly memberId: MemberId; readonly gameCode: string };

export const satDownAt = async (tx: Tx, { lane, memberId, gameCode }: Seat): Promise<Date | null> =>
  (
    await tx.maybe<{ at: Date }>(sql`
      select sat_down_at as at from tables_seat
      where lane = ${lane} and member_id = ${memberId} and game_code = ${gameCode}`)
  )?.at ?? null;

/** A sitting begins now, unless one began after `idleSince`. */
export const sitDown = (
  tx: Tx,
  { lane, memberId, gameCode }: Seat,
  { at, idleSince }: { readonly at: Date; readonly idleSince: Date },
) =>
  tx.run(sql`
    insert into tables_seat as t (lane, member_id, game_code, sat_down_at)
    values (${lane}, ${memberId}, ${gameCode}, ${at})
    on conflict (lane, member_id, game_code) do update set sat_down_at = excluded.sat_down_at
    where t.sat_down_at <= ${idleSince}`);

export const leaveSeats = (tx: Tx, { lane, memberId }: Omit<Seat, 'gameCode'>) =>
  tx.run(sql`delete from tables_seat where lane = ${lane} and member_id = ${memberId}`);
