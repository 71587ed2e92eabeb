import type { ApplicationState } from '@nokshi/contract/player/applications.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type {
  CampaignId,
  MemberId,
  PromotionApplicationId,
  PromotionGrantId,
} from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** An application of a member for a campaign. */
export type ApplicationRow = {
  readonly applicationId: PromotionApplicationId;
  readonly campaignId: CampaignId;
  readonly memberId: MemberId;
  readonly state: ApplicationState;
  readonly comment: string;
  readonly pictures: number;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly answer: string | null;
};

const ROW = sql`select id as "applicationId", campaign_id as "campaignId", member_id as "memberId", state,
  comment, (select count(*)::int from promotions_application_picture p where p.application_id = a.id)
    as pictures, applied_at as "appliedAt", decided_at as "decidedAt", decided_by as "decidedBy", answer
  from promotions_application a`;

type New = Pick<
  ApplicationRow,
  'applicationId' | 'campaignId' | 'memberId' | 'comment' | 'appliedAt'
> & { readonly pictures: readonly Buffer[] };

/** Whether it was written: a member has one open application a campaign. */
export async function insertApplication(tx: Tx, one: New): Promise<boolean> {
  const { applicationId } = one;
  const written = await tx.run(sql`
    insert into promotions_application (id, campaign_id, member_id, state, comment, applied_at)
    values (${applicationId}, ${one.campaignId}, ${one.memberId}, 'OPEN', ${one.comment},
      ${one.appliedAt})
    on conflict (campaign_id, member_id) where state = 'OPEN' do nothing`);
  if (written === 0) return false;
  for (const [number, picture] of one.pictures.entries())
    await tx.run(sql`
      insert into promotions_application_picture (application_id, number, picture)
      values (${applicationId}, ${number}, ${picture})`);
  return true;
}

/** Until the transaction ends nobody else changes it. */
export const lockApplication = async (
  tx: Tx,
  applicationId: PromotionApplicationId,
): Promise<ApplicationRow | undefined> => {
  await tx.rows(sql`select 1 from promotions_application where id = ${applicationId} for update`);
  return applicationOf(tx, applicationId);
};

export const applicationOf = (
  tx: Tx,
  applicationId: PromotionApplicationId,
): Promise<ApplicationRow | undefined> => tx.maybe(sql`${ROW} where id = ${applicationId}`);

/** Newest first, at most `limit`. */
export const applicationsOf = (
  tx: Tx,
  of: { memberId: MemberId; campaignId: CampaignId; limit: number },
): Promise<ApplicationRow[]> =>
  tx.rows(sql`
    ${ROW} where member_id = ${of.memberId} and campaign_id = ${of.campaignId}
    order by applied_at desc, id desc limit ${of.limit}`);

/** The newest of each of these campaigns. */
export const newestApplications = async (
  tx: Tx,
  of: { memberId: MemberId; campaignIds: readonly CampaignId[] },
): Promise<ReadonlyMap<CampaignId, ApplicationState>> => {
  const rows = await tx.rows<{ id: CampaignId; state: ApplicationState }>(sql`
    select distinct on (campaign_id) campaign_id as id, state from promotions_application
    where member_id = ${of.memberId} and campaign_id = any (${[...of.campaignIds]}::uuid[])
    order by campaign_id, applied_at desc, id desc`);
  return new Map(rows.map(({ id, state }) => [id, state]));
};

export const pictureRows = (tx: Tx, applicationId: PromotionApplicationId) =>
  tx.rows<{ picture: Buffer }>(sql`
    select picture from promotions_application_picture where application_id = ${applicationId}
    order by number`);

type Page = { readonly after: PromotionApplicationId | null; readonly limit: number };

/** Those that wait, oldest first. */
export const openApplications = (tx: Tx, { after, limit }: Page): Promise<ApplicationRow[]> =>
  tx.rows(sql`
    ${ROW} where state = 'OPEN' and ${
      after
        ? sql`(applied_at, id) > (select applied_at, id from promotions_application where id = ${after})`
        : sql`true`
    }
    order by applied_at, id limit ${limit}`);

/** Those that were decided or taken back, newest first. */
export const decidedApplications = (tx: Tx, { after, limit }: Page): Promise<ApplicationRow[]> =>
  tx.rows(sql`
    ${ROW} where state <> 'OPEN' and ${
      after
        ? sql`(decided_at, id) < (select decided_at, id from promotions_application where id = ${after})`
        : sql`true`
    }
    order by decided_at desc, id desc limit ${limit}`);

export const countOpen = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ open: number }>(
      sql`select count(*)::int as open from promotions_application where state = 'OPEN'`,
    )
  ).open;

/** Only `applications/transition.ts` writes a state. */
export const writeDecision = (
  tx: Tx,
  applicationId: PromotionApplicationId,
  to: {
    readonly state: ApplicationState;
    readonly at: Date;
    readonly by?: string;
    readonly answer?: string;
    readonly grantId?: PromotionGrantId;
  },
) =>
  tx.run(sql`
    update promotions_application set state = ${to.state}, decided_at = ${to.at},
      decided_by = ${to.by ?? null}, answer = ${to.answer ?? null}, grant_id = ${to.grantId ?? null}
    where id = ${applicationId}`);
