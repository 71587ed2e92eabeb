import type { Output } from '@nokshi/contract';
import type { promotionsRoutes as routes, ShownGrant } from '@nokshi/contract/player/promotions.ts';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { toDecimal } from '@nokshi/money';
import type { Caller } from '../../../../kernel/caller.ts';
import { playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { ShownObligation } from '../../../stakes/turnover/index.ts';
import type { PromotionsRoom } from '../room.ts';
import { termsOf } from '../store/campaigns.ts';
import { type GrantRow, grantsOf, lockGrant } from '../store/grants.ts';
import { endBonus } from './end-bonus.ts';

/** The most of one list. */
const MOST = 100;
const WORDLESS = { EN: '', BN: '' };

/** Grants as their member sees them, with the titles they were given under. */
async function wireGrants(tx: Tx, grants: readonly GrantRow[]): Promise<ShownGrant[]> {
  const terms = await termsOf(tx, grants);
  return grants.map((grant) =>
    wireGrant(grant, terms.get(`${grant.campaignId} ${grant.version}`)?.title ?? WORDLESS),
  );
}

const wireGrant = (grant: GrantRow, title: CampaignTerms['title']): ShownGrant => ({
  grantId: toWire('pgr', grant.grantId),
  promotionId: toWire('cmp', grant.campaignId),
  title,
  reward: grant.reward,
  amount: toDecimal(grant.amount),
  state: grant.state,
  madeAt: grant.madeAt.toISOString(),
  claimBy: grant.claimBy?.toISOString() ?? null,
  expiresAt: grant.expiresAt?.toISOString() ?? null,
  endedAt: grant.endedAt?.toISOString() ?? null,
  converted: toDecimal(grant.converted),
  reason: grant.state === 'REVOKED' ? grant.reason : null,
});

/** What the member can take, and everything received. Checklist MC-012. */
export const showRewards = async (
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.rewards>> => {
  const { memberId } = playerOf(caller);
  return { rows: await wireGrants(tx, await grantsOf(tx, { memberId, limit: MOST })) };
};

const progressOf = ({ required, done, lines }: ShownObligation) => ({
  required: toDecimal(required),
  done: toDecimal(done),
  missing: toDecimal(required - done),
  lines: lines.map(({ category, valid, counted }) => ({
    category,
    valid: toDecimal(valid),
    counted: toDecimal(counted),
  })),
});

/** Bonus money with what it takes to make it cash, and what holds cash back. Checklist MC-011. */
export async function showBonuses(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.bonuses>> {
  const { memberId } = playerOf(caller);
  const { bonus } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const grants = await grantsOf(tx, { memberId, kind: 'bonus', limit: MOST });
  const shown = await wireGrants(tx, grants);
  const obligations = await room.turnover.obligationsOf(tx, memberId);
  const active = shown.find(({ state }) => state === 'ACTIVE');
  const own = active && obligations.find(({ id }) => toWire('pgr', id as never) === active.grantId);
  return {
    bonus: toDecimal(bonus),
    active:
      active && own
        ? {
            ...active,
            progress: progressOf(own),
            largestBet: own.largestBet === null ? null : toDecimal(own.largestBet),
          }
        : null,
    waiting: shown.filter(({ state }) => state === 'WAITING').toReversed(),
    ended: shown.filter(({ endedAt }) => endedAt !== null),
    obligations: obligations.flatMap((one) =>
      one.source === 'bonus' || one.done === one.required
        ? []
        : [
            {
              ...progressOf(one),
              source: one.source,
              amount: toDecimal(one.amount),
              openedAt: one.openedAt.toISOString(),
            },
          ],
    ),
  };
}

/**
 * The member ends the own bonus; what was staked by now counts first, so one that is met becomes cash.
 * Refuses promotions.grant-unknown, promotions.grant-state.
 */
export async function leaveBonus(
  room: PromotionsRoom,
  tx: Tx,
  { grantId: id, memberId }: { readonly grantId: string; readonly memberId: MemberId },
): Promise<void> {
  await room.turnover.count(tx, memberId);
  const grantId = fromWire('pgr', id);
  const grant = grantId && (await lockGrant(tx, { grantId, memberId }));
  if (!grant) throw refuse('promotions.grant-unknown');
  if (grant.state === 'CONVERTED') return;
  if (grant.kind !== 'bonus' || grant.state !== 'ACTIVE') throw refuse('promotions.grant-state');
  await endBonus(room, tx, { grant, as: 'LEFT' });
}
