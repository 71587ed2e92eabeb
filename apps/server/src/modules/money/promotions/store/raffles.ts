import type { GrantStep, TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId, PromotionGrantId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { RaffleStep } from '../rules/states.ts';

/** A raffle whose campaign has ended. */
export type RaffleRow = {
  readonly campaignId: CampaignId;
  readonly state: RaffleStep;
  /** The last member whose tickets are counted. */
  readonly after: MemberId | null;
  readonly entrants: number;
  readonly tickets: bigint;
  readonly root: string | null;
  readonly drawsAt: Date | null;
  readonly reason: string | null;
  /** Of one that was called off: the last member who was told. */
  readonly told: MemberId | null;
};

const ROW = sql`select campaign_id as "campaignId", state, after_member as after, entrants, tickets, root,
  draws_at as "drawsAt", reason, told_member as told from promotions_raffle`;

export const raffleOf = (tx: Tx, campaignId: CampaignId): Promise<RaffleRow | undefined> =>
  tx.maybe(sql`${ROW} where campaign_id = ${campaignId}`);

/** Of these campaigns, those that have ended. */
export const rafflesOf = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, RaffleRow>> => {
  const rows = await tx.rows<RaffleRow>(
    sql`${ROW} where campaign_id = any (${[...campaignIds]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.campaignId, row]));
};

/** None while another transaction has it, or it has another state. */
export const lockRaffle = (
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly state: RaffleStep },
): Promise<RaffleRow | undefined> =>
  tx.maybe(sql`
    ${ROW} where campaign_id = ${of.campaignId} and state = ${of.state} for update skip locked`);

/** Until the transaction ends nobody else changes it. */
export const holdRaffle = (tx: Tx, campaignId: CampaignId): Promise<RaffleRow | undefined> =>
  tx.maybe(sql`${ROW} where campaign_id = ${campaignId} for update`);

/** Raffles with something to do: to count, to draw by now, to tell, or with prizes to give. At most 50. */
export const rafflesDue = (tx: Tx, at: Date): Promise<RaffleRow[]> =>
  tx.rows(sql`
    ${ROW} r where state = 'COUNTING' or (state = 'FROZEN' and draws_at <= ${at})
      or (state = 'VOID' and told_at is null)
      or exists (select from promotions_win w
        where w.campaign_id = r.campaign_id and w.grant_id is null)
    order by campaign_id limit 50`);

/** Campaigns of raffles that run and were over by then, without a raffle yet; at most 50. */
export const rafflesEnded = async (tx: Tx, by: Date): Promise<CampaignId[]> =>
  (
    await tx.rows<{ id: CampaignId }>(sql`
      select id from promotions_campaign c
      where trigger = 'raffle' and state = 'RUNNING' and ends_at <= ${by}
        and not exists (select from promotions_raffle r where r.campaign_id = c.id)
      order by id limit 50`)
  ).map(({ id }) => id);

/** Once a campaign. */
export const insertRaffle = (tx: Tx, campaignId: CampaignId, state: RaffleStep) =>
  tx.run(sql`
    insert into promotions_raffle (campaign_id, state) values (${campaignId}, ${state})
    on conflict do nothing`);

/** Only `raffle/transition.ts` writes a state. */
export const writeRaffle = (
  tx: Tx,
  campaignId: CampaignId,
  to: {
    readonly state: RaffleStep;
    readonly entrants?: number;
    readonly tickets?: bigint;
    readonly root?: string;
    readonly frozenAt?: Date;
    readonly drawsAt?: Date;
    readonly drawnAt?: Date;
    readonly reason?: string;
  },
) =>
  tx.run(sql`
    update promotions_raffle set state = ${to.state},
      entrants = coalesce(${to.entrants ?? null}, entrants),
      tickets = coalesce(${to.tickets ?? null}, tickets), root = coalesce(${to.root ?? null}, root),
      frozen_at = coalesce(${to.frozenAt ?? null}, frozen_at),
      draws_at = coalesce(${to.drawsAt ?? null}, draws_at),
      drawn_at = coalesce(${to.drawnAt ?? null}, drawn_at),
      reason = coalesce(${to.reason ?? null}, reason)
    where campaign_id = ${campaignId}`);

export const writeAfter = (tx: Tx, campaignId: CampaignId, after: MemberId) =>
  tx.run(sql`
    update promotions_raffle set after_member = ${after} where campaign_id = ${campaignId}`);

/** How far members were told that it was called off. */
export const writeTold = (
  tx: Tx,
  campaignId: CampaignId,
  to: { readonly told: MemberId | null; readonly toldAt: Date | null },
) =>
  tx.run(sql`
    update promotions_raffle set told_member = ${to.told}, told_at = ${to.toldAt}
    where campaign_id = ${campaignId}`);

/** Who takes part, in the order of their ids, after one; at most `limit`. */
export const takingPart = async (
  tx: Tx,
  of: { campaignId: CampaignId; after: MemberId | null; limit: number },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from promotions_joined where campaign_id = ${of.campaignId}
        ${of.after ? sql`and member_id > ${of.after}` : sql``}
      order by member_id limit ${of.limit}`)
  ).map(({ memberId }) => memberId);

/** How many take part in each of these. */
export const countTakingPart = async (
  tx: Tx,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, number>> => {
  const rows = await tx.rows<{ id: CampaignId; members: number }>(sql`
    select campaign_id as id, count(*)::int as members from promotions_joined
    where campaign_id = any (${[...campaignIds]}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, members }) => [id, members]));
};

/** Whether a campaign is a raffle with members in it. */
export const hasEntrants = async (
  tx: Tx,
  { campaignId, trigger }: { readonly campaignId: CampaignId; readonly trigger: TriggerKind },
): Promise<boolean> =>
  trigger === 'raffle' && ((await countTakingPart(tx, [campaignId])).get(campaignId) ?? 0) > 0;

/** The same, while it is neither drawn nor called off. */
export const owesDraw = async (
  tx: Tx,
  campaign: { readonly campaignId: CampaignId; readonly trigger: TriggerKind },
): Promise<boolean> => {
  if (!(await hasEntrants(tx, campaign))) return false;
  const row = await raffleOf(tx, campaign.campaignId);
  return row?.state !== 'DRAWN' && row?.state !== 'VOID';
};

export type TicketRow = {
  readonly memberId: MemberId;
  readonly entrant: string;
  readonly tickets: number;
};

export const insertTickets = (tx: Tx, campaignId: CampaignId, rows: readonly TicketRow[]) =>
  tx.run(sql`
    insert into promotions_ticket (campaign_id, member_id, entrant, tickets)
    select ${campaignId}, r.m, r.e, r.t from unnest(
      ${rows.map(({ memberId }) => memberId)}::uuid[],
      ${rows.map(({ entrant }) => entrant)}::text[],
      ${rows.map(({ tickets }) => tickets)}::int[]) as r (m, e, t)`);

/** Gives each its place, in the order of the names that nobody chose. */
export const placeTickets = (tx: Tx, campaignId: CampaignId) =>
  tx.run(sql`
    update promotions_ticket t set place = n.place
    from (select member_id, row_number() over (order by entrant collate "C") - 1 as place
      from promotions_ticket where campaign_id = ${campaignId}) n
    where t.campaign_id = ${campaignId} and t.member_id = n.member_id`);

/** The list in its order, from a place on. */
export const ticketsFrom = (
  tx: Tx,
  of: { campaignId: CampaignId; from: number; limit: number },
): Promise<TicketRow[]> =>
  tx.rows(sql`
    select member_id as "memberId", entrant, tickets from promotions_ticket
    where campaign_id = ${of.campaignId} and place >= ${of.from} order by place limit ${of.limit}`);

/** A member's line of the list; none without tickets. */
export const ticketsOf = (
  tx: Tx,
  of: { campaignId: CampaignId; memberId: MemberId },
): Promise<TicketRow | undefined> =>
  tx.maybe(sql`
    select member_id as "memberId", entrant, tickets from promotions_ticket
    where campaign_id = ${of.campaignId} and member_id = ${of.memberId}`);

/** A prize that was drawn. */
export type WinRow = {
  readonly prize: number;
  readonly memberId: MemberId;
  readonly place: number;
  readonly ticket: bigint;
  readonly amount: bigint;
};

export const insertWins = (tx: Tx, campaignId: CampaignId, wins: readonly WinRow[]) =>
  tx.run(sql`
    insert into promotions_win (campaign_id, prize, member_id, place, ticket, amount)
    select ${campaignId}, r.n, r.m, r.p, r.t, r.a from unnest(
      ${wins.map(({ prize }) => prize)}::int[], ${wins.map(({ memberId }) => memberId)}::uuid[],
      ${wins.map(({ place }) => place)}::int[], ${wins.map(({ ticket }) => ticket)}::bigint[],
      ${wins.map(({ amount }) => amount)}::bigint[]) as r (n, m, p, t, a)`);

/** In the order of the prizes, with what became of each; null: it is not given yet. */
export const winsOf = (
  tx: Tx,
  campaignId: CampaignId,
): Promise<(WinRow & { readonly state: GrantStep | null })[]> =>
  tx.rows(sql`
    select w.prize, w.member_id as "memberId", w.place, w.ticket, w.amount, g.state
    from promotions_win w left join promotions_grant g on g.id = w.grant_id
    where w.campaign_id = ${campaignId} order by w.prize`);

/** The next prize that is not given; none while another transaction gives it. */
export const lockWin = (tx: Tx, campaignId: CampaignId): Promise<WinRow | undefined> =>
  tx.maybe(sql`
    select prize, member_id as "memberId", place, ticket, amount from promotions_win
    where campaign_id = ${campaignId} and grant_id is null
    order by prize limit 1 for update skip locked`);

export const writeWin = (
  tx: Tx,
  of: { campaignId: CampaignId; prize: number; grantId: PromotionGrantId },
) =>
  tx.run(sql`
    update promotions_win set grant_id = ${of.grantId}
    where campaign_id = ${of.campaignId} and prize = ${of.prize}`);
