import type { RiskState } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CaseId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type MemberRow = {
  readonly caseId: CaseId;
  readonly memberId: MemberId;
  readonly joinedAt: Date;
  readonly heldAt: Date | null;
};

/** In the order in which they joined. */
export const membersOf = (tx: Tx, caseIds: readonly CaseId[]) =>
  tx.rows<MemberRow>(sql`select case_id as "caseId", member_id as "memberId",
      joined_at as "joinedAt", held_at as "heldAt"
    from risk_member where case_id = any(${caseIds}::uuid[])
    order by case_id, joined_at, member_id`);

/** Returns how many of them were in no case before. */
export const addMembers = (
  tx: Tx,
  q: { caseId: CaseId; memberIds: readonly MemberId[]; at: Date },
) =>
  tx.run(sql`insert into risk_member (member_id, case_id, joined_at)
    select member_id, ${q.caseId}, ${q.at} from unnest(${q.memberIds}::uuid[]) as added (member_id)
    on conflict (member_id) do nothing`);

/** Marks the members of the case as held, keeping earlier moments; null releases all. */
export const writeHeld = (tx: Tx, { caseId, at }: { caseId: CaseId; at: Date | null }) =>
  tx.run(sql`update risk_member
    set held_at = case when ${at}::timestamptz is null then null else coalesce(held_at, ${at}) end
    where case_id = ${caseId}`);

export type ReviewRow = {
  readonly memberId: MemberId;
  readonly caseId: CaseId;
  readonly score: number;
  readonly state: RiskState;
  readonly heldAt: Date | null;
  readonly reviewBy: Date | null;
};

export const reviewsOf = (tx: Tx, memberIds: readonly MemberId[]) =>
  tx.rows<ReviewRow>(sql`select m.member_id as "memberId", c.case_id as "caseId", c.score, c.state,
      m.held_at as "heldAt", c.review_by as "reviewBy"
    from risk_member m join risk_case c on c.case_id = m.case_id
    where m.member_id = any(${memberIds}::uuid[])`);

/** Locked, so that a hold set at this moment waits for the caller. */
export const isHeld = async (tx: Tx, memberId: MemberId): Promise<boolean> =>
  (
    await tx.maybe<{ held: boolean }>(sql`select held_at is not null as held from risk_member
      where member_id = ${memberId} for share`)
  )?.held ?? false;
