import type { RiskReason, RiskState } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CaseId, MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { StoredReason } from '../stored-reasons.ts';

export type CaseRow = {
  readonly caseId: CaseId;
  readonly state: RiskState;
  readonly score: number;
  readonly codes: readonly RiskReason[];
  readonly reasons: readonly StoredReason[];
  readonly openedAt: Date;
  readonly heldSince: Date | null;
  readonly reviewBy: Date | null;
  readonly clearedScore: number | null;
  readonly clearedCodes: readonly RiskReason[] | null;
  readonly version: number;
};

const columns = sql`c.case_id as "caseId", c.state, c.score, c.codes, c.reasons,
  c.opened_at as "openedAt", c.held_since as "heldSince", c.review_by as "reviewBy",
  c.cleared_score as "clearedScore", c.cleared_codes as "clearedCodes", c.version`;

export const findCase = (tx: Tx, caseId: CaseId) =>
  tx.maybe<CaseRow>(sql`select ${columns} from risk_case c where c.case_id = ${caseId}`);

export const lockCase = (tx: Tx, caseId: CaseId) =>
  tx.maybe<CaseRow>(sql`select ${columns} from risk_case c where c.case_id = ${caseId} for update`);

/** The oldest case that includes one of these members. */
export const caseAmong = async (tx: Tx, memberIds: readonly MemberId[]): Promise<CaseId | null> =>
  (
    await tx.maybe<{ caseId: CaseId }>(sql`select case_id as "caseId" from risk_member
      where member_id = any(${memberIds}::uuid[]) order by case_id limit 1`)
  )?.caseId ?? null;

type Looked = Pick<CaseRow, 'caseId' | 'score' | 'codes' | 'reasons'> & { readonly at: Date };

export const insertCase = (tx: Tx, { caseId, score, codes, reasons, at }: Looked) =>
  tx.run(sql`insert into risk_case (case_id, state, score, codes, reasons, opened_at, looked_at)
    values (${caseId}, 'OPEN', ${score}, ${[...codes]}::text[], ${JSON.stringify(reasons)}::jsonb,
      ${at}, ${at})`);

/** Stores the current findings; the version grows only when something differs. */
export const writeLooked = (tx: Tx, { caseId, score, codes, reasons, at }: Looked) =>
  tx.run(sql`update risk_case set looked_at = ${at}, score = ${score},
      codes = ${[...codes]}::text[], reasons = ${JSON.stringify(reasons)}::jsonb,
      version = version + case when score <> ${score} or codes <> ${[...codes]}::text[]
        then 1 else 0 end
    where case_id = ${caseId}`);

type Change = Pick<CaseRow, 'caseId' | 'state'> & {
  readonly heldSince: Date | null;
  readonly reviewBy: Date | null;
};

/** For `transition` only; the findings at the dismissal stay until it is reopened. */
export const writeState = (tx: Tx, { caseId, state, heldSince, reviewBy }: Change) =>
  tx.run(sql`update risk_case set state = ${state}, held_since = ${heldSince},
      review_by = ${reviewBy}, version = version + 1,
      cleared_score = case when ${state} = 'CLEARED' then score end,
      cleared_codes = case when ${state} = 'CLEARED' then codes end
    where case_id = ${caseId}`);

export type Queue = {
  readonly state: RiskState | null;
  readonly reason: RiskReason | null;
  readonly minScore: number;
  readonly after: { readonly score: number; readonly caseId: CaseId } | null;
  readonly limit: number;
};

/** The highest score first, then the newest. */
export function listCases(tx: Tx, { state, reason, minScore, after, limit }: Queue) {
  const where = join(
    [
      sql`c.score >= ${minScore}`,
      ...(state ? [sql`c.state = ${state}`] : []),
      ...(reason ? [sql`${reason} = any(c.codes)`] : []),
      ...(after ? [sql`(c.score, c.case_id) < (${after.score}, ${after.caseId}::uuid)`] : []),
    ],
    ' and ',
  );
  return tx.rows<CaseRow>(sql`select ${columns} from risk_case c where ${where}
    order by c.score desc, c.case_id desc limit ${limit}`);
}

/** Holds past their review, the longest first. */
export const overdueCases = (tx: Tx, q: { now: Date; limit: number }) =>
  tx.rows<CaseRow>(sql`select ${columns} from risk_case c
    where c.state = 'HELD' and c.review_by < ${q.now} order by c.review_by limit ${q.limit}`);

export const countOverdue = async (tx: Tx, now: Date): Promise<number> =>
  (
    await tx.one<{ overdue: number }>(sql`select count(*)::int as overdue from risk_case
      where state = 'HELD' and review_by < ${now}`)
  ).overdue;

/** One member each of the cases not checked since then, the longest ago first. */
export const notLookedSince = (tx: Tx, q: { since: Date; limit: number }) =>
  tx.rows<{ memberId: MemberId }>(sql`
    select m.member_id as "memberId"
    from (select case_id from risk_case where state <> 'CLEARED' and looked_at < ${q.since}
      order by looked_at limit ${q.limit}) c
    cross join lateral (select member_id from risk_member where case_id = c.case_id
      order by member_id limit 1) m`);
