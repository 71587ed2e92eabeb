import type { Tx } from '../../../../kernel/db.ts';
import type { RoundId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Members who bet on these rounds, by table. */
export const playersOf = (tx: Tx, roundIds: readonly RoundId[]) =>
  tx.rows<{ gameCode: string; players: bigint }>(sql`
    select game_code as "gameCode", count(distinct member_id) as players from tables_bet
    where lane >= 0 and round_id = any(${roundIds}::uuid[]) and withdrawn_at is null
    group by game_code`);
