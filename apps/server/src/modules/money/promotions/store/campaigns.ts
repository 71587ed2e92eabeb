import type { CampaignState } from '@nokshi/contract/console/campaigns.ts';
import type { CampaignTerms, TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import { holdCounts, makeParts } from './counts.ts';

/** A campaign with the version in force, or the newest where none is. Amounts are minor units. */
export type CampaignRow = {
  readonly campaignId: CampaignId;
  readonly state: CampaignState;
  /** In force; 0: none yet. */
  readonly version: number;
  /** The newest saved one. */
  readonly newest: number;
  readonly trigger: TriggerKind;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly budget: bigint;
  readonly places: number | null;
  readonly given: bigint;
  readonly granted: number;
  readonly madeAt: Date;
  readonly terms: CampaignTerms;
};

const ROW = sql`
  select c.id as "campaignId", c.state, c.version, n.version as newest, c.trigger,
    c.starts_at as "startsAt", c.ends_at as "endsAt", c.budget, c.places,
    c.given - aside.amount as given, c.granted - aside.grants as granted,
    c.made_at as "madeAt", coalesce(v.terms, n.terms) as terms
  from promotions_campaign c
    cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(grants), 0)::int as grants
      from promotions_aside where campaign_id = c.id) aside
    join promotions_version n on n.campaign_id = c.id and n.version = (
      select max(version) from promotions_version where campaign_id = c.id)
    left join promotions_version v on v.campaign_id = c.id and v.version = c.version`;

const where = (tx: Tx, condition: Sql): Promise<CampaignRow[]> =>
  tx.rows(sql`${ROW} where ${condition}`);

/** Running, and within its time; of one trigger or all. At most 500. */
export const campaignsInForce = (
  tx: Tx,
  { at, trigger }: { readonly at: Date; readonly trigger?: TriggerKind },
): Promise<CampaignRow[]> =>
  where(
    tx,
    sql`c.state = 'RUNNING' and c.starts_at <= ${at} and (c.ends_at is null or c.ends_at > ${at})
      ${trigger ? sql`and c.trigger = ${trigger}` : sql``} order by c.made_at, c.id limit 500`,
  );

/** What members see: running now, soon, or ended less than a day ago. At most 500. */
export const campaignsShown = (
  tx: Tx,
  { from, at }: { readonly from: Date; readonly at: Date },
): Promise<CampaignRow[]> =>
  where(
    tx,
    sql`c.state in ('RUNNING', 'PAUSED') and c.starts_at <= ${at}
      and (c.ends_at is null or c.ends_at > ${from}) order by c.made_at, c.id limit 500`,
  );

export const campaignById = async (
  tx: Tx,
  campaignId: CampaignId,
): Promise<CampaignRow | undefined> => (await where(tx, sql`c.id = ${campaignId}`))[0];

/** These, by their ids; those that are not there are left out. */
export const campaignsByIds = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, CampaignRow>> => {
  const rows = await where(tx, sql`c.id = any (${[...campaignIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.campaignId, row]));
};

/** Newest first, at most 500, without those that were removed. */
export const allCampaigns = (tx: Tx): Promise<CampaignRow[]> =>
  where(tx, sql`c.state <> 'REMOVED' order by c.made_at desc, c.id desc limit 500`);

/** Terms of versions that grants were made by. */
export const termsOf = async (
  tx: Tx,
  of: readonly { readonly campaignId: CampaignId; readonly version: number }[],
): Promise<ReadonlyMap<string, CampaignTerms>> => {
  const rows = await tx.rows<{ key: string; terms: CampaignTerms }>(sql`
    select distinct v.campaign_id || ' ' || v.version as key, v.terms
    from unnest(${of.map(({ campaignId }) => campaignId)}::uuid[],
      ${of.map(({ version }) => version)}::int[]) as n (id, version)
    join promotions_version v on v.campaign_id = n.id and v.version = n.version`);
  return new Map(rows.map(({ key, terms }) => [key, terms]));
};

export const insertCampaign = async (
  tx: Tx,
  one: {
    readonly campaignId: CampaignId;
    readonly brandId: string;
    readonly trigger: TriggerKind;
    readonly madeAt: Date;
  },
) =>
  tx.run(sql`
    insert into promotions_campaign (id, brand_id, state, trigger, made_at)
    values (${one.campaignId}, ${one.brandId}, 'DRAFT', ${one.trigger}, ${one.madeAt})`);

export const insertVersion = (
  tx: Tx,
  one: {
    readonly campaignId: CampaignId;
    readonly version: number;
    readonly terms: CampaignTerms;
    readonly savedBy: string;
    readonly savedAt: Date;
  },
) =>
  tx.run(sql`
    insert into promotions_version (campaign_id, version, terms, saved_by, saved_at)
    values (${one.campaignId}, ${one.version}, ${JSON.stringify(one.terms)}::jsonb,
      ${one.savedBy}, ${one.savedAt})`);

/** Until the transaction ends nobody else changes it or counts in it. */
export const lockCampaign = async (
  tx: Tx,
  campaignId: CampaignId,
): Promise<CampaignRow | undefined> => {
  await holdCounts(tx, campaignId);
  return campaignById(tx, campaignId);
};

/** The version that holds from now on. */
export const putInForce = async (
  tx: Tx,
  of: {
    readonly campaignId: CampaignId;
    readonly version: number;
    readonly trigger: TriggerKind;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
    readonly budget: bigint;
    readonly places: number | null;
    readonly at: Date;
  },
) => {
  await tx.run(sql`
    update promotions_campaign set version = ${of.version}, trigger = ${of.trigger}, starts_at = ${of.startsAt}, ends_at = ${of.endsAt},
      budget = ${of.budget}, places = ${of.places} where id = ${of.campaignId}`);
  await tx.run(sql`
    update promotions_version set published_at = ${of.at}
    where campaign_id = ${of.campaignId} and version = ${of.version}`);
  await makeParts(tx, of.campaignId);
};

/** Only `campaigns/transition.ts` writes a state. */
export const writeState = (tx: Tx, campaignId: CampaignId, state: CampaignState) =>
  tx.run(sql`update promotions_campaign set state = ${state} where id = ${campaignId}`);

export type VersionRow = {
  readonly version: number;
  readonly terms: CampaignTerms;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly publishedAt: Date | null;
};

/** Newest first, at most 50. */
export const versionsOf = (tx: Tx, campaignId: CampaignId): Promise<VersionRow[]> =>
  tx.rows(sql`
    select version, terms, saved_by as "savedBy", saved_at as "savedAt",
      published_at as "publishedAt"
    from promotions_version where campaign_id = ${campaignId} order by version desc limit 50`);

/** Whether another campaign that is not over has this code. */
export const isCodeUsed = async (
  tx: Tx,
  { code, campaignId }: { readonly code: string; readonly campaignId: CampaignId | null },
): Promise<boolean> =>
  (
    await tx.one<{ used: boolean }>(sql`
      select exists (
        select from promotions_campaign c join promotions_version v
          on v.campaign_id = c.id and v.version = c.version
        where c.state in ('RUNNING', 'PAUSED') and c.id is distinct from ${campaignId}
          and v.terms -> 'trigger' ->> 'code' = ${code}) as used`)
  ).used;

export const join = (tx: Tx, of: { campaignId: CampaignId; memberId: MemberId; at: Date }) =>
  tx.run(sql`
    insert into promotions_joined (campaign_id, member_id, joined_at)
    values (${of.campaignId}, ${of.memberId}, ${of.at}) on conflict do nothing`);

/** Of these campaigns, those that the member joined. */
export const joinedAmong = async (
  tx: Tx,
  of: { memberId: MemberId; campaignIds: readonly CampaignId[] },
): Promise<ReadonlySet<CampaignId>> => {
  const rows = await tx.rows<{ id: CampaignId }>(sql`
    select campaign_id as id from promotions_joined
    where member_id = ${of.memberId} and campaign_id = any (${[...of.campaignIds]}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
};

/** What members can still take, and what of it is not over: the liability of each campaign. */
export const liabilities = async (tx: Tx): Promise<ReadonlyMap<CampaignId, bigint>> => {
  const rows = await tx.rows<{ id: CampaignId; open: bigint }>(sql`
    select campaign_id as id, sum(cost)::bigint as open from promotions_grant
    where state in ('CLAIMABLE', 'WAITING', 'ACTIVE') group by 1`);
  return new Map(rows.map(({ id, open }) => [id, open]));
};

export type Sums = {
  readonly campaignId: CampaignId;
  readonly given: bigint;
  readonly converted: bigint;
  readonly returned: bigint;
  /** By free rounds and free bets that ended in it. */
  readonly won: bigint;
};

/** What each campaign moved in a span; minor units. */
export const moneyOf = (
  tx: Tx,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<Sums[]> =>
  tx.rows(sql`
    select campaign_id as "campaignId", sum(given)::bigint as given,
      sum(converted)::bigint as converted, sum(returned)::bigint as returned,
      sum(won)::bigint as won
    from (
      select campaign_id, given, converted, returned, 0::bigint as won
      from promotions_money where at >= ${start} and at < ${end}
      union all
      select campaign_id, 0, 0, 0, converted from promotions_grant
      where kind in ('free-rounds', 'free-bet') and ended_at >= ${start} and ended_at < ${end}
    ) moved group by 1`);

/** Campaigns that pay by periods: running, or over for less than the longest period. At most 500. */
export const campaignsOfPeriods = (tx: Tx): Promise<CampaignRow[]> =>
  where(tx, sql`c.trigger = 'period' and c.state = 'RUNNING' order by c.made_at, c.id limit 500`);
