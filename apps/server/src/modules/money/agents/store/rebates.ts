import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RebateId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { RebateLine } from '../rules/line-rebate.ts';
import { plainRow } from './slips.ts';

export type RebateState = 'DUE' | 'PAID' | 'NOTHING';

/** What one agent earned on one day from everyone below; minor units. */
export type RebateRow = {
  readonly rebateId: RebateId;
  readonly agentId: MemberId;
  readonly agentName: string;
  readonly day: Day;
  readonly stake: bigint;
  readonly branches: number;
  readonly earned: bigint;
  readonly carryIn: bigint;
  readonly amount: bigint;
  readonly carryOut: bigint;
  readonly state: RebateState;
  readonly paidAt: Date | null;
};
export type LineRow = RebateLine<MemberId>;

const columns = sql`rebate_id as "rebateId", agent_id as "agentId", agent_name as "agentName",
  day::text as day, stake, branches, earned, carry_in as "carryIn", amount,
  carry_out as "carryOut", state, paid_at as "paidAt"`;

/** Rows in one statement. */
const AT_ONCE = 1_000;

type NewRebate = {
  readonly row: Omit<RebateRow, 'paidAt'>;
  readonly lines: readonly LineRow[];
};

/** A rebate that was written before is a fault: a day is written once. */
export async function insertRebates(tx: Tx, rebates: readonly NewRebate[]): Promise<void> {
  for (let at = 0; at < rebates.length; at += AT_ONCE) {
    const some = rebates.slice(at, at + AT_ONCE).map(({ row }) => plainRow(row));
    await tx.run(sql`
      insert into agents_rebate (rebate_id, agent_id, agent_name, day, stake, branches, earned,
        carry_in, amount, carry_out, state)
      select * from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n ("rebateId" uuid,
        "agentId" uuid, "agentName" text, day date, stake bigint, branches int, earned bigint,
        "carryIn" bigint, amount bigint, "carryOut" bigint, state text)`);
  }
  const lines = rebates.flatMap(({ row: { rebateId }, lines }) =>
    lines.map((line) => ({ rebateId, ...line })),
  );
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await tx.run(sql`
      insert into agents_rebate_line (rebate_id, branch_id, base_below, base_above, stake, amount)
      select * from jsonb_to_recordset(
        ${JSON.stringify(lines.slice(at, at + AT_ONCE).map(plainRow))}::jsonb) as n ("rebateId" uuid,
        "branchId" uuid, "baseBelow" int, "baseAbove" int, stake bigint, amount bigint)`);
}

/** What is carried on before a day, of those who carry something. */
export const carriedBefore = (
  tx: Tx,
  { agentIds, day }: { readonly agentIds: readonly MemberId[]; readonly day: Day },
) =>
  tx.rows<{ agentId: MemberId; carryOut: bigint }>(sql`
    select l.* from unnest(${[...agentIds]}::uuid[]) as of (id) cross join lateral (
      select agent_id as "agentId", carry_out as "carryOut" from agents_rebate
      where agent_id = of.id and day < ${day}::date order by day desc limit 1) l
    where l."carryOut" <> 0`);

export type DueRebate = Pick<RebateRow, 'rebateId' | 'agentId'>;

/** Rebates of a day that wait for their payment. */
export const dueRebates = (tx: Tx, { day, limit }: { day: Day; limit: number }) =>
  tx.rows<DueRebate>(sql`
    select rebate_id as "rebateId", agent_id as "agentId" from agents_rebate
    where day = ${day}::date and state = 'DUE' order by rebate_id limit ${limit}`);

/** Locked until the commit. */
export const lockRebate = (tx: Tx, rebateId: RebateId) =>
  tx.maybe<RebateRow>(sql`
    select ${columns} from agents_rebate where rebate_id = ${rebateId} for update`);

/** What follows the money; the rest of a rebate never changes. */
export const writeRebate = (tx: Tx, r: Pick<RebateRow, 'rebateId' | 'state' | 'paidAt'>) =>
  tx.run(sql`
    update agents_rebate set state = ${r.state}, paid_at = ${r.paidAt}
    where rebate_id = ${r.rebateId}`);

export const rebateOf = (tx: Tx, { agentId, day }: { agentId: MemberId; day: Day }) =>
  tx.maybe<RebateRow>(sql`
    select ${columns} from agents_rebate where agent_id = ${agentId} and day = ${day}::date`);

type OwnPage = {
  readonly agentId: MemberId;
  /** One that rebates never have finds none. */
  readonly state: SlipState | undefined;
  readonly from: Day;
  readonly to: Day;
  readonly before: string | null;
  readonly limit: number;
};

/** Newest first; `before` is the id last read, of a slip or a rebate. */
export const ownRebates = (tx: Tx, q: OwnPage) =>
  tx.rows<RebateRow>(sql`
    select ${columns} from agents_rebate
    where agent_id = ${q.agentId} and day between ${q.from}::date and ${q.to}::date
      and (${q.before}::uuid is null or rebate_id < ${q.before})
      and (${q.state ?? null}::text is null or state = ${q.state ?? null})
    order by rebate_id desc limit ${q.limit}`);

/** What the rebates of an agent come to; null: there is none. */
export const sumOwnRebates = async (
  tx: Tx,
  q: Pick<OwnPage, 'agentId' | 'state' | 'from' | 'to'>,
): Promise<bigint | null> =>
  (
    await tx.one<{ amount: bigint | null }>(sql`
      select sum(amount)::bigint as amount from agents_rebate
      where agent_id = ${q.agentId} and day between ${q.from}::date and ${q.to}::date
        and (${q.state ?? null}::text is null or state = ${q.state ?? null})`)
  ).amount;

type DayPage = {
  readonly day: Day;
  readonly query?: string | undefined;
  readonly after: string;
  readonly limit: number;
};

/** Of a day, by username; `query` begins it, `after` is the last one read. */
export const rebatesOfDay = (tx: Tx, q: DayPage) =>
  tx.rows<RebateRow>(sql`
    select ${columns} from agents_rebate
    where day = ${q.day}::date and agent_name > ${q.after}
      and starts_with(agent_name, ${q.query ?? ''})
    order by agent_name limit ${q.limit}`);

/** The place of a line in its list. */
export type LinePlace = Pick<LineRow, 'stake' | 'branchId' | 'baseBelow'>;
type LinePage = {
  readonly rebateId: RebateId;
  readonly after: LinePlace | null;
  readonly limit: number;
};

/** The largest stake first. */
export const linesOfRebate = (tx: Tx, { rebateId, after, limit }: LinePage) =>
  tx.rows<LineRow>(sql`
    select branch_id as "branchId", base_below as "baseBelow", base_above as "baseAbove", stake, amount
    from agents_rebate_line where rebate_id = ${rebateId}
      and ${
        after
          ? sql`(-stake, branch_id, base_below)
              > (${-after.stake}::bigint, ${after.branchId}::uuid, ${after.baseBelow}::int)`
          : sql`true`
      }
    order by -stake, branch_id, base_below limit ${limit}`);
