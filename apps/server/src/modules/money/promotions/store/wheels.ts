import type { Tx } from '../../../../kernel/db.ts';
import type {
  CampaignId,
  MemberId,
  PromotionGrantId,
  SeedId,
  SpinId,
} from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Amounts are minor units, the mean thousandths of one. */
export type SpinRow = {
  readonly spinId: SpinId;
  readonly campaignId: CampaignId;
  readonly version: number;
  readonly memberId: MemberId;
  readonly segment: number;
  readonly amount: bigint;
  readonly mean: bigint;
  readonly seedId: SeedId;
  readonly nonce: number;
  readonly mappingVersion: number;
  readonly grantId: PromotionGrantId | null;
  readonly at: Date;
};

const ROW = sql`select id as "spinId", campaign_id as "campaignId", version, member_id as "memberId",
  segment, amount, mean, seed_id as "seedId", nonce, mapping_version as "mappingVersion",
  grant_id as "grantId", at from promotions_spin`;

export const insertSpin = (tx: Tx, spin: SpinRow) =>
  tx.run(sql`
    insert into promotions_spin (id, campaign_id, version, member_id, segment, amount, mean, seed_id,
      nonce, mapping_version, grant_id, at)
    values (${spin.spinId}, ${spin.campaignId}, ${spin.version}, ${spin.memberId}, ${spin.segment},
      ${spin.amount}, ${spin.mean}, ${spin.seedId}, ${spin.nonce}, ${spin.mappingVersion},
      ${spin.grantId}, ${spin.at})`);

/** An own spin. */
export const spinOf = (
  tx: Tx,
  of: { readonly spinId: SpinId; readonly memberId: MemberId },
): Promise<SpinRow | undefined> =>
  tx.maybe(sql`${ROW} where id = ${of.spinId} and member_id = ${of.memberId}`);

/** Of a wheel, or a member's own of it; newest first. */
export const spinsOf = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly memberId?: MemberId; readonly limit: number },
): Promise<SpinRow[]> =>
  tx.rows(sql`
    ${ROW} where campaign_id = ${of.campaignId}
      ${of.memberId ? sql`and member_id = ${of.memberId}` : sql``}
    order by at desc, id desc limit ${of.limit}`);

/** How often a member has spun each of these, over all time and since then; never spun are left out. */
export const spinCounts = async (
  tx: Tx,
  of: { memberId: MemberId; campaignIds: readonly CampaignId[]; since: Date },
): Promise<ReadonlyMap<CampaignId, { total: number; today: number }>> => {
  const rows = await tx.rows<{ id: CampaignId; total: number; today: number }>(sql`
    select campaign_id as id, count(*)::int as total,
      count(*) filter (where at >= ${of.since})::int as today
    from promotions_spin
    where member_id = ${of.memberId} and campaign_id = any (${[...of.campaignIds]}::uuid[])
    group by 1`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
};

export type WheelSums = {
  readonly spins: number;
  readonly given: bigint;
  /** What they pay on average, in thousandths of a minor unit. */
  readonly mean: bigint;
};

/** All spins of each of these; without any they are left out. */
export const sumsOfWheels = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, WheelSums>> => {
  const rows = await tx.rows<WheelSums & { id: CampaignId }>(sql`
    select campaign_id as id, count(*)::int as spins, sum(amount)::bigint as given,
      sum(mean)::bigint as mean
    from promotions_spin where campaign_id = any (${[...campaignIds]}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
};

/** How often each segment of a version was hit, by its place. */
export const hitsOf = async (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly version: number },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ segment: number; hits: number }>(sql`
    select segment, count(*)::int as hits from promotions_spin
    where campaign_id = ${of.campaignId} and version = ${of.version} group by 1`);
  return new Map(rows.map(({ segment, hits }) => [segment, hits]));
};
