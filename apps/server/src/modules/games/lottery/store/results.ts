import type { OperatorId, RoundId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Prizes by tier, each number as it was printed. */
export type Prizes = Readonly<Record<string, readonly string[]>>;

export type EnteredResult = {
  readonly roundId: RoundId;
  readonly prizes: Prizes;
  readonly source: string;
  readonly enteredBy: OperatorId;
  readonly enteredName: string;
  readonly enteredAt: Date;
  readonly confirmedBy: OperatorId | null;
};

const columns = sql`
  round_id as "roundId", prizes, source, entered_by as "enteredBy", entered_name as "enteredName",
  entered_at as "enteredAt",
  confirmed_by as "confirmedBy" from lottery_result`;

/** Locked until the commit. */
export const lockResult = (tx: Tx, roundId: RoundId) =>
  tx.maybe<EnteredResult>(sql`select ${columns} where round_id = ${roundId} for update`);

export const resultsOf = (tx: Tx, roundIds: readonly RoundId[]) =>
  tx.rows<EnteredResult>(sql`select ${columns} where round_id = any(${roundIds}::uuid[])`);

type Entry = Omit<EnteredResult, 'confirmedBy'>;

/** Replaces what was entered before; false once it was confirmed. */
export const writeResult = async (
  tx: Tx,
  { roundId, prizes, source, enteredBy, enteredName, enteredAt }: Entry,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into lottery_result (round_id, prizes, source, entered_by, entered_name, entered_at)
    values (${roundId}, ${JSON.stringify(prizes)}, ${source}, ${enteredBy}, ${enteredName},
      ${enteredAt})
    on conflict (round_id) do update set prizes = excluded.prizes, source = excluded.source,
      entered_by = excluded.entered_by, entered_name = excluded.entered_name,
      entered_at = excluded.entered_at
    where lottery_result.confirmed_by is null`)) === 1;

export const confirmResult = (
  tx: Tx,
  { roundId, by, at }: { roundId: RoundId; by: OperatorId; at: Date },
) =>
  tx.run(sql`
    update lottery_result set confirmed_by = ${by}, confirmed_at = ${at}
    where round_id = ${roundId}`);
