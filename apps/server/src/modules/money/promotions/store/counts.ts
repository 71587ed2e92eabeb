import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/**
 * Budget and places of a campaign are counted in its row. So that claims do not wait for each other, grants to
 * come are set aside in parts, which the row counts as given at once: a claim takes from a part that no other
 * holds. Where no part has it the row is asked, which sets aside again; before it says no, what is set aside
 * comes back to it. So no more is granted than there is, and nothing is refused that is there. Decision 0101.
 */

const PARTS = 16;
/** Grants that a part gets at once, while all parts together get at most half of what is left. */
const MOST_ASIDE = 64;

type Grant = { readonly campaignId: CampaignId; readonly cost: bigint };
type Counted = 'counted' | 'no-places' | 'budget-spent';

/** Once a campaign, when it is published. */
export const makeParts = (tx: Tx, campaignId: CampaignId) =>
  tx.run(sql`
    insert into promotions_aside (campaign_id, part)
    select ${campaignId}, part from generate_series(0, ${PARTS - 1}) as part on conflict do nothing`);

/** Counts a grant, or says what the campaign does not have. What it counted in stays locked. */
export async function countGrant(tx: Tx, grant: Grant): Promise<Counted> {
  if (await takeAside(tx, grant)) return 'counted';
  let row = await lockRow(tx, grant.campaignId);
  if (row && shortOf(row, grant)) {
    await bringBack(tx, grant.campaignId);
    row = await lockRow(tx, grant.campaignId);
  }
  if (!row) throw new Error(`no campaign ${grant.campaignId}`);
  const short = shortOf(row, grant);
  if (short) return short;
  await addToRow(tx, { ...grant, grants: 1 });
  if (!row.isLockedByEach) await setAside(tx, { ...grant, row });
  return 'counted';
}

/** A grant that was never taken gives its place and cost back. */
export const uncountGrant = (tx: Tx, { campaignId, cost }: Grant) =>
  addToRow(tx, { campaignId, cost: -cost, grants: -1 });

/** Until the transaction ends nobody else counts in it; its row says what it gave. */
export async function holdCounts(tx: Tx, campaignId: CampaignId): Promise<void> {
  await lockRow(tx, campaignId);
  await bringBack(tx, campaignId);
}

type Row = {
  readonly budget: bigint;
  readonly places: number | null;
  readonly given: bigint;
  readonly granted: number;
  /** Each spin of a wheel locks the campaign, so nothing is set aside for others. */
  readonly isLockedByEach: boolean;
};

/**
 * Who comes first has the campaign first: of those who wait for a row some are passed over each time it is let
 * go. So a turn is waited for before the row.
 */
async function lockRow(tx: Tx, campaignId: CampaignId): Promise<Row | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${campaignId}`}, 0))`);
  return tx.maybe(sql`
    select budget, places, given, granted, trigger = 'wheel' as "isLockedByEach"
    from promotions_campaign where id = ${campaignId} for update`);
}

function shortOf(row: Row, { cost }: Grant): Exclude<Counted, 'counted'> | null {
  if (row.places !== null && row.granted >= row.places) return 'no-places';
  return row.given + cost > row.budget ? 'budget-spent' : null;
}

const addToRow = (tx: Tx, of: Grant & { readonly grants: number }) =>
  tx.run(sql`
    update promotions_campaign set given = given + ${of.cost}, granted = granted + ${of.grants}
    where id = ${of.campaignId}`);

/** False: no part that nobody holds has it. */
const takeAside = async (tx: Tx, { campaignId, cost }: Grant): Promise<boolean> =>
  (await tx.run(sql`
    update promotions_aside set amount = amount - ${cost}, grants = grants - 1
    where campaign_id = ${campaignId} and part = (
      select part from promotions_aside
      where campaign_id = ${campaignId} and amount >= ${cost} and grants > 0
      order by part limit 1 for update skip locked)`)) > 0;

/** For the claims to come, in the parts that nobody holds; the row is locked. */
async function setAside(
  tx: Tx,
  { campaignId, cost, row }: Grant & { readonly row: Row },
): Promise<void> {
  const byBudget = (row.budget - row.given - cost) / (cost * BigInt(2 * PARTS));
  const byPlaces =
    row.places === null ? MOST_ASIDE : Math.floor((row.places - row.granted - 1) / (2 * PARTS));
  const grants = Math.min(MOST_ASIDE, byPlaces, Number(byBudget));
  if (grants < 1) return;
  await tx.run(sql`
    with parts as (
      update promotions_aside
      set amount = amount + ${cost * BigInt(grants)}, grants = grants + ${grants}
      where campaign_id = ${campaignId} and part in (
        select part from promotions_aside where campaign_id = ${campaignId}
          and (amount < ${cost} or grants = 0) order by part for update skip locked)
      returning part)
    update promotions_campaign
    set given = given + ${cost * BigInt(grants)} * (select count(*) from parts),
      granted = granted + ${grants} * (select count(*) from parts)
    where id = ${campaignId}`);
}

/** What is set aside is the row's again, which is locked; who counts in a part is waited for. */
async function bringBack(tx: Tx, campaignId: CampaignId): Promise<void> {
  const parts = await tx.rows<{ amount: bigint; grants: number }>(sql`
    select amount, grants from promotions_aside
    where campaign_id = ${campaignId} order by part for update`);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  const grants = parts.reduce((sum, part) => sum + part.grants, 0);
  if (grants === 0 && amount === 0n) return;
  await tx.run(sql`
    update promotions_aside set amount = 0, grants = 0 where campaign_id = ${campaignId}`);
  await addToRow(tx, { campaignId, cost: -amount, grants: -grants });
}
