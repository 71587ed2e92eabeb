import type { GrantStep } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId, PromotionGrantId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A red envelope whose campaign was published. Amounts are minor units. */
export type EnvelopeRow = {
  readonly campaignId: CampaignId;
  readonly pool: bigint;
  readonly shares: number;
  readonly opened: number;
  readonly openedSum: bigint;
  readonly state: 'OPEN' | 'ENDED';
};

const ROW = sql`
  select e.campaign_id as "campaignId", e.pool, e.shares, s.opened, s.sum as "openedSum", e.state
  from promotions_envelope e cross join lateral (
    select count(*)::int as opened, coalesce(sum(amount), 0)::bigint as sum
    from promotions_share where campaign_id = e.campaign_id and member_id is not null) s`;

/** With all its shares, closed; once a campaign. */
export const insertEnvelope = async (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly pool: bigint; readonly shares: number },
) => {
  await tx.run(sql`
    insert into promotions_envelope (campaign_id, pool, shares, state)
    values (${of.campaignId}, ${of.pool}, ${of.shares}, 'OPEN') on conflict do nothing`);
  await tx.run(sql`
    insert into promotions_share (campaign_id, place)
    select ${of.campaignId}, place from generate_series(0, ${of.shares - 1}) as place
    on conflict do nothing`);
};

/** Many may open it at once, and none once it is ending: what it is by now. */
export const lockOpen = (
  tx: Tx,
  campaignId: CampaignId,
): Promise<Pick<EnvelopeRow, 'campaignId' | 'pool' | 'shares' | 'state'> | undefined> =>
  tx.maybe(sql`
    select campaign_id as "campaignId", pool, shares, state
    from promotions_envelope where campaign_id = ${campaignId} for share`);

/** Of these campaigns, those that were published as envelopes. */
export const envelopesOf = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, EnvelopeRow>> => {
  const rows = await tx.rows<EnvelopeRow>(
    sql`${ROW} where e.campaign_id = any (${[...campaignIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.campaignId, row]));
};

/** Envelopes to end by then: empty, closed, or past their time. At most 50. */
export const envelopesOver = async (tx: Tx, at: Date): Promise<CampaignId[]> =>
  (
    await tx.rows<{ id: CampaignId }>(sql`
      select e.campaign_id as id from promotions_envelope e
        join promotions_campaign c on c.id = e.campaign_id
      where e.state = 'OPEN' and (c.state = 'CLOSED' or c.ends_at <= ${at} or not exists (
        select from promotions_share
        where campaign_id = e.campaign_id and member_id is null))
      order by e.campaign_id limit 50`)
  ).map(({ id }) => id);

export const endEnvelope = (tx: Tx, of: { readonly campaignId: CampaignId; readonly at: Date }) =>
  tx.run(sql`
    update promotions_envelope set state = 'ENDED', ended_at = ${of.at}
    where campaign_id = ${of.campaignId} and state = 'OPEN'`);

export type ShareRow = {
  readonly place: number;
  readonly memberId: MemberId;
  readonly amount: bigint;
  readonly grantId: PromotionGrantId;
  readonly openedAt: Date;
};

/** The first closed share that nobody else opens at this moment; locked. Undefined: there is none. */
export const takeShare = (tx: Tx, campaignId: CampaignId): Promise<{ place: number } | undefined> =>
  tx.maybe(sql`
    select place from promotions_share where campaign_id = ${campaignId} and member_id is null
    order by place limit 1 for update skip locked`);

/** Its row is locked. */
export const openShare = (tx: Tx, campaignId: CampaignId, share: ShareRow) =>
  tx.run(sql`
    update promotions_share set member_id = ${share.memberId}, amount = ${share.amount},
      grant_id = ${share.grantId}, opened_at = ${share.openedAt}
    where campaign_id = ${campaignId} and place = ${share.place}`);

/** The last that were opened first, with what became of each. */
export const sharesOpened = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly limit: number },
): Promise<(ShareRow & { readonly state: GrantStep })[]> =>
  tx.rows(sql`
    select s.place, s.member_id as "memberId", s.amount, s.grant_id as "grantId",
      s.opened_at as "openedAt", g.state
    from promotions_share s join promotions_grant g on g.id = s.grant_id
    where s.campaign_id = ${of.campaignId} and s.member_id is not null
    order by s.opened_at desc, s.place desc limit ${of.limit}`);

/** None: the member did not open it. */
export const shareOf = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly memberId: MemberId },
): Promise<ShareRow | undefined> =>
  tx.maybe(sql`
    select place, member_id as "memberId", amount, grant_id as "grantId", opened_at as "openedAt"
    from promotions_share where campaign_id = ${of.campaignId} and member_id = ${of.memberId}`);
