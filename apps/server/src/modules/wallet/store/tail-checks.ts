import { type Sql, sql } from '../../../kernel/sql.ts';

/** Checks of the same names that cost by what is new, where the full proof looks at every account. */
export const TAIL_CHECKS = {
  'balance is the last entry': sql`
    select a.lane, format('account %s (%s %s)', a.id, a.kind, a.asset) as "where",
           format('balance %s at entry %s', l.balance, l.seq) as expected,
           format('balance %s at entry %s', a.balance, a.seq) as found
      from (
        select distinct on (e.lane, e.account) e.lane, e.account, e.balance, e.seq
          from span s join entries e on e.lane = s.lane and e.batch > s.batch
         order by e.lane, e.account, e.seq desc
      ) l
      join wallet_account a on a.lane = l.lane and a.id = l.account
     where a.balance <> l.balance or a.seq <> l.seq`,
} as const satisfies Record<string, Sql>;
