import type { ClaimState } from '@nokshi/contract/player/claims.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId, Id, MemberId, WithdrawalId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { NewTime } from '../set-time.ts';

export type ClaimId = Id<'clm'>;

export type ClaimRow = {
  readonly claimId: ClaimId;
  readonly memberId: MemberId;
  readonly depositId: DepositId | null;
  readonly withdrawalId: WithdrawalId | null;
  readonly state: ClaimState;
  readonly reference: string;
  readonly words: string;
  readonly filedAt: Date;
  readonly answerBy: Date;
  readonly answeredAt: Date | null;
  readonly answer: string | null;
  readonly amount: bigint | null;
  /** Who decided it; null while it is open, and when the payment arrived by itself. */
  readonly answeredBy: string | null;
};

export type About = Pick<ClaimRow, 'depositId' | 'withdrawalId'>;

const columns = sql`claim_id as "claimId", member_id as "memberId", deposit_id as "depositId",
  withdrawal_id as "withdrawalId", state, reference, words, filed_at as "filedAt",
  answer_by as "answerBy", answered_at as "answeredAt", answer, amount,
  answered_by as "answeredBy"`;

export const insertClaim = (
  tx: Tx,
  row: Omit<ClaimRow, 'state' | 'answeredAt' | 'answer' | 'amount' | 'answeredBy'>,
) =>
  tx.one<ClaimRow>(sql`insert into cashier_claim (claim_id, member_id, deposit_id, withdrawal_id,
      state, reference, words, filed_at, answer_by)
    values (${row.claimId}, ${row.memberId}, ${row.depositId}, ${row.withdrawalId}, 'OPEN',
      ${row.reference}, ${row.words}, ${row.filedAt}, ${row.answerBy})
    returning ${columns}`);

/** Newest first. */
export const claimsAbout = (tx: Tx, about: About, limit: number) =>
  tx.rows<ClaimRow>(sql`select ${columns} from cashier_claim
    where deposit_id = ${about.depositId} or withdrawal_id = ${about.withdrawalId}
    order by claim_id desc limit ${limit}`);

export const findClaim = (tx: Tx, claimId: ClaimId) =>
  tx.maybe<ClaimRow>(sql`select ${columns} from cashier_claim where claim_id = ${claimId}`);

export const lockClaim = (tx: Tx, claimId: ClaimId) =>
  tx.maybe<ClaimRow>(
    sql`select ${columns} from cashier_claim where claim_id = ${claimId} for update`,
  );

/** The answer to an open claim. */
export const writeAnswer = (
  tx: Tx,
  row: Pick<ClaimRow, 'claimId' | 'state' | 'answer' | 'amount' | 'answeredBy'> & {
    readonly at: Date;
  },
) =>
  tx.run(sql`update cashier_claim set state = ${row.state}, answered_at = ${row.at},
      answer = ${row.answer}, amount = ${row.amount}, answered_by = ${row.answeredBy}
    where claim_id = ${row.claimId} and state = 'OPEN'`);

/** The open claim about a deposit, locked. */
export const openClaimOf = (tx: Tx, depositId: DepositId) =>
  tx.maybe<ClaimRow>(sql`select ${columns} from cashier_claim
    where deposit_id = ${depositId} and state = 'OPEN' for update`);

type Page = { readonly after: ClaimId | null; readonly limit: number };

/** By the time their answer is due. */
export const openClaims = (tx: Tx, { after, limit }: Page) =>
  tx.rows<ClaimRow>(sql`select ${columns} from cashier_claim
    where state = 'OPEN' and (${after}::uuid is null or (answer_by, claim_id) > (
      select answer_by, claim_id from cashier_claim where claim_id = ${after}))
    order by answer_by, claim_id limit ${limit}`);

/** Newest first. */
export const answeredClaims = (tx: Tx, { after, limit }: Page) =>
  tx.rows<ClaimRow>(sql`select ${columns} from cashier_claim
    where state <> 'OPEN' and (${after}::uuid is null or claim_id < ${after})
    order by claim_id desc limit ${limit}`);

/** The amounts that deposits requested and withdrawals paid, by their ids. */
export const amountsAbout = (tx: Tx, rows: readonly About[]) =>
  tx.rows<{ id: DepositId | WithdrawalId; amount: bigint }>(sql`
    select deposit_id as id, amount from cashier_deposit
      where deposit_id = any(${rows.flatMap(({ depositId }) => depositId ?? [])}::uuid[])
    union all
    select withdrawal_id, amount from cashier_withdrawal
      where withdrawal_id = any(${rows.flatMap(({ withdrawalId }) => withdrawalId ?? [])}::uuid[])`);

/** What an operator set last; undefined before the first time. */
export const setHours = async (tx: Tx): Promise<number | undefined> =>
  (
    await tx.maybe<{ hours: number }>(sql`select answer_hours as hours from cashier_claim_terms
      order by version desc limit 1`)
  )?.hours;

export const writeHours = (tx: Tx, { time, at, by }: NewTime) =>
  tx.run(sql`insert into cashier_claim_terms (version, answer_hours, set_at, set_by)
    select coalesce(max(version), 0) + 1, ${time}, ${at}, ${by}
    from cashier_claim_terms`);
