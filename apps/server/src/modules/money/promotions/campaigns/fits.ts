import type { Condition } from '@nokshi/contract/promotions/audience.ts';
import { dayOf, dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { countFitting, membersFitting as pageOfMembers } from '../store/members.ts';

const DAY_MS = 86_400_000;
/** Members of one page of a count. */
const PAGE = 5_000;

type Asked = {
  readonly audience: readonly Condition[];
  /** Who registered before is not meant; null: everyone is. */
  readonly openedSince?: Date | null;
  /** What a deposit would add that is not credited yet; minor units. */
  readonly deposit?: bigint;
  readonly now: Date;
};
type Room = Pick<PromotionsRoom, 'identity' | 'wagers'>;

/** Whether all conditions hold for a member. */
export const fits = async (
  room: Room,
  tx: Tx,
  { memberId, ...asked }: Asked & { readonly memberId: MemberId },
): Promise<boolean> => (await fitsAmong(room, tx, { ...asked, memberIds: [memberId] })).length > 0;

/** Of these members those for whom all conditions hold, in the order of their ids. */
export const fitsAmong = async (
  room: Room,
  tx: Tx,
  { memberIds, ...asked }: Asked & { readonly memberIds: readonly MemberId[] },
): Promise<MemberId[]> => {
  const limit = memberIds.length;
  const found = await pageOfMembers(tx, { ...asked, among: memberIds, after: null, limit });
  return othersHold(room, tx, { ...asked, memberIds: found });
};

/** Refuses promotions.terms-wrong: an agent that is named is not there. */
export async function checkAudience(
  room: Room,
  tx: Tx,
  audience: readonly Condition[],
): Promise<void> {
  for (const condition of audience)
    if (
      condition.kind === 'line-of' &&
      !(await room.identity.memberByUsername(tx, condition.username))
    )
      throw refuse('promotions.terms-wrong', { value: { why: 'line-unknown' } });
}

/** How many members it fits. */
export async function countFits(room: Room, tx: Tx, asked: Asked): Promise<number> {
  if (!asked.audience.some(isAsked)) return countFitting(tx, asked);
  let count = 0;
  for (let after: MemberId | null = null; ; ) {
    const page: MemberId[] = await pageOfMembers(tx, { ...asked, after, limit: PAGE });
    count += (await othersHold(room, tx, { ...asked, memberIds: page })).length;
    if (page.length < PAGE) return count;
    after = page.at(-1) ?? null;
  }
}

/**
 * A page of members it fits in the order of their ids, after one; `last` is where the next page begins,
 * null where there is none.
 */
export async function membersFitting(
  room: Room,
  tx: Tx,
  asked: Asked & { readonly after: MemberId | null; readonly limit: number },
): Promise<{ readonly members: readonly MemberId[]; readonly last: MemberId | null }> {
  const page = await pageOfMembers(tx, asked);
  return {
    members: await othersHold(room, tx, { ...asked, memberIds: page }),
    last: page.length < asked.limit ? null : (page.at(-1) ?? null),
  };
}

type Rest = Asked & { readonly memberIds: readonly MemberId[] };

/** Conditions that other rooms answer. */
const isAsked = ({ kind }: Condition): boolean =>
  kind === 'turnover-at-least' || kind === 'line-of';

async function othersHold(room: Room, tx: Tx, { audience, memberIds, now }: Rest) {
  let left = [...memberIds];
  for (const condition of audience) {
    if (left.length === 0) break;
    if (condition.kind === 'turnover-at-least')
      left = await withTurnover(room, tx, { ...condition, memberIds: left, now });
    if (condition.kind === 'line-of')
      left = await inLine(room, tx, { ...condition, memberIds: left, now });
  }
  return left;
}

async function withTurnover(
  room: Room,
  tx: Tx,
  of: { amount: string; days: number; memberIds: readonly MemberId[]; now: Date },
): Promise<MemberId[]> {
  const first = dayOf(new Date(of.now.getTime() - (of.days - 1) * DAY_MS));
  const sums = await room.wagers.playOf(tx, {
    memberIds: of.memberIds,
    grain: 'day',
    by: 'member',
    from: dayStart(first) ?? of.now,
    to: new Date(of.now.getTime() + 1),
  });
  const enough = new Set(
    sums.filter(({ valid }) => valid >= minorOf(of.amount)).map(({ key }) => key),
  );
  return of.memberIds.filter((memberId) => enough.has(memberId));
}

/** Nobody is below an account that is not there. */
async function inLine(
  room: Room,
  tx: Tx,
  of: { username: string; memberIds: readonly MemberId[]; now: Date },
): Promise<MemberId[]> {
  const agent = await room.identity.memberByUsername(tx, of.username);
  if (!agent) return [];
  const day = dayOf(of.now);
  const [only] = of.memberIds;
  if (only && of.memberIds.length === 1)
    return (await room.identity.line.isInTeam(tx, {
      agentId: agent.memberId,
      memberId: only,
      day,
    }))
      ? [only]
      : [];
  const team = await room.identity.line.team(tx, { agentId: agent.memberId, from: day, to: day });
  const below = new Set(team.map(({ memberId }) => memberId));
  return of.memberIds.filter((memberId) => below.has(memberId));
}
