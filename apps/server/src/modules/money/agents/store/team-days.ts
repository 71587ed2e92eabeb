import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Finished play in taka; minor units. */
export type Play = {
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly valid: bigint;
  /** Rebates included. */
  readonly paid: bigint;
  readonly rebates: bigint;
};

/** Money beside play; minor units. */
export type Money = {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly promotions: bigint;
  /** Received less paid on. */
  readonly wages: bigint;
};

/** What everyone below an agent did on one day. */
export type TeamDay = Money & {
  readonly day: Day;
  readonly active: number;
  readonly products: readonly (Play & { readonly category: string })[];
};

type Of = { readonly agentId: MemberId };
type Days = { readonly from: Day; readonly to: Day };

/**
 * The last day that is stored, and of the day after it the last agent; locked until the commit.
 * Undefined while another server closes days.
 */
export const lockClosed = (tx: Tx) =>
  tx.maybe<{ through: Day | null; done: MemberId | null }>(sql`
    select through::text as through, done from agents_team_closed
    where id = 1 for update skip locked`);

export const writeDone = (tx: Tx, done: MemberId) =>
  tx.run(sql`update agents_team_closed set done = ${done} where id = 1`);

/** The next day is closed. */
export const writeClosed = (tx: Tx, day: Day) =>
  tx.run(sql`
    update agents_team_closed set through = ${day}::date, done = null where id = 1`);

export async function insertTeamDay(tx: Tx, d: Of & TeamDay): Promise<void> {
  await tx.run(sql`
    insert into agents_team_day (agent_id, day, active, deposits, withdrawals, promotions, wages)
    values (${d.agentId}, ${d.day}::date, ${d.active}, ${d.deposits}, ${d.withdrawals},
      ${d.promotions}, ${d.wages})`);
  for (const p of d.products)
    await tx.run(sql`
      insert into agents_team_play (agent_id, day, category, wagers, staked, valid, paid, rebates)
      values (${d.agentId}, ${d.day}::date, ${p.category}, ${p.wagers}, ${p.staked}, ${p.valid},
        ${p.paid}, ${p.rebates})`);
}

/** Stored days of an agent, oldest first; small teams have none. */
export async function storedDays(tx: Tx, q: Of & Days): Promise<TeamDay[]> {
  const ofDays = sql`agent_id = ${q.agentId} and day between ${q.from}::date and ${q.to}::date`;
  const products = new Map<Day, (Play & { category: string })[]>();
  for (const { day, ...play } of await tx.rows<Play & { category: string; day: Day }>(sql`
    select day::text as day, category, wagers, staked, valid, paid, rebates
    from agents_team_play where ${ofDays}`)) {
    const known = products.get(day);
    if (known) known.push(play);
    else products.set(day, [play]);
  }
  const days = await tx.rows<Omit<TeamDay, 'products'>>(sql`
    select day::text as day, active, deposits, withdrawals, promotions, wages
    from agents_team_day where ${ofDays} order by day`);
  return days.map((row) => ({ ...row, products: products.get(row.day) ?? [] }));
}
