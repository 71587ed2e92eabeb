import type { GrantStep, Reward } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId, PromotionGrantId, Uuid } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

/** What a member got, or can take. Amounts are minor units of taka. */
export type GrantRow = {
  readonly grantId: PromotionGrantId;
  readonly campaignId: CampaignId;
  readonly version: number;
  readonly memberId: MemberId;
  /** By what, once a campaign and member: a deposit, a period, a claim. */
  readonly fact: string;
  readonly kind: Reward['kind'];
  readonly reward: Reward;
  readonly amount: bigint;
  readonly cost: bigint;
  readonly depositId: Uuid | null;
  /** What was deposited, when its wagering counts it. */
  readonly deposited: bigint;
  readonly state: GrantStep;
  readonly madeAt: Date;
  readonly claimBy: Date | null;
  readonly takenAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly converted: bigint;
  readonly returned: bigint;
  /** Bets with its money wait for their results, although it ended. */
  readonly hasOpenBets: boolean;
  readonly reason: string | null;
};

const ROW = sql`id as "grantId", campaign_id as "campaignId", version, member_id as "memberId", fact,
  kind, reward, amount, cost, deposit_id as "depositId", deposited, state, made_at as "madeAt",
  claim_by as "claimBy", taken_at as "takenAt", expires_at as "expiresAt", ended_at as "endedAt",
  converted, returned, has_open_bets as "hasOpenBets", reason`;

const where = (tx: Tx, condition: Sql): Promise<GrantRow[]> =>
  tx.rows(sql`select ${ROW} from promotions_grant where ${condition}`);

export type NewGrant = Pick<
  GrantRow,
  | 'grantId'
  | 'campaignId'
  | 'version'
  | 'memberId'
  | 'fact'
  | 'reward'
  | 'amount'
  | 'cost'
  | 'depositId'
  | 'deposited'
  | 'madeAt'
  | 'claimBy'
  | 'reason'
> & { readonly givenBy: string | null };

/** Whether this fact of this campaign has its grant already. */
export const hasGrant = async (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly memberId: MemberId; readonly fact: string },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select from promotions_grant where campaign_id = ${of.campaignId}
      and member_id = ${of.memberId} and fact = ${of.fact}`)) !== undefined;

export const insertGrant = (tx: Tx, one: NewGrant): Promise<GrantRow> =>
  tx.one(sql`
    insert into promotions_grant (id, campaign_id, version, member_id, fact, kind, reward, amount,
      cost, deposit_id, deposited, state, made_at, claim_by, given_by, reason)
    values (${one.grantId}, ${one.campaignId}, ${one.version}, ${one.memberId}, ${one.fact},
      ${one.reward.kind}, ${JSON.stringify(one.reward)}::jsonb, ${one.amount}, ${one.cost},
      ${one.depositId}, ${one.deposited}, 'CLAIMABLE', ${one.madeAt}, ${one.claimBy}, ${one.givenBy},
      ${one.reason})
    returning ${ROW}`);

/** Until the transaction ends nobody else changes it. */
export const lockGrant = (
  tx: Tx,
  { grantId, memberId }: { grantId: PromotionGrantId; memberId?: MemberId },
): Promise<GrantRow | undefined> =>
  tx.maybe(sql`
    select ${ROW} from promotions_grant where id = ${grantId}
      ${memberId ? sql`and member_id = ${memberId}` : sql``} for update`);

/** The same, without keeping others from changing it. */
export const readGrant: typeof lockGrant = (tx, { grantId, memberId }) =>
  tx.maybe(sql`
    select ${ROW} from promotions_grant where id = ${grantId}
      ${memberId ? sql`and member_id = ${memberId}` : sql``}`);

export type GrantChange = {
  readonly state: GrantStep;
  readonly takenAt?: Date;
  readonly expiresAt?: Date;
  readonly endedAt?: Date;
  readonly converted?: bigint;
  readonly returned?: bigint;
  readonly hasOpenBets?: boolean;
  readonly reason?: string;
};

/** Only `grants/transition.ts` writes a state. */
export const writeGrant = (tx: Tx, grantId: PromotionGrantId, to: GrantChange): Promise<GrantRow> =>
  tx.one(sql`
    update promotions_grant set state = ${to.state},
      taken_at = coalesce(${to.takenAt ?? null}, taken_at),
      expires_at = coalesce(${to.expiresAt ?? null}, expires_at),
      ended_at = coalesce(${to.endedAt ?? null}, ended_at),
      converted = converted + ${to.converted ?? 0n}, returned = returned + ${to.returned ?? 0n},
      has_open_bets = coalesce(${to.hasOpenBets ?? null}, has_open_bets),
      reason = coalesce(${to.reason ?? null}, reason)
    where id = ${grantId} returning ${ROW}`);

/** What came of open bets after its end. */
export const addSwept = (
  tx: Tx,
  of: { grantId: PromotionGrantId; converted: bigint; returned: bigint; hasOpenBets: boolean },
) =>
  tx.run(sql`
    update promotions_grant set converted = converted + ${of.converted},
      returned = returned + ${of.returned}, has_open_bets = ${of.hasOpenBets}
    where id = ${of.grantId}`);

/** The one bonus whose money the member plays with. */
export const activeBonus = async (tx: Tx, memberId: MemberId): Promise<GrantRow | undefined> =>
  (await where(tx, sql`member_id = ${memberId} and kind = 'bonus' and state = 'ACTIVE'`))[0];

/** The oldest bonus that waits for the one before it. */
export const nextBonus = async (tx: Tx, memberId: MemberId): Promise<GrantRow | undefined> =>
  (
    await where(
      tx,
      sql`member_id = ${memberId} and kind = 'bonus' and state = 'WAITING'
      order by taken_at, id limit 1`,
    )
  )[0];

/** Of these members, who has an active bonus, or one that ended with bets open. */
export const bonusAmong = async (tx: Tx, memberIds: readonly MemberId[]): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select distinct member_id as "memberId" from promotions_grant
      where member_id = any (${[...memberIds]}::uuid[]) and kind = 'bonus'
        and (state = 'ACTIVE' or has_open_bets) order by 1`)
  ).map(({ memberId }) => memberId);

/** The bonus that ended last with bets open. */
export const endedWithBets = async (tx: Tx, memberId: MemberId): Promise<GrantRow | undefined> =>
  (
    await where(
      tx,
      sql`member_id = ${memberId} and has_open_bets order by ended_at desc, id desc limit 1`,
    )
  )[0];

/** Members whose bonus is over by now, at most `limit`. */
export const expiredBy = async (tx: Tx, at: Date, limit: number): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from promotions_grant
      where kind = 'bonus' and state = 'ACTIVE' and expires_at <= ${at} order by expires_at limit ${limit}`)
  ).map(({ memberId }) => memberId);

/** Free rounds and free bets that are neither played nor over, in the order of their ids; at most `limit`. */
export const activeRounds = (
  tx: Tx,
  { after, limit }: { readonly after: PromotionGrantId | null; readonly limit: number },
): Promise<GrantRow[]> =>
  where(
    tx,
    sql`kind in ('free-rounds', 'free-bet') and state = 'ACTIVE'
      ${after ? sql`and id > ${after}` : sql``} order by id limit ${limit}`,
  );

/** Grants that were to be taken by now, at most `limit`; locked, without those that are being taken. */
export const lapsedBy = (tx: Tx, at: Date, limit: number): Promise<GrantRow[]> =>
  where(
    tx,
    sql`state = 'CLAIMABLE' and claim_by <= ${at} order by claim_by limit ${limit}
      for update skip locked`,
  );

/** Newest first, at most `limit`. */
export const grantsOf = (
  tx: Tx,
  of: { memberId: MemberId; states?: readonly GrantStep[]; kind?: Reward['kind']; limit: number },
): Promise<GrantRow[]> =>
  where(
    tx,
    sql`member_id = ${of.memberId}
      ${of.states ? sql`and state = any (${[...of.states]}::text[])` : sql``}
      ${of.kind ? sql`and kind = ${of.kind}` : sql``}
    order by made_at desc, id desc limit ${of.limit}`,
  );

/** A member's grants of campaigns: how many of each, and since the start of the day. */
export const countGrants = (
  tx: Tx,
  of: { memberId: MemberId; campaignId: CampaignId; since: Date },
): Promise<{ total: number; today: number }> =>
  tx.one(sql`
    select count(*)::int as total, count(*) filter (where made_at >= ${of.since})::int as today
    from promotions_grant where member_id = ${of.memberId} and campaign_id = ${of.campaignId}`);

/** A member's grants of all campaigns, and of one of them. */
export const countAllGrants = (
  tx: Tx,
  of: { memberId: MemberId; campaignId: CampaignId },
): Promise<{ total: number; ofThis: number }> =>
  tx.one(sql`
    select count(*)::int as total,
      count(*) filter (where campaign_id = ${of.campaignId})::int as "ofThis"
    from promotions_grant where member_id = ${of.memberId}`);

/** The newest grant of each of these campaigns. */
export const newestGrants = (
  tx: Tx,
  of: { memberId: MemberId; campaignIds: readonly CampaignId[] },
): Promise<GrantRow[]> =>
  tx.rows(sql`
    select distinct on (campaign_id) ${ROW} from promotions_grant
    where member_id = ${of.memberId} and campaign_id = any (${[...of.campaignIds]}::uuid[])
    order by campaign_id, made_at desc, id desc`);

/** The same for many campaigns; those without a grant are left out. */
export const countsByCampaign = async (
  tx: Tx,
  of: { memberId: MemberId; campaignIds: readonly CampaignId[]; since: Date },
): Promise<ReadonlyMap<CampaignId, { total: number; today: number }>> => {
  const rows = await tx.rows<{ id: CampaignId; total: number; today: number }>(sql`
    select campaign_id as id, count(*)::int as total,
      count(*) filter (where made_at >= ${of.since})::int as today
    from promotions_grant
    where member_id = ${of.memberId} and campaign_id = any (${[...of.campaignIds]}::uuid[])
    group by 1`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

/** Of a member, a campaign, or all; newest first. */
export const grantsAtDesk = (
  tx: Tx,
  of: { memberId: MemberId | null; campaignId: CampaignId | null; limit: number },
): Promise<GrantRow[]> =>
  where(
    tx,
    sql`${of.memberId ? sql`member_id = ${of.memberId}` : sql`true`}
      and ${of.campaignId ? sql`campaign_id = ${of.campaignId}` : sql`true`}
    order by made_at desc, id desc limit ${of.limit}`,
  );

/** The grant of one fact; none where it was not made. */
export const grantsByFact = (
  tx: Tx,
  of: { memberId: MemberId; campaignId: CampaignId; fact: string },
): Promise<GrantRow[]> =>
  where(
    tx,
    sql`member_id = ${of.memberId} and campaign_id = ${of.campaignId} and fact = ${of.fact}`,
  );

/** What these members took, newest first; amounts in minor units, 0 of what is no money. */
export const takenSince = (
  tx: Tx,
  of: { memberIds: readonly MemberId[]; since: Date; limit: number },
) =>
  tx.rows<{
    memberId: MemberId;
    campaignId: CampaignId;
    isBonus: boolean;
    amount: bigint;
    at: Date;
    endedAt: Date | null;
  }>(sql`
    select member_id as "memberId", campaign_id as "campaignId", kind = 'bonus' as "isBonus",
      amount, taken_at as at, ended_at as "endedAt"
    from promotions_grant
    where member_id = any (${[...of.memberIds]}::uuid[]) and taken_at >= ${of.since}
    order by taken_at desc, id limit ${of.limit}`);
