import { type Sql, sql } from '../../../../kernel/sql.ts';

/**
 * Checks values that have one form only: the hash of an entry does not distinguish absent from
 * zero, and an account is outside the chain. Written like `store/checks.ts`, of a ledger with so
 * many lanes.
 */
export const formChecks = (lanes: number) =>
  ({
    'entry has its form': sql`
    select e.lane, format('entry %s of account %s, batch %s', e.seq, e.account, e.batch) as "where",
           'key, digest and legs together, and one way to say each value' as expected,
           concat_ws(', ', 'key ' || e.key, 'digest ' || e.digest, 'legs ' || e.legs,
                     'contra ' || e.contra, 'reference ' || e.reference) as found
      from span s
      join entries e on e.lane = s.lane and e.batch > s.batch
     where (e.key is null) <> (e.digest is null) or (e.key is null) <> (e.legs = 0)
        or e.key = '00000000-0000-0000-0000-000000000000' or e.contra = 0
        or e.reference = e.key
        or e.key is null and e.reference = '00000000-0000-0000-0000-000000000000'`,

    'account has the form of its kind': sql`
    select lane, format('account %s', id) as "where",
           case when member_id is null then 'a house account without a floor'
                else 'an account of a member of this lane, floor 0' end as expected,
           concat_ws(', ', kind, asset, 'floor ' || floor, 'member ' || member_id, name) as found
      from wallet_account
     where (case when member_id is null
                 then kind = 'house' and name is not null and floor = -9223372036854775808
                 else (kind in ('cash', 'held', 'bonus') and name is null
                       or kind = 'vendor' and name is not null) and floor = 0
                  and lane = ((get_byte(uuid_send(member_id), 14) << 8)
                              | get_byte(uuid_send(member_id), 15)) & ${lanes - 1}::int end
            and state in ('open', 'closed') and asset in ('BDT', 'FUN', 'PTS')
            and balance is not null and seq is not null and opened_at is not null) is not true`,

    'every lane is there': sql`
    select l.lane, format('lane %s', n.lane) as "where", 'a batch and a hash' as expected,
           concat_ws(', ', 'batch ' || l.batch, 'hash ' || encode(l.hash, 'hex')) as found
      from generate_series(0, ${lanes - 1}::int) n (lane) full join wallet_lane l on l.lane = n.lane
     where (l.batch >= 0 and length(l.hash) = 32 and n.lane = l.lane) is not true`,
  }) as const satisfies Record<string, Sql>;
