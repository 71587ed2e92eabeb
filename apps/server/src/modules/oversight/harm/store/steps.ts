import type { HARM_ACTS } from '@nokshi/contract/console/harm.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { HouseActId } from '../../../stakes/limits/index.ts';

export type StepId = Id<'hst'>;

export type StepRow = {
  readonly stepId: StepId;
  readonly memberId: MemberId;
  readonly act: (typeof HARM_ACTS)[number];
  readonly at: Date;
  /** Null: the house itself. */
  readonly by: string | null;
  readonly words: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly houseAct: HouseActId | null;
};

export const insertStep = (tx: Tx, row: StepRow) =>
  tx.run(sql`
    insert into harm_step (step_id, member_id, act, at, made_by, words, facts, house_act)
    values (${row.stepId}, ${row.memberId}, ${row.act}, ${row.at}, ${row.by}, ${row.words},
      ${JSON.stringify(row.facts)}, ${row.houseAct})`);

const columns = sql`step_id as "stepId", member_id as "memberId", act, at, made_by as by, words,
  facts, house_act as "houseAct"`;

/** Newest first. */
export const stepsOf = (tx: Tx, { memberId, most }: { memberId: MemberId; most: number }) =>
  tx.rows<StepRow>(sql`
    select ${columns} from harm_step where member_id = ${memberId}
    order by step_id desc limit ${most}`);

export const findStep = (tx: Tx, { memberId, stepId }: { memberId: MemberId; stepId: StepId }) =>
  tx.maybe<StepRow>(sql`
    select ${columns} from harm_step where step_id = ${stepId} and member_id = ${memberId}`);
