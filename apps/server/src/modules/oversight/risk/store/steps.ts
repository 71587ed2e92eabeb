import type { RiskStep } from '@nokshi/contract/console/risk.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CaseId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type StepRow = {
  readonly caseId: CaseId;
  readonly step: RiskStep;
  readonly at: Date;
  readonly score: number;
  readonly operator: string | null;
  readonly note: string | null;
};

export const addStep = (tx: Tx, row: StepRow) =>
  tx.run(sql`insert into risk_step (case_id, position, step, at, score, operator, note)
    select ${row.caseId}, count(*), ${row.step}, ${row.at}, ${row.score}, ${row.operator},
      ${row.note}
    from risk_step where case_id = ${row.caseId}`);

/** The newest ones, oldest first. */
export const stepsOf = (tx: Tx, { caseId, limit }: { caseId: CaseId; limit: number }) =>
  tx.rows<StepRow>(sql`select * from (
      select case_id as "caseId", position, step, at, score, operator, note from risk_step
      where case_id = ${caseId} order by position desc limit ${limit}) newest
    order by position`);
