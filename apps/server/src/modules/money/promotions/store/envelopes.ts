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

const ROW = sql`select campaign_id as "campaignId", pool, shares, opened, opened_sum as "openedSum", state
  from promotions_envelope`;

/** Once a campaign. */
export const insertEnvelope = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly pool: bigint; readonly shares: number },
) =>
  tx.run(sql`
    insert into promotions_envelope (campaign_id, pool, shares, state)
    values (${of.campaignId}, ${of.pool}, ${of.shares}, 'OPEN') on conflict do nothing`);

/** Of these campaigns, those that were published as envelopes. */
export const envelopesOf = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, EnvelopeRow>> => {
  const rows = await tx.rows<EnvelopeRow>(
    sql`${ROW} where campaign_id = any (${[...campaignIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.campaignId, row]));
};

/** Envelopes to end by then: empty, closed, or past their time. At most 50. */
export const envelopesOver = async (tx: Tx, at: Date): Promise<CampaignId[]> =>
  (
    await tx.rows<{ id: CampaignId }>(sql`
      select e.campaign_id as id from promotions_envelope e
        join promotions_campaign c on c.id = e.campaign_id
      where e.state = 'OPEN' and (e.opened = e.shares or c.state = 'CLOSED' or c.ends_at <= ${at})
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

/** The campaign is locked, so no other share has this place. */
export const insertShare = async (tx: Tx, campaignId: CampaignId, share: ShareRow) => {
  await tx.run(sql`
    insert into promotions_share (campaign_id, place, member_id, amount, grant_id, opened_at)
    values (${campaignId}, ${share.place}, ${share.memberId}, ${share.amount}, ${share.grantId},
      ${share.openedAt})`);
  await tx.run(sql`
    update promotions_envelope set opened = opened + 1, opened_sum = opened_sum + ${share.amount}
    where campaign_id = ${campaignId}`);
};

/** The last that were opened first, with what became of each. */
export const sharesOpened = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly limit: number },
): Promise<(ShareRow & { readonly state: GrantStep })[]> =>
  tx.rows(sql`
    select s.place, s.member_id as "memberId", s.amount, s.grant_id as "grantId",
      s.opened_at as "openedAt", g.state
    from promotions_share s join promotions_grant g on g.id = s.grant_id
    where s.campaign_id = ${of.campaignId} order by s.place desc limit ${of.limit}`);

/** None: the member did not open it. */
export const shareOf = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly memberId: MemberId },
): Promise<ShareRow | undefined> =>
  tx.maybe(sql`
    select place, member_id as "memberId", amount, grant_id as "grantId", opened_at as "openedAt"
    from promotions_share where campaign_id = ${of.campaignId} and member_id = ${of.memberId}`);
