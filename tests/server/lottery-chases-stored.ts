import { fromWire } from '../../apps/server/src/kernel/ids.ts';
import type { RunningHouse } from '../harness/house.ts';

export type Chased = {
  readonly stopOn: 'win' | 'profit' | 'never';
  readonly state: string;
  /** Bets of each entry that is placed. */
  readonly bets: number;
  /** Of the hold. */
  readonly left: bigint;
  readonly waiting: number;
  /** What it was paid, less what it staked and did not get back. */
  readonly net: bigint;
  readonly entries: readonly {
    readonly state: string;
    readonly stake: bigint;
    readonly prize: bigint | null;
    readonly rebate: bigint | null;
    /** How many bets it has. */
    readonly placed: number;
  }[];
};

type Row = {
  id: string;
  stop_on: Chased['stopOn'];
  state: string;
  bets: number;
  left: string;
  entry_state: string;
  stake: string;
  prize: string | null;
  rebate: string | null;
  placed: number;
};

/** A member's chases as the tables have them, entries in order. */
export async function chasesAsStored(
  { database }: RunningHouse,
  memberId: string,
): Promise<Chased[]> {
  const { rows } = await database.pool.query<Row>(
    `select c.id, c.stop_on, c.state, jsonb_array_length(c.bets) as bets,
       (h.amount - h.captured - h.released)::text as left, e.state as entry_state,
       e.stake::text, e.prize::text, e.rebate::text,
       (select count(*) from lottery_bet b
         where b.lane = e.lane and b.chase_id = c.id and b.round_id = e.round_id)::int as placed
     from lottery_chase c join wallet_hold h on h.id = c.id
       join lottery_chase_entry e on e.lane = c.lane and e.chase_id = c.id
     where c.member_id = $1 order by c.id, e.number`,
    [fromWire('mbr', memberId)],
  );
  return [...new Set(rows.map(({ id }) => id))].map((id) =>
    chaseOf(rows.filter((row) => row.id === id)),
  );
}

function chaseOf(rows: readonly Row[]): Chased {
  const [{ stop_on: stopOn, state, bets, left }] = rows as [Row];
  const entries = rows.map((row) => ({
    state: row.entry_state,
    stake: BigInt(row.stake),
    prize: row.prize === null ? null : BigInt(row.prize),
    rebate: row.rebate === null ? null : BigInt(row.rebate),
    placed: row.placed,
  }));
  return {
    stopOn,
    state,
    bets,
    left: BigInt(left),
    waiting: entries.filter((entry) => entry.state === 'WAITING').length,
    net: entries
      .filter((entry) => entry.state === 'PLACED')
      .reduce((sum, { stake, prize, rebate }) => sum + (prize ?? 0n) + (rebate ?? 0n) - stake, 0n),
    entries,
  };
}

/** Chases of which the hold has something else than what their entries wait with. */
export async function holdsThatDiffer({ database }: RunningHouse): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select c.id, c.state, h.amount - h.captured - h.released as left, e.waiting
     from lottery_chase c join wallet_hold h on h.id = c.id, lateral (
       select coalesce(sum(stake), 0) as waiting from lottery_chase_entry
       where lane = c.lane and chase_id = c.id and state = 'WAITING') e
     where h.amount - h.captured - h.released <> e.waiting
       or c.state <> 'RUNNING' and e.waiting > 0`,
  );
  return rows;
}
