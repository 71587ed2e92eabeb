import type { VipTerms } from '@nokshi/contract/vip.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type TermsRow = {
  readonly version: number;
  readonly terms: VipTerms;
  readonly changedAt: Date;
  readonly changedBy: string | null;
  readonly reason: string | null;
};

const columns = sql`version, terms, changed_at as "changedAt", changed_by as "changedBy", reason`;

/** The newest first. */
export const newestTerms = (tx: Tx, limit: number): Promise<TermsRow[]> =>
  tx.rows(sql`select ${columns} from vip_terms order by version desc limit ${limit}`);

/** Answers 0 when this version exists already. */
export const insertTerms = (tx: Tx, row: TermsRow) =>
  tx.run(sql`
    insert into vip_terms (version, terms, changed_at, changed_by, reason)
    values (${row.version}, ${JSON.stringify(row.terms)}, ${row.changedAt}, ${row.changedBy},
      ${row.reason})
    on conflict do nothing`);
