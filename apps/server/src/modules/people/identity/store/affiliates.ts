import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

type Key = { brandId: string; code: string };

/** The agent behind a code, given in lower case. */
export const affiliateByCode = (tx: Tx, key: Key) =>
  tx.maybe<{ agentId: MemberId; active: boolean }>(sql`
    select agent_id as "agentId", active from identity_affiliate
    where brand_id = ${key.brandId} and code = ${key.code}`);

/** The codes of an agent with who registered by each; trial accounts are none. */
export const codesOfAgent = (tx: Tx, of: { brandId: string; agentId: MemberId }) =>
  tx.rows<{ code: string; members: number }>(sql`
    select a.code, count(m.member_id)::int as members
    from identity_affiliate a left join identity_member m
      on m.brand_id = a.brand_id and m.affiliate_code = a.code and m.type <> 4
    where a.brand_id = ${of.brandId} and a.agent_id = ${of.agentId}
    group by a.code order by a.code limit 50`);

export type AffiliateRow = {
  code: string;
  agentId: MemberId;
  agent: string;
  active: boolean;
  members: number;
  lastMemberAt: Date | null;
  madeAt: Date;
  madeBy: string;
};

/** By code; `query` is the start of a code or of an agent's username, `after` reads on. */
export const affiliatesOfBrand = (
  tx: Tx,
  q: { brandId: string; query: string; after: string; limit: number },
) =>
  tx.rows<AffiliateRow>(sql`
    select a.code, a.agent_id as "agentId", agent.username as agent, a.active,
      brought.members, brought.last as "lastMemberAt",
      a.made_at as "madeAt", a.made_by as "madeBy"
    from identity_affiliate a
      join identity_member agent on agent.member_id = a.agent_id
      cross join lateral (
        select count(*)::int as members, max(m.registered_at) as last from identity_member m
        where m.brand_id = a.brand_id and m.affiliate_code = a.code and m.type <> 4) brought
    where a.brand_id = ${q.brandId} and a.code > ${q.after}
      and (starts_with(a.code, ${q.query}) or starts_with(agent.username, ${q.query}))
    order by a.code limit ${q.limit}`);

export const countCodesOf = async (tx: Tx, agentId: MemberId): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*)::int as n from identity_affiliate where agent_id = ${agentId}`,
    )
  ).n;

/** Zero when the code is in use. */
export const insertAffiliate = (
  tx: Tx,
  a: Key & { agentId: MemberId; madeBy: string; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into identity_affiliate (brand_id, code, agent_id, made_at, made_by)
    values (${a.brandId}, ${a.code}, ${a.agentId}, ${a.now}, ${a.madeBy})
    on conflict do nothing`);

/** Locked until the commit, so that two who switch it make two lines of the audit log or one. */
export const affiliateForUpdate = (tx: Tx, key: Key) =>
  tx.maybe<{ active: boolean }>(sql`
    select active from identity_affiliate
    where brand_id = ${key.brandId} and code = ${key.code} for update`);

export const writeActive = (tx: Tx, key: Key, active: boolean) =>
  tx.run(sql`
    update identity_affiliate set active = ${active}
    where brand_id = ${key.brandId} and code = ${key.code}`);
