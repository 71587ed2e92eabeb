import type { Input, Output } from '@nokshi/contract';
import type {
  EnvelopeState,
  envelopesRoutes as routes,
} from '@nokshi/contract/player/envelopes.ts';
import { MAPPING_VERSION } from '@nokshi/house-math/fairness/random.ts';
import { toDecimal } from '@nokshi/money';
import type { Caller } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type CampaignId, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import type { PromotionsRoom } from '../room.ts';
import { type CampaignRow, campaignsInForce } from '../store/campaigns.ts';
import {
  type EnvelopeRow,
  envelopesOf,
  shareOf,
  type ShareRow,
  sharesOpened,
} from '../store/envelopes.ts';
import { drawOf, drawShares, lanesOf } from './draw.ts';

/** Shares of the list. */
const LISTED = 50;

type Asked = { readonly promotionId: string };
type Envelope = { readonly campaign: CampaignRow; readonly row: EnvelopeRow };

export const envelopeOf = async (
  tx: Tx,
  campaignId: CampaignId,
): Promise<EnvelopeRow | undefined> => (await envelopesOf(tx, [campaignId])).get(campaignId);

/** Refuses promotions.unknown. */
export async function envelopeOfWire(tx: Tx, { promotionId }: Asked): Promise<Envelope> {
  const campaign = await campaignOfWire(tx, promotionId);
  const row = await envelopeOf(tx, campaign.campaignId);
  if (!row) throw refuse('promotions.unknown');
  return { campaign, row };
}

/** What an envelope is to everybody. */
export function stateOf({ campaign, row }: Envelope, now: Date): EnvelopeState {
  const { startsAt, endsAt, state } = campaign;
  if (row.state === 'ENDED' || state === 'CLOSED' || (endsAt && endsAt <= now)) return 'ENDED';
  if (row.opened === row.shares) return 'EMPTY';
  return startsAt && startsAt > now ? 'SOON' : 'OPEN';
}

export const wireShare = ({
  place,
  amount,
  openedAt,
}: Pick<ShareRow, 'place' | 'amount' | 'openedAt'>) => ({
  place: place + 1,
  amount: toDecimal(amount),
  openedAt: openedAt.toISOString(),
});

/** The terminal of its chain, which was made when the envelope was published. */
export async function terminalOf(
  room: PromotionsRoom,
  tx: Tx,
  campaignId: CampaignId,
): Promise<string> {
  const draw = await room.fairness.draws.proof(tx, drawOf(campaignId));
  if (!draw) throw new Error(`envelope ${campaignId} has no draw`);
  return draw.terminal;
}

const realMember = ({ session }: Caller): MemberId | null =>
  session && session.type !== 4 ? session.memberId : null;

export async function showEnvelope(
  room: PromotionsRoom,
  tx: Tx,
  { caller, ...asked }: Input<typeof routes.one> & { readonly caller: Caller },
): Promise<Output<typeof routes.one>> {
  const envelope = await envelopeOfWire(tx, asked);
  const { campaign, row } = envelope;
  const { campaignId, startsAt, endsAt, madeAt } = campaign;
  const memberId = realMember(caller);
  const state = stateOf(envelope, room.clock.now());
  const own = memberId && (await shareOf(tx, { campaignId, memberId }));
  const isOpen = state === 'OPEN' && memberId !== null && !own;
  return {
    state,
    pool: toDecimal(row.pool),
    shares: row.shares,
    opened: row.opened,
    startsAt: (startsAt ?? madeAt).toISOString(),
    endsAt: (endsAt ?? madeAt).toISOString(),
    canOpen: isOpen && !(await whyNotFor(room, tx, { campaign, memberId })),
    mine: own ? wireShare(own) : null,
    list: await listOpened(room, tx, { campaignId, memberId }),
    terminal: await terminalOf(room, tx, campaignId),
  };
}

async function listOpened(
  room: PromotionsRoom,
  tx: Tx,
  of: { readonly campaignId: CampaignId; readonly memberId: MemberId | null },
): Promise<Output<typeof routes.one>['list']> {
  const opened = await sharesOpened(tx, { campaignId: of.campaignId, limit: LISTED });
  const names = await room.identity.usernames(
    tx,
    opened.map(({ memberId }) => memberId),
  );
  return opened.map((share) => {
    const mine = share.memberId === of.memberId;
    const name = names.get(share.memberId) ?? '';
    return { ...wireShare(share), player: mine ? name : maskName(name), mine };
  });
}

/** Null while the member has none to open. */
export async function showWaiting(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.waiting>> {
  const memberId = realMember(caller);
  if (!memberId) return { envelope: null };
  const running = await campaignsInForce(tx, { at: room.clock.now(), trigger: 'envelope' });
  const rows = await envelopesOf(
    tx,
    running.map(({ campaignId }) => campaignId),
  );
  const byEnd = running.toSorted(
    (one, other) => (one.endsAt?.getTime() ?? 0) - (other.endsAt?.getTime() ?? 0),
  );
  for (const campaign of byEnd) {
    const row = rows.get(campaign.campaignId);
    if (!row || stateOf({ campaign, row }, room.clock.now()) !== 'OPEN') continue;
    if (await whyNotFor(room, tx, { campaign, memberId })) continue;
    const { terms, endsAt, madeAt, campaignId } = campaign;
    return {
      envelope: {
        promotionId: toWire('cmp', campaignId),
        title: terms.title,
        pool: toDecimal(row.pool),
        shares: row.shares,
        left: row.shares - row.opened,
        endsAt: (endsAt ?? madeAt).toISOString(),
      },
    };
  }
  return { envelope: null };
}

/** Refuses promotions.unknown, promotions.envelope-state (its link is not public yet). */
export async function proveEnvelope(
  room: PromotionsRoom,
  tx: Tx,
  asked: Input<typeof routes.proof>,
): Promise<Output<typeof routes.proof>> {
  const { row } = await envelopeOfWire(tx, asked);
  const named = drawOf(row.campaignId);
  const draw = await room.fairness.draws.proof(tx, named);
  if (row.state !== 'ENDED' || !draw?.link) throw refuse('promotions.envelope-state');
  const { terminal, number, before, link, root } = draw;
  return {
    format: 'nokshi-envelope-1',
    ...named,
    terminal,
    number,
    before,
    link,
    root,
    lanes: lanesOf(row),
    mappingVersion: MAPPING_VERSION,
    pool: String(row.pool),
    shares: row.shares,
    amounts: (await drawShares(room, tx, row)).map(String),
  };
}
