import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { campaignById, type CampaignRow } from './campaigns.ts';

/** A period of a campaign that is paid member by member; `after`: the last one that was. */
export type RunRow = {
  readonly campaign: CampaignRow;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly after: MemberId | null;
};

/** Once a campaign and period. */
export const beginRun = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly start: Date; readonly end: Date },
) =>
  tx.run(sql`
    insert into promotions_run (campaign_id, starts_at, ends_at)
    values (${of.campaignId}, ${of.start}, ${of.end}) on conflict do nothing`);

/** Runs that are not over, the oldest first, at most 50; of one it is locked, or left to who has it. */
export async function openRuns(tx: Tx, one?: RunRow): Promise<RunRow[]> {
  const rows = await tx.rows<Omit<RunRow, 'campaign'> & { campaignId: CampaignId }>(sql`
    select campaign_id as "campaignId", starts_at as "startsAt", ends_at as "endsAt",
      after_member as after
    from promotions_run where ended_at is null
      ${
        one
          ? sql`and campaign_id = ${one.campaign.campaignId} and starts_at = ${one.startsAt}
            for update skip locked`
          : sql`order by starts_at, campaign_id limit 50`
      }`);
  const runs: RunRow[] = [];
  for (const { campaignId, ...row } of rows) {
    const campaign = await campaignById(tx, campaignId);
    if (campaign) runs.push({ ...row, campaign });
  }
  return runs;
}

export const writeRun = (
  tx: Tx,
  { campaign, startsAt }: RunRow,
  to: { readonly after: MemberId | null; readonly endedAt: Date | null },
) =>
  tx.run(sql`
    update promotions_run set after_member = ${to.after}, ended_at = ${to.endedAt}
    where campaign_id = ${campaign.campaignId} and starts_at = ${startsAt}`);
