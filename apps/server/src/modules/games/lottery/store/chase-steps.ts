import type { LotteryChase, WantedBet } from '@nokshi/contract/player/lottery.ts';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { ChaseId, ChaseRow } from './chases.ts';

/** An issue of a lottery, as an entry names it. */
export type IssueOf = { readonly gameCode: string; readonly number: bigint };

/** An entry that waits. */
export type WaitingEntry = IssueOf & {
  readonly chaseId: ChaseId;
  readonly memberId: MemberId;
  readonly stake: bigint;
};

/** An entry that may become bets now. */
export type DueEntry = WaitingEntry & {
  readonly mode: LotteryChase['mode'];
  readonly asset: Asset;
  readonly bets: readonly WantedBet[];
  readonly multiple: number;
  readonly drawsAt: Date;
};

type Page = { readonly after: ChaseId | null; readonly most: number };

const waiting = sql`
  e.chase_id as "chaseId", c.member_id as "memberId", e.game_code as "gameCode", e.number, e.stake`;

/** The entries of an issue whose chases have nothing earlier that waits or is not paid. */
export const dueEntries = (tx: Tx, { gameCode, number, after, most }: IssueOf & Page) =>
  tx.rows<DueEntry>(sql`
    select ${waiting}, e.multiple, e.draws_at as "drawsAt", c.mode, c.asset, c.bets
    from lottery_chase_entry e join lottery_chase c on c.lane = e.lane and c.id = e.chase_id
    where e.state = 'WAITING' and e.game_code = ${gameCode} and e.number = ${number}
      and (${after}::uuid is null or e.chase_id > ${after})
      and not exists (
        select from lottery_chase_entry b
        where b.lane = e.lane and b.chase_id = e.chase_id and b.number < e.number
          and (b.state = 'WAITING' or b.state = 'PLACED' and b.prize is null))
    order by e.chase_id limit ${most}`);

/** All that wait for an issue. */
export const waitingFor = (tx: Tx, { gameCode, number, after, most }: IssueOf & Page) =>
  tx.rows<WaitingEntry>(sql`
    select ${waiting}
    from lottery_chase_entry e join lottery_chase c on c.lane = e.lane and c.id = e.chase_id
    where e.state = 'WAITING' and e.game_code = ${gameCode} and e.number = ${number}
      and (${after}::uuid is null or e.chase_id > ${after})
    order by e.chase_id limit ${most}`);

export type IssueWaited = IssueOf & { readonly roundId: RoundId };

/**
 * The issues that anything waits for: of each lottery the next first. A statement a step, in which
 * each lottery is one probe of the index; a query that finds its own way is planned for one lane only.
 */
export async function issuesWaitedFor(
  tx: Tx,
  { gameCodes, most }: { gameCodes: readonly string[]; most: number },
): Promise<IssueWaited[]> {
  const found: IssueWaited[] = [];
  let from: readonly IssueOf[] = gameCodes.map((gameCode) => ({ gameCode, number: -1n }));
  for (let step = 0; step < most && from.length > 0; step += 1) {
    const next = await tx.rows<IssueWaited>(join(from.map(nextOf), ' union '));
    found.push(...next);
    from = next;
  }
  return found;
}

const nextOf = ({ gameCode, number }: IssueOf): Sql => sql`(
  select game_code as "gameCode", number, round_id as "roundId" from lottery_chase_entry
  where state = 'WAITING' and game_code = ${gameCode} and number > ${number}
  order by number limit 1)`;

/** What decides whether a chase goes on after one of its entries was paid. */
export type ChaseStanding = Pick<ChaseRow, 'id' | 'memberId' | 'asset' | 'state' | 'stopOn'> & {
  /** Minor units: what its other entries were paid, less their stakes. */
  readonly others: bigint;
  /** What this one staked. */
  readonly stake: bigint;
};

export const chasesOfRound = (
  tx: Tx,
  { lane, ids, number }: { lane: number; ids: readonly ChaseId[]; number: bigint },
) =>
  tx.rows<ChaseStanding>(sql`
    select c.id, c.member_id as "memberId", c.asset, c.state, c.stop_on as "stopOn", e.*
    from lottery_chase c, lateral (
      select coalesce(sum(prize + rebate - stake) filter (where number <> ${number}), 0)::bigint
          as others,
        coalesce(sum(stake) filter (where number = ${number}), 0)::bigint as stake
      from lottery_chase_entry
      where lane = ${lane} and chase_id = c.id and state = 'PLACED') e
    where c.lane = ${lane} and c.id = any(${ids}::uuid[]) order by c.id`);
