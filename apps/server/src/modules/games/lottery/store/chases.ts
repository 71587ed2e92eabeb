import type { LotteryChase, WantedBet } from '@nokshi/contract/player/lottery.ts';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId, RoundId, Uuid } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** Names the chase, and the hold with its money. */
export type ChaseId = Id<'chs'>;

type Owner = { readonly lane: number; readonly memberId: MemberId };

export type ChaseRow = Owner & {
  readonly id: ChaseId;
  readonly gameCode: string;
  readonly mode: LotteryChase['mode'];
  readonly asset: Asset;
  readonly shown: LotteryChase['bets'];
  readonly stopOn: LotteryChase['stopOn'];
  readonly state: LotteryChase['state'];
  readonly amount: bigint;
  readonly startIssue: string;
  readonly issues: number;
  readonly digest: Buffer;
  readonly placedAt: Date;
};

/** A chase with the sums of its entries, in minor units. */
export type SummedChase = ChaseRow & {
  readonly done: bigint;
  readonly waiting: bigint;
  readonly staked: bigint;
  readonly held: bigint;
  readonly won: bigint;
};

export type EntryRow = {
  readonly number: bigint;
  readonly roundId: RoundId;
  readonly issue: string;
  readonly drawsAt: Date;
  readonly multiple: number;
  readonly stake: bigint;
  readonly state: 'WAITING' | 'PLACED' | 'VOID' | 'STOPPED' | 'REFUSED';
  readonly refusedBy: string | null;
  readonly prize: bigint | null;
  readonly rebate: bigint | null;
};

type NewChase = Omit<ChaseRow, 'state' | 'issues'> & {
  readonly bets: readonly WantedBet[];
  readonly entries: readonly Pick<
    EntryRow,
    'number' | 'roundId' | 'issue' | 'drawsAt' | 'multiple' | 'stake'
  >[];
};

export async function insertChase(tx: Tx, chase: NewChase): Promise<void> {
  const { lane, id, entries } = chase;
  await tx.run(sql`
    insert into lottery_chase (lane, id, member_id, game_code, mode, asset, bets, shown, stop_on,
      state, amount, start_issue, issues, digest, placed_at)
    values (${lane}, ${id}, ${chase.memberId}, ${chase.gameCode}, ${chase.mode}, ${chase.asset},
      ${JSON.stringify(chase.bets)}, ${JSON.stringify(chase.shown)}, ${chase.stopOn}, 'RUNNING',
      ${chase.amount}, ${chase.startIssue}, ${entries.length}, ${chase.digest},
      ${chase.placedAt})`);
  const column = <K extends keyof (typeof entries)[number]>(name: K) =>
    entries.map((entry) => entry[name]);
  await tx.run(sql`
    insert into lottery_chase_entry
      (lane, chase_id, game_code, state, number, round_id, issue, draws_at, multiple, stake)
    select ${lane}, ${id}, ${chase.gameCode}, 'WAITING', e.* from unnest(
      ${column('number').map(String)}::bigint[], ${column('roundId')}::uuid[],
      ${column('issue')}::text[], ${column('drawsAt')}::timestamptz[],
      ${column('multiple')}::int[], ${column('stake').map(String)}::bigint[]) e`);
}

const columns = sql`
  c.lane, c.id, c.member_id as "memberId", c.game_code as "gameCode", c.mode, c.asset, c.shown,
  c.stop_on as "stopOn", c.state, c.amount, c.start_issue as "startIssue", c.issues, c.digest,
  c.placed_at as "placedAt"`;

const summedIn = (lane: number): Sql => sql`
  ${columns}, e.* from lottery_chase c, lateral (
    select count(*) filter (where state = 'PLACED') as done,
      count(*) filter (where state = 'WAITING') as waiting,
      coalesce(sum(stake) filter (where state = 'PLACED'), 0)::bigint as staked,
      coalesce(sum(stake) filter (where state = 'WAITING'), 0)::bigint as held,
      coalesce(sum(prize), 0)::bigint as won
    from lottery_chase_entry where lane = ${lane} and chase_id = c.id) e`;

export const chaseOfMember = (tx: Tx, { lane, memberId, id }: Owner & { id: ChaseId }) =>
  tx.maybe<SummedChase>(sql`
    select ${summedIn(lane)} where c.lane = ${lane} and c.id = ${id} and c.member_id = ${memberId}`);

export type ChasesAsked = Owner & {
  readonly gameCode: string | null;
  readonly after: { readonly placedAt: Date; readonly id: ChaseId } | null;
  readonly most: number;
};

/** A member's chases, the newest first. */
export const chasesOfMember = (tx: Tx, { lane, memberId, gameCode, after, most }: ChasesAsked) =>
  tx.rows<SummedChase>(sql`
    select ${summedIn(lane)} where c.lane = ${lane} and c.member_id = ${memberId}
      and (${gameCode}::text is null or c.game_code = ${gameCode})
      and (${after?.placedAt ?? null}::timestamptz is null
        or (c.placed_at, c.id) < (${after?.placedAt ?? null}, ${after?.id ?? null}::uuid))
    order by c.placed_at desc, c.id desc limit ${most}`);

/** In the order of their issues. */
export const entriesOf = (tx: Tx, { lane, id }: Pick<ChaseRow, 'lane' | 'id'>) =>
  tx.rows<EntryRow>(sql`
    select number, round_id as "roundId", issue, draws_at as "drawsAt", multiple, stake, state,
      refused_by as "refusedBy", prize, rebate
    from lottery_chase_entry where lane = ${lane} and chase_id = ${id} order by number`);

/** Those that are not at their end. */
export const runningOf = async (tx: Tx, { lane, memberId }: Owner): Promise<ChaseId[]> => {
  const rows = await tx.rows<{ id: ChaseId }>(sql`
    select id from lottery_chase
    where lane = ${lane} and member_id = ${memberId} and state = 'RUNNING' order by id`);
  return rows.map(({ id }) => id);
};

export const chasesAmong = async (
  tx: Tx,
  { lane, memberId, ids }: Owner & { ids: readonly Uuid[] },
): Promise<ReadonlySet<Uuid>> => {
  const rows = await tx.rows<{ id: Uuid }>(sql`
    select id from lottery_chase
    where lane = ${lane} and member_id = ${memberId} and id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
};
