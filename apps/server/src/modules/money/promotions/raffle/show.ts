import type { Input, Output } from '@nokshi/contract';
import type { raffleRoutes as routes, RaffleState } from '@nokshi/contract/player/raffle.ts';
import { MAPPING_VERSION } from '@nokshi/house-math/fairness/random.ts';
import { laneOfRaffle } from '@nokshi/house-math/raffle/draw-raffle.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import type { PromotionsRoom } from '../room.ts';
import { type RaffleTrigger, ticketsFor } from '../rules/raffle.ts';
import { type CampaignRow, join, joinedAmong } from '../store/campaigns.ts';
import {
  countTakingPart,
  raffleOf,
  type RaffleRow,
  ticketsFrom,
  ticketsOf,
  winsOf,
} from '../store/raffles.ts';
import { MOST_ENTRANTS, PURPOSE, raffleTrigger, sha256, shownPrizes, playSpan } from './raffle.ts';

/** Lines of the list of one answer. */
const MOST_LINES = 5_000;

type Asked = { readonly promotionId: string };
type Raffle = {
  readonly campaign: CampaignRow;
  readonly trigger: RaffleTrigger;
  /** None before the campaign ends. */
  readonly row: RaffleRow | undefined;
};

/** Refuses promotions.unknown. */
async function raffleOfWire(tx: Tx, { promotionId }: Asked): Promise<Raffle> {
  const campaign = await campaignOfWire(tx, promotionId);
  const trigger = raffleTrigger(campaign);
  if (!trigger) throw refuse('promotions.unknown');
  return { campaign, trigger, row: await raffleOf(tx, campaign.campaignId) };
}

/**
 * What a raffle is to members: OPEN until it ends, then COUNTING until its list is frozen. One that was closed
 * before anybody took part is off as well.
 */
export function stateOf(
  { state, endsAt }: CampaignRow,
  { row, at }: { readonly row: RaffleRow | undefined; readonly at: Date },
): RaffleState {
  if (row) return row.state;
  if (state === 'CLOSED') return 'VOID';
  return endsAt && endsAt <= at ? 'COUNTING' : 'OPEN';
}

/** Once its list is frozen, or it was called off. */
const isCounted = (row: RaffleRow | undefined): row is RaffleRow =>
  row !== undefined && row.root !== null;

export async function showRaffle(
  room: PromotionsRoom,
  tx: Tx,
  { caller, ...asked }: Asked & { readonly caller: Caller },
): Promise<Output<typeof routes.one>> {
  const raffle = await raffleOfWire(tx, asked);
  const { campaign, trigger, row } = raffle;
  const { campaignId, endsAt, madeAt } = campaign;
  const memberId = caller.session && caller.session.type !== 4 ? caller.session.memberId : null;
  const members = await countTakingPart(tx, [campaignId]);
  return {
    state: stateOf(campaign, { row, at: room.clock.now() }),
    prizes: shownPrizes(trigger),
    endsAt: (endsAt ?? madeAt).toISOString(),
    entrants: isCounted(row) ? row.entrants : (members.get(campaignId) ?? 0),
    tickets: isCounted(row) ? String(row.tickets) : null,
    root: row?.root ?? null,
    drawsAt: row?.drawsAt?.toISOString() ?? null,
    mine: memberId && (await ownOf(room, tx, { ...raffle, memberId })),
    winners: await winnersOf(room, tx, { campaign, memberId }),
    reason: row?.reason ?? null,
  };
}

type Own = NonNullable<Output<typeof routes.one>['mine']>;

/** Null for who does not take part and cannot. */
async function ownOf(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, ...raffle }: Raffle & { readonly memberId: MemberId },
): Promise<Own | null> {
  const { campaign, trigger, row } = raffle;
  const { campaignId } = campaign;
  const isIn = (await joinedAmong(tx, { memberId, campaignIds: [campaignId] })).has(campaignId);
  if (!isIn && (await whyNotFor(room, tx, { campaign, memberId }))) return null;
  const { most } = trigger;
  if (!isCounted(row))
    return { isIn, most, entrant: null, ...(await standingOf(room, tx, { campaign, memberId })) };
  const own = await ticketsOf(tx, { campaignId, memberId });
  const entrant = own?.entrant ?? null;
  return { isIn, most, entrant, tickets: own?.tickets ?? 0, next: null };
}

/** Tickets by the play of own money until now. */
async function standingOf(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, memberId }: { readonly campaign: CampaignRow; readonly memberId: MemberId },
): Promise<Pick<Own, 'tickets' | 'next'>> {
  const trigger = raffleTrigger(campaign);
  const span = playSpan(campaign);
  // Play of this moment is in it as well.
  const now = new Date(room.clock.now().getTime() + 1);
  const isOver = span.to <= now;
  const within = { from: span.from, to: isOver ? span.to : now };
  if (!trigger || within.to <= within.from) return { tickets: 0, next: null };
  const played = await room.wagers.cashPlay(tx, { memberIds: [memberId], ...within });
  const { tickets, next } = ticketsFor(trigger, played);
  return { tickets, next: isOver || next === null ? null : toDecimal(next) };
}

async function winnersOf(
  room: PromotionsRoom,
  tx: Tx,
  {
    campaign,
    memberId: own,
  }: { readonly campaign: CampaignRow; readonly memberId: MemberId | null },
): Promise<Output<typeof routes.one>['winners']> {
  const wins = await winsOf(tx, campaign.campaignId);
  const names = await room.identity.usernames(
    tx,
    wins.map(({ memberId }) => memberId),
  );
  return wins.map(({ memberId, amount, ticket }) => {
    const name = names.get(memberId) ?? '';
    const mine = memberId === own;
    const player = mine ? name : maskName(name);
    return { amount: toDecimal(amount), player, mine, ticket: String(ticket) };
  });
}

/**
 * The member takes part, with the tickets of all own play since the raffle began. Once; asked again it
 * answers the tickets of now. Refuses as its route says. Checklist X-060.
 */
export async function claimRaffle(
  room: PromotionsRoom,
  tx: Tx,
  { caller, ...asked }: Asked & { readonly caller: Caller },
): Promise<Output<typeof routes.claim>> {
  const { memberId } = playerOf(caller);
  const { campaign } = await raffleOfWire(tx, asked);
  const { campaignId, startsAt } = campaign;
  const joined = await joinedAmong(tx, { memberId, campaignIds: [campaignId] });
  if (!joined.has(campaignId)) {
    const why = await whyNotFor(room, tx, { campaign, memberId });
    if (why) throw refuse(why, { value: { startsAt: startsAt?.toISOString() ?? '' } });
    await join(tx, { campaignId, memberId, at: room.clock.now() });
  }
  return { data: await standingOf(room, tx, { campaign, memberId }) };
}

/** Refuses promotions.unknown, promotions.raffle-state (its list is not frozen yet). */
export async function proveRaffle(
  room: PromotionsRoom,
  tx: Tx,
  asked: Input<typeof routes.proof>,
): Promise<Output<typeof routes.proof>> {
  const { campaign, trigger, row } = await raffleOfWire(tx, asked);
  const { campaignId } = campaign;
  const issue = toWire('cmp', campaignId);
  const draw = await room.fairness.draws.proof(tx, { purpose: PURPOSE, issue });
  if (!isCounted(row) || !draw) throw refuse('promotions.raffle-state');
  const rows = await ticketsFrom(tx, { campaignId, from: 0, limit: MOST_ENTRANTS });
  const prizes = shownPrizes(trigger);
  const entrants = rows.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));
  const wins = await winsOf(tx, campaignId);
  const { terminal, number, before, link, root } = draw;
  return {
    format: 'nokshi-raffle-1',
    purpose: PURPOSE,
    issue,
    terminal,
    number,
    before,
    link,
    root,
    lanes: [laneOfRaffle(sha256, { prizes, entrants })],
    mappingVersion: MAPPING_VERSION,
    prizes,
    winners:
      row.state === 'DRAWN'
        ? wins.map(({ ticket, place }) => ({ ticket: String(ticket), place }))
        : null,
  };
}

/** Refuses promotions.unknown, promotions.raffle-state. */
export async function listEntrants(
  tx: Tx,
  { from, ...asked }: Input<typeof routes.entrants>,
): Promise<Output<typeof routes.entrants>> {
  const { campaign, row } = await raffleOfWire(tx, asked);
  if (!isCounted(row)) throw refuse('promotions.raffle-state');
  const limit = MOST_LINES;
  const rows = await ticketsFrom(tx, { campaignId: campaign.campaignId, from, limit });
  return {
    rows: rows.map(({ entrant, tickets }) => ({ entrant, tickets: String(tickets) })),
    next: rows.length === limit ? from + limit : null,
  };
}
