import type { Input, Output } from '@nokshi/contract';
import type { Mission, missionsRoutes as routes } from '@nokshi/contract/player/missions.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type CampaignId, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { readOnce } from '../../../../kernel/read-once.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { grantBy, whyNotFor } from '../campaigns/grant-by.ts';
import { mayReceive } from '../grants/may-receive.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { amountOf } from '../rules/amount-of.ts';
import { factOf, type MissionTrigger, scoreOf, targetOf, windowOf } from '../rules/mission.ts';
import { type CampaignRow, campaignsInForce } from '../store/campaigns.ts';
import { grantsByFact } from '../store/grants.ts';

/** Places of a leaderboard, and how many are read for those that are left out. */
const PLACES = 20;
const READ = 60;
/** So long a leaderboard is shown as it was read. */
const LEADERS_MS = 10_000;

type Running = { readonly campaign: CampaignRow; readonly trigger: MissionTrigger };

type Open = NonNullable<ReturnType<typeof missionOf>>;

/** The mission of a campaign with its window now; null: the campaign is none. */
function missionOf(room: PromotionsRoom, campaign: CampaignRow) {
  const { trigger } = campaign.terms;
  if (trigger.kind !== 'mission' || !campaign.startsAt) return null;
  const at = room.clock.now();
  const window = windowOf(trigger, { at, startsAt: campaign.startsAt, endsAt: campaign.endsAt });
  // Play of this moment is in it as well, and none from before the campaign began.
  const from = window.start < campaign.startsAt ? campaign.startsAt : window.start;
  const within = { from, to: window.end ?? new Date(at.getTime() + 1) };
  return { campaign, trigger, window, within, fact: factOf(trigger, window.start) };
}

async function running(room: PromotionsRoom, tx: Tx): Promise<Running[]> {
  const campaigns = await campaignsInForce(tx, { at: room.clock.now(), trigger: 'mission' });
  return campaigns.flatMap((campaign) => {
    const { trigger } = campaign.terms;
    return trigger.kind === 'mission' ? [{ campaign, trigger }] : [];
  });
}

/** A member's play of own money in a window, by category: nobody's bonus earns the next reward. */
const playIn = (
  room: PromotionsRoom,
  tx: Tx,
  { memberId, ...span }: { readonly memberId: MemberId; readonly from: Date; readonly to: Date },
) => room.wagers.cashPlay(tx, { memberIds: [memberId], ...span });

/** The missions that this member can do now, with how far each is. Checklist X-050, MC-014. */
export async function listMissions(
  room: PromotionsRoom,
  tx: Tx,
  { missionId, caller }: Input<typeof routes.list> & { readonly caller: Caller },
): Promise<Output<typeof routes.list>> {
  const { memberId, type } = playerOf(caller);
  if (type === 4) return { data: [] };
  const data: Mission[] = [];
  for (const { campaign } of await running(room, tx)) {
    const mission = missionOf(room, campaign);
    if (!mission || (missionId && toWire('cmp', campaign.campaignId) !== missionId)) continue;
    const why = await whyNotFor(room, tx, { campaign, memberId });
    const [grant] = await grantsByFact(tx, {
      memberId,
      campaignId: campaign.campaignId,
      fact: mission.fact,
    });
    // What cannot be had is not held out: of others, used up, or not any more.
    if (why && !grant) continue;
    const { trigger, window, within } = mission;
    const target = targetOf(trigger);
    const score = scoreOf(trigger, await playIn(room, tx, { memberId, ...within }));
    data.push({
      missionId: toWire('cmp', campaign.campaignId),
      name: campaign.terms.title,
      window: trigger.window,
      counts: trigger.counts,
      categories: trigger.categories,
      progress: toDecimal(score < target ? score : target),
      target: toDecimal(target),
      reward: campaign.terms.reward,
      status: statusOf({ campaign, isTaken: grant !== undefined, isReached: score >= target }),
      endsAt: window.end?.toISOString() ?? null,
    });
  }
  return { data };
}

/** A mission whose rewards are gone says so, however far the member is. */
function statusOf({
  campaign: { terms, places, granted, budget, given },
  isTaken,
  isReached,
}: {
  readonly campaign: CampaignRow;
  readonly isTaken: boolean;
  readonly isReached: boolean;
}): Mission['status'] {
  if (isTaken) return 'claimed';
  const isFull = places !== null && granted >= places;
  if (isFull || given + amountOf(terms.reward, 0n) > budget) return 'gone';
  return isReached ? 'claimable' : 'open';
}

/** Claims what a mission brings. Refuses as its route says. */
export async function claimMission(
  room: PromotionsRoom,
  tx: Tx,
  { missionId, caller }: Input<typeof routes.claim> & { readonly caller: Caller },
): Promise<Output<typeof routes.claim>> {
  const { memberId } = playerOf(caller);
  const mission = missionOf(room, await campaignOfWire(tx, missionId));
  if (!mission) throw refuse('promotions.unknown');
  const { campaign, trigger, within, fact } = mission;
  const score = scoreOf(trigger, await playIn(room, tx, { memberId, ...within }));
  if (score < targetOf(trigger)) throw refuse('promotions.mission-open');
  const granted = await grantBy(room, tx, { campaign, memberId, fact: () => fact });
  if (!('grant' in granted)) {
    const { refused } = granted;
    throw refuse(refused === 'known' || refused === 'nothing' ? 'promotions.taken' : refused);
  }
  const { amount } = await takeGrant(room, tx, granted.grant);
  return { amount: toDecimal(amount) };
}

type Top = Awaited<ReturnType<PromotionsRoom['wagers']['topPlay']>>;

/** All play of a window is added up for it, so what was read is shown again for a while. */
function readLeaders(room: PromotionsRoom) {
  const lists = new Map<CampaignId, ReturnType<typeof readOnce<Top, [Tx, Open]>>>();
  return (tx: Tx, mission: Open): Promise<Top> => {
    const { campaignId, version } = mission.campaign;
    const list =
      lists.get(campaignId) ??
      readOnce(room, LEADERS_MS, (by: Tx, { within, window, trigger }: Open) =>
        room.wagers.topPlay(by, {
          // By whole days: of the day on which the mission began all play is in it.
          from: window.start,
          to: within.to,
          by: trigger.counts === 'bets' ? 'wagers' : 'valid',
          categories: trigger.categories,
          limit: READ,
        }),
      );
    lists.set(campaignId, list);
    return list(`${version} ${mission.fact}`, tx, mission);
  };
}

/**
 * Who is furthest in the window of a mission, by what it counts: real members, masked, without those whom nothing
 * promotional may reach, so that nobody at risk is spurred on. Checklist X-051, products.md 6.7.
 */
export function createLeaderboard(room: PromotionsRoom) {
  const leaders = readLeaders(room);
  return (tx: Tx, asked: AskedLeaders) => showLeaderboard(room, tx, { ...asked, leaders });
}

type AskedLeaders = Input<typeof routes.leaderboard> & { readonly caller: Caller };

async function showLeaderboard(
  room: PromotionsRoom,
  tx: Tx,
  { missionId, caller, leaders }: AskedLeaders & { leaders: ReturnType<typeof readLeaders> },
): Promise<Output<typeof routes.leaderboard>> {
  const { memberId: own } = playerOf(caller);
  const all = await running(room, tx);
  const chosen = all.find(({ campaign }) => toWire('cmp', campaign.campaignId) === missionId);
  const campaign = (chosen ?? all[0])?.campaign;
  const mission = campaign && missionOf(room, campaign);
  if (!mission) return { data: [] };
  const top = await leaders(tx, mission);
  const names = await room.identity.usernames(
    tx,
    top.map(({ memberId }) => memberId),
  );
  const data: Output<typeof routes.leaderboard>['data'] = [];
  const unit = mission.trigger.counts === 'bets' ? 100n : 1n;
  for (const { memberId, sum } of top) {
    if (data.length === PLACES) break;
    const name = names.get(memberId);
    if (!name || !(await mayReceive(room, tx, memberId))) continue;
    const mine = memberId === own;
    const player = mine ? name : maskName(name);
    data.push({ place: data.length + 1, player, score: toDecimal(sum * unit), mine });
  }
  return { data };
}
