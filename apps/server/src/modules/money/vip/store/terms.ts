import type { VipTerms } from '@nokshi/contract/vip.ts';
import { sql } from '../../../../kernel/sql.ts';
import { versionsOf } from '../../../../kernel/versions.ts';

/** Tables of levels. */
export const vipTerms = versionsOf<VipTerms>({
  newest: (tx, limit) =>
    tx.rows(sql`
      select version, terms, changed_at as "changedAt", changed_by as "changedBy", reason
      from vip_terms order by version desc limit ${limit}`),
  insert: (tx, { version, terms, changedAt, changedBy, reason }) =>
    tx.run(sql`
      insert into vip_terms (version, terms, changed_at, changed_by, reason)
      values (${version}, ${JSON.stringify(terms)}, ${changedAt}, ${changedBy}, ${reason})
      on conflict do nothing`),
});
