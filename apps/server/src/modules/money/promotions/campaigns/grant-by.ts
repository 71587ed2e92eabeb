import type { RefusalCode } from '@nokshi/contract';
import type { Tx } from '../../../../kernel/db.ts';
import { dayOf, dayStart } from '../../../../kernel/calendar.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Granted, type Granting, makeGrant } from '../grants/make-grant.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { isUsed } from '../rules/status-of.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import { countGrants } from '../store/grants.ts';
import { fits } from './fits.ts';

export type By = Omit<Granting, 'campaign' | 'reward' | 'fact'> & {
  readonly campaign: CampaignRow;
  /** By what; from how many grants of the campaign the member has. */
  readonly fact: (grants: number) => string;
  /** When the campaign had to run; now when not given. */
  readonly ranAt?: Date;
};

/**
 * A grant of a running campaign for a member who may have it: whom its conditions fit, as often as its
 * limits say. Locks the member's funds first, so that two claims at the same moment are counted one
 * after the other.
 */
export async function grantBy(room: PromotionsRoom, tx: Tx, by: By): Promise<Granted> {
  const { campaign, memberId, fact, ranAt, ...given } = by;
  const { campaignId, version, terms } = campaign;
  await room.turnover.lockMemberFunds(tx, memberId);
  const found = await lookAt(room, tx, { campaign, memberId, ...(ranAt && { ranAt }) });
  if ('refused' in found) return found;
  const { reward } = terms;
  const granting = { campaign: { campaignId, version }, memberId, reward, ...given };
  return makeGrant(room, tx, { ...granting, fact: fact(found.total) });
}

type Of = { readonly campaign: CampaignRow; readonly memberId: MemberId };

/** A member's grants of a campaign: all of them, and those of this business day. */
const countsOf = (room: PromotionsRoom, tx: Tx, { campaign: { campaignId }, memberId }: Of) => {
  const now = room.clock.now();
  return countGrants(tx, { memberId, campaignId, since: dayStart(dayOf(now)) ?? now });
};

/** Whom it is for; a gift for new accounts is for those that were opened since it runs. */
export const whoOf = ({ terms, startsAt }: CampaignRow) => ({
  audience: terms.audience,
  openedSince: terms.trigger.kind === 'registration' ? startsAt : null,
});

type Asked = Of & {
  readonly ranAt?: Date;
  /** A deposit that is not credited yet, to say what it would bring; minor units. */
  readonly deposit?: bigint;
};

/** Why a member may not have a campaign now; null when nothing is against it. */
export async function whyNotFor(
  room: PromotionsRoom,
  tx: Tx,
  asked: Asked,
): Promise<RefusalCode | null> {
  const found = await lookAt(room, tx, asked);
  return 'refused' in found ? found.refused : null;
}

/** Why a member may not have a campaign now, or how many grants of it they have. */
async function lookAt(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, memberId, ranAt, ...more }: Asked,
): Promise<{ readonly refused: RefusalCode } | { readonly total: number }> {
  const { terms, startsAt, endsAt, state } = campaign;
  const now = room.clock.now();
  const at = ranAt ?? now;
  if (startsAt && startsAt > at) return { refused: 'promotions.not-yet' };
  if (state !== 'RUNNING' || (endsAt && endsAt <= at)) return { refused: 'promotions.closed' };
  if (!(await fits(room, tx, { memberId, ...whoOf(campaign), now, ...more })))
    return { refused: 'promotions.not-for-you' };
  if (!(await mayReceive(room, tx, memberId))) return { refused: 'promotions.not-for-you' };
  const { total, today } = await countsOf(room, tx, { campaign, memberId });
  const { perMember } = terms.limits;
  if (perMember !== null && total >= perMember) return { refused: 'promotions.taken' };
  if (isUsed({ limits: terms.limits, total, today })) return { refused: 'promotions.day-used' };
  return { total };
}
