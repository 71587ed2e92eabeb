import type { Day, Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { GrantId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Free rounds of one game that the house gave a member; amounts in minor units of BDT. */
export type GrantRow = {
  readonly grantId: GrantId;
  readonly lane: number;
  readonly memberId: MemberId;
  readonly gameCode: string;
  readonly rounds: number;
  readonly stake: bigint;
  readonly played: number;
  readonly won: bigint;
  /** Grows with each round and with the end: a writer names the version it read. */
  readonly version: number;
  readonly expiresAt: Date;
  /** When the house took back what was left. */
  readonly takenAt: Date | null;
};

/** A grant is found in its member's lane. */
export type GrantOf = Pick<GrantRow, 'grantId' | 'lane'>;

const COLUMNS = sql`g.grant_id as "grantId", g.lane, g.member_id as "memberId",
  g.game_code as "gameCode", g.rounds, g.stake, g.played, g.won, g.version,
  g.expires_at as "expiresAt", g.taken_at as "takenAt"`;

export const insertGrant = (
  tx: Tx,
  row: Omit<GrantRow, 'played' | 'won' | 'version' | 'takenAt'> & { by: string; createdAt: Date },
) =>
  tx.run(sql`
    insert into slots_grant (grant_id, lane, member_id, game_code, rounds, stake, expires_at,
      granted_by, created_at)
    values (${row.grantId}, ${row.lane}, ${row.memberId}, ${row.gameCode}, ${row.rounds},
      ${row.stake}, ${row.expiresAt}, ${row.by}, ${row.createdAt})`);

export const readGrant = (tx: Tx, { grantId, lane }: GrantOf) =>
  tx.maybe<GrantRow>(sql`
    select ${COLUMNS} from slots_grant g where g.lane = ${lane} and g.grant_id = ${grantId}`);

export const lockGrant = (tx: Tx, { grantId, lane }: GrantOf) =>
  tx.maybe<GrantRow>(sql`
    select ${COLUMNS} from slots_grant g
    where g.lane = ${lane} and g.grant_id = ${grantId} for update`);

/** Which the member can still play, the first to expire first; at most 20. Without a game: of all. */
export const waitingGrants = (
  tx: Tx,
  of: Pick<GrantRow, 'lane' | 'memberId'> & { gameCode?: string; now: Date },
) =>
  tx.rows<GrantRow>(sql`
    select ${COLUMNS} from slots_grant g
    where g.lane = ${of.lane} and g.member_id = ${of.memberId}
      and g.game_code = coalesce(${of.gameCode ?? null}, g.game_code)
      and g.taken_at is null and g.played < g.rounds and g.expires_at > ${of.now}
    order by g.expires_at, g.grant_id limit 20`);

/** The grant of a round that was free. */
export const grantOfRound = (tx: Tx, of: { lane: number; roundId: string }) =>
  tx.maybe<GrantRow>(sql`
    select ${COLUMNS} from slots_free_round f
      join slots_grant g on g.lane = ${of.lane} and g.grant_id = f.grant_id
    where f.lane = ${of.lane} and f.round_id = ${of.roundId}`);

/** From this commit on none of it is played. */
export const takeGrant = (tx: Tx, { grantId, lane }: GrantOf, at: Date) =>
  tx.run(sql`
    update slots_grant set taken_at = ${at}, version = version + 1
    where lane = ${lane} and grant_id = ${grantId}`);

/** What free rounds paid, by business day; minor units of taka. */
export const freeWonByDay = (
  tx: Tx,
  { start, end }: Span,
): Promise<{ readonly day: Day; readonly amount: bigint }[]> =>
  tx.rows(sql`
    select (at at time zone 'Asia/Dhaka')::date::text as day, sum(paid)::bigint as amount
    from slots_free_round where at >= ${start} and at < ${end} group by 1`);
