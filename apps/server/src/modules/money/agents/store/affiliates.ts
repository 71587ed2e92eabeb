import type { OPENED_TYPES } from '@nokshi/contract/player/agents.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

type Key = { brandId: string; code: string };
type OpenedType = (typeof OPENED_TYPES)[number];

export type Affiliate = {
  readonly agentId: MemberId;
  readonly agent: string;
  readonly active: boolean;
  readonly type: OpenedType;
  readonly endsAt: Date | null;
  /** The prize base of who registers with it; null: the usual one. */
  readonly base: number | null;
};

/** The agent behind a code, given in lower case. */
export const affiliateByCode = (tx: Tx, key: Key) =>
  tx.maybe<Affiliate>(sql`
    select agent_id as "agentId", agent_name as agent, active, account_type as type,
      ends_at as "endsAt", base
    from agents_affiliate
    where brand_id = ${key.brandId} and code = ${key.code}`);

export type OwnCode = {
  readonly code: string;
  readonly type: OpenedType;
  readonly note: string;
  readonly base: number | null;
  readonly madeAt: Date;
  /** Null: for ever. */
  readonly endsAt: Date | null;
  readonly active: boolean;
  readonly held: boolean;
};

const isOver = (now: Date) => sql`coalesce(ends_at <= ${now}, false)`;

/** The codes of an agent: those that are not over first, of these the newest. */
export const codesOfAgent = (tx: Tx, of: { brandId: string; agentId: MemberId; now: Date }) =>
  tx.rows<OwnCode>(sql`
    select code, account_type as type, note, base, made_at as "madeAt", ends_at as "endsAt", active, held
    from agents_affiliate where brand_id = ${of.brandId} and agent_id = ${of.agentId}
    order by ${isOver(of.now)}, made_at desc, code limit 50`);

export type AffiliateRow = {
  code: string;
  agentId: MemberId;
  agent: string;
  active: boolean;
  madeAt: Date;
  madeBy: string;
  byAgent: boolean;
  type: OpenedType;
};

/**
 * In code order; `query` is the start of a code or of an agent's username, `after` is the cursor.
 */
export const affiliatesOfBrand = (
  tx: Tx,
  q: { brandId: string; query: string; after: string; limit: number },
) =>
  tx.rows<AffiliateRow>(sql`
    select code, agent_id as "agentId", agent_name as agent, active, made_at as "madeAt",
      made_by as "madeBy", by_agent as "byAgent", account_type as type
    from agents_affiliate
    where brand_id = ${q.brandId} and code > ${q.after}
      and (starts_with(code, ${q.query}) or starts_with(agent_name, ${q.query}))
    order by code limit ${q.limit}`);

/** How many codes of an agent are not over. */
export const countCodesOf = async (
  tx: Tx,
  { agentId, now }: { agentId: MemberId; now: Date },
): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select count(*)::int as n from agents_affiliate
      where agent_id = ${agentId} and not ${isOver(now)}`)
  ).n;

/** Zero rows when the code is in use. */
export const insertAffiliate = (
  tx: Tx,
  a: Key & {
    agentId: MemberId;
    agent: string;
    madeBy: string;
    byAgent: boolean;
    type: OpenedType;
    note?: string;
    endsAt?: Date | null;
    base?: number | null;
    now: Date;
  },
): Promise<number> =>
  tx.run(sql`
    insert into agents_affiliate (brand_id, code, agent_id, agent_name, made_at, made_by,
      by_agent, account_type, note, ends_at, base)
    values (${a.brandId}, ${a.code}, ${a.agentId}, ${a.agent}, ${a.now}, ${a.madeBy},
      ${a.byAgent}, ${a.type}, ${a.note ?? ''}, ${a.endsAt ?? null}, ${a.base ?? null})
    on conflict do nothing`);

/**
 * Locked until the commit, so that two operators who switch a code at once do not write the audit
 * log twice.
 */
export const affiliateForUpdate = (tx: Tx, key: Key) =>
  tx.maybe<{ active: boolean; held: boolean; agentId: MemberId }>(sql`
    select active, held, agent_id as "agentId" from agents_affiliate
    where brand_id = ${key.brandId} and code = ${key.code} for update`);

/** `held`: an operator switched it off, so its agent cannot switch it on. */
export const writeActive = (tx: Tx, key: Key, to: { active: boolean; held: boolean }) =>
  tx.run(sql`
    update agents_affiliate set active = ${to.active}, held = ${to.held}
    where brand_id = ${key.brandId} and code = ${key.code}`);

/** The codes that were on. */
export const switchOffAll = (tx: Tx, of: { brandId: string; agentId: MemberId }) =>
  tx.rows<{ code: string }>(sql`
    update agents_affiliate set active = false, held = true
    where brand_id = ${of.brandId} and agent_id = ${of.agentId} and active returning code`);
