import { spanOf, type Span, previousSpan } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { membersFitting } from '../campaigns/fits.ts';
import { grantBy } from '../campaigns/grant-by.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { periodAmount } from '../rules/period-amount.ts';
import { type CampaignRow, campaignsOfPeriods } from '../store/campaigns.ts';
import { beginRun, openRuns, type RunRow, writeRun } from '../store/runs.ts';

const PAY = 'promotions.pay-periods';
/** A period is settled when bets at its end are counted. */
const AFTER_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** How many periods are looked back for. */
const PERIODS_BACK = 8;
/** Members of one step, and steps of one run of the job. */
const AT_ONCE = 200;
const STEPS = 50;

/**
 * Cashback and rebate: of each period that is over each member gets a share of the net loss, or of the
 * valid turnover, of money that was no bonus; once a campaign, member and period. A campaign pays for
 * the periods that began when it ran. Domain.md 9, C-045.
 */
export function payPeriods(room: PromotionsRoom): void {
  room.jobs.registerOutside(PAY, () => payDue(room));
  room.jobs.schedule(PAY, '*/5 * * * *');
}

/** Begins runs of periods that are over, and takes them on step by step, each its own transaction. */
async function payDue(room: PromotionsRoom): Promise<void> {
  await room.db.tx((tx) => beginRuns(room, tx));
  const runs = await room.db.read((tx) => openRuns(tx));
  for (const run of runs)
    for (let step = 0; step < STEPS; step += 1)
      if (!(await room.db.tx((tx) => payStep(room, tx, run)))) break;
}

async function beginRuns(room: PromotionsRoom, tx: Tx): Promise<void> {
  const now = room.clock.now();
  for (const campaign of await campaignsOfPeriods(tx)) {
    const { trigger } = campaign.terms;
    if (trigger.kind !== 'period' || !campaign.startsAt) continue;
    // After an outage the periods that are missing are paid as well.
    let over = previousSpan(trigger.period, spanOf(trigger.period, now));
    for (let back = 0; back < PERIODS_BACK; back += 1) {
      if (over.start < campaign.startsAt) break;
      const counts = campaign.endsAt === null || over.start < campaign.endsAt;
      if (counts && now.getTime() >= over.end.getTime() + AFTER_MS)
        await beginRun(tx, { ...campaign, ...over });
      over = previousSpan(trigger.period, over);
    }
  }
}

/** Answers whether there is more. */
async function payStep(room: PromotionsRoom, tx: Tx, asked: RunRow): Promise<boolean> {
  const run = (await openRuns(tx, asked))[0];
  if (!run) return false;
  const { campaign } = run;
  const { audience } = campaign.terms;
  const span = { start: run.startsAt, end: run.endsAt };
  const { members, last } = await membersFitting(room, tx, {
    audience,
    now: room.clock.now(),
    after: run.after,
    limit: AT_ONCE,
  });
  const amounts = await amountsOf(room, tx, { campaign, members, span });
  // As all else that locks the funds of several: in the order of members, so none waits for the other.
  for (const [memberId, amount] of [...amounts].sort(([one], [other]) => (one < other ? -1 : 1)))
    await payMember(room, tx, { campaign, memberId, amount, span });
  const endedAt = last === null ? room.clock.now() : null;
  await writeRun(tx, run, { after: last ?? run.after, endedAt });
  return last !== null;
}

type Asked = {
  readonly campaign: CampaignRow;
  readonly members: readonly MemberId[];
  readonly span: Span;
};

/** What members who played get; minor units. */
async function amountsOf(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, members, span }: Asked,
): Promise<Map<MemberId, bigint>> {
  const { trigger } = campaign.terms;
  const amounts = new Map<MemberId, bigint>();
  if (trigger.kind !== 'period' || members.length === 0) return amounts;
  const within = { from: span.start, to: span.end };
  for (const play of await room.wagers.cashPlay(tx, { memberIds: members, ...within })) {
    const { categories, ...terms } = trigger;
    if (categories.length > 0 && !categories.some((each) => each === play.category)) continue;
    const base = terms.of === 'loss' ? play.staked - play.paid : play.valid;
    amounts.set(play.memberId, (amounts.get(play.memberId) ?? 0n) + base);
  }
  // A VIP level raises rebates on turnover, up to what the reward says; cashback is of losses.
  const uplifts =
    trigger.of === 'turnover' ? await room.vip.rebateUplifts(tx, [...amounts.keys()]) : null;
  for (const [memberId, base] of amounts) {
    const plain = periodAmount(trigger.tiers, base);
    const amount = (plain * BigInt(100 + (uplifts?.get(memberId) ?? 0))) / 100n;
    if (amount < minorOf(trigger.least)) amounts.delete(memberId);
    else amounts.set(memberId, amount);
  }
  return amounts;
}

async function payMember(
  room: PromotionsRoom,
  tx: Tx,
  of: { campaign: CampaignRow; memberId: MemberId; amount: bigint; span: Span },
): Promise<void> {
  const { campaign, memberId, amount, span } = of;
  const { trigger } = campaign.terms;
  if (trigger.kind !== 'period') return;
  const days = trigger.claimDays;
  const granted = await grantBy(room, tx, {
    campaign,
    memberId,
    fact: () => `${trigger.period} ${span.start.toISOString()}`,
    base: amount,
    ranAt: span.start,
    claimBy: days === null ? null : new Date(room.clock.now().getTime() + days * DAY_MS),
  });
  if (!('grant' in granted)) return;
  const { grant } = granted;
  if (days === null) await takeGrant(room, tx, grant);
  else await tellGrant(room, tx, { grant, what: 'claimable' });
}
