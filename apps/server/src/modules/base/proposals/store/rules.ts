import type { FourEyesAct } from '@nokshi/contract';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type RuleRow = {
  act: FourEyesAct;
  needed: boolean;
  above: bigint | null;
  changedBy: string;
  changedAt: Date;
};

const columns = sql`act, needed, above, changed_by as "changedBy", changed_at as "changedAt"`;

export const rulesOf = (tx: Tx, brandId: string) =>
  tx.rows<RuleRow>(
    sql`select ${columns} from proposals_rule where brand_id = ${brandId} limit 200`,
  );

export const ruleOf = (tx: Tx, brandId: string, act: FourEyesAct) =>
  tx.maybe<RuleRow>(
    sql`select ${columns} from proposals_rule where brand_id = ${brandId} and act = ${act}`,
  );

export const writeRule = (tx: Tx, rule: RuleRow & { brandId: string }) =>
  tx.run(sql`
    insert into proposals_rule (brand_id, act, needed, above, changed_by, changed_at)
    values (${rule.brandId}, ${rule.act}, ${rule.needed}, ${rule.above}, ${rule.changedBy},
      ${rule.changedAt})
    on conflict (brand_id, act) do update set needed = excluded.needed, above = excluded.above,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
