import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import { COLUMNS, type RoundRow } from './rounds.ts';

/** Open rounds whose member has been away for too long, the longest away first, from `after` on. */
export const roundsDue = (
  tx: Tx,
  of: { readonly now: Date; readonly after: RoundRow | null; readonly most: number },
): Promise<RoundRow[]> =>
  tx.rows<RoundRow>(sql`
    select ${COLUMNS} from instants_round
    where payout is null and ends_at <= ${of.now}
      ${of.after ? sql`and (ends_at, id) > (${of.after.endsAt}, ${of.after.roundId}::uuid)` : sql``}
    order by ends_at, id limit ${of.most}`);

/** What rounds of a game that began since then took and paid; BDT, minor units. */
export type GameDay = {
  readonly gameCode: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly open: bigint;
};

export const sumsSince = (tx: Tx, since: Date): Promise<GameDay[]> =>
  tx.rows<GameDay>(sql`
    select game_code as "gameCode", count(*)::bigint as rounds, sum(stake)::bigint as staked,
      coalesce(sum(payout), 0)::bigint as paid,
      count(*) filter (where payout is null)::bigint as open
    from instants_round where began_at >= ${since} and asset = 'BDT' group by game_code`);
