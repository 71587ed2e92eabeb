import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

type TermsRow = {
  readonly channel: string;
  readonly version: number;
  readonly terms: ChannelTerms;
  readonly reason: string;
  readonly setAt: Date;
  readonly setBy: string;
};

const columns = sql`channel, version, terms, reason, set_at as "setAt", set_by as "setBy"`;

/** The newest terms of each channel that has any. */
export const newestTerms = (tx: Tx) =>
  tx.rows<TermsRow>(sql`select distinct on (channel) ${columns} from cashier_channel_terms
    order by channel, version desc`);

/** Of two writers of the same version, the primary key accepts one. */
export const insertTerms = (tx: Tx, row: TermsRow) =>
  tx.run(sql`insert into cashier_channel_terms (channel, version, terms, reason, set_at, set_by)
    values (${row.channel}, ${row.version}, ${JSON.stringify(row.terms)}::jsonb, ${row.reason},
      ${row.setAt}, ${row.setBy})
    on conflict do nothing`);

/** Newest first. */
export const listTerms = (tx: Tx, q: { channel: string; before: number | null; limit: number }) =>
  tx.rows<TermsRow>(sql`select ${columns} from cashier_channel_terms
    where channel = ${q.channel} and version < coalesce(${q.before}::int, 2147483647)
    order by version desc limit ${q.limit}`);
