import type { Input, Output } from '@nokshi/contract';
import type { OwnBases } from '@nokshi/contract/player/agent-links.ts';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { lockAgent } from '../affiliate-codes.ts';
import type { AgentsRoom } from '../room.ts';
import { baseWords } from '../rules/rebate-words.ts';
import { affiliateByCode } from '../store/affiliates.ts';
import { dayAfter, pathOf } from './looked-at.ts';
import { todayIn } from './read-days.ts';

type Route = typeof agentTeamRoutes.setBase;
type Asked = Input<Route> & { readonly memberId: MemberId };

/** Which prize bases an agent may give today. */
export async function ownBases(room: AgentsRoom, tx: Tx, agentId: MemberId): Promise<OwnBases> {
  const { least, usual, step } = room.lottery.bases.limits;
  const most = await baseOn(room, tx, { memberId: agentId, day: todayIn(room) });
  return { least, most, step, usual: Math.min(usual, most) };
}

async function baseOn(
  { lottery }: AgentsRoom,
  tx: Tx,
  { memberId, day }: { readonly memberId: MemberId; readonly day: Day },
): Promise<number> {
  return (await lottery.bases.of(tx, [memberId], day)).get(memberId) ?? lottery.bases.limits.usual;
}

type Range = Pick<OwnBases, 'least' | 'most' | 'step'>;

/** Refuses: agents.base-range. */
function checkBase(base: number, { least, most, step }: Range): number {
  if (base >= least && base <= most && (base - least) % step === 0) return base;
  throw refuse('agents.base-range', { field: 'base', value: { from: least, to: most } });
}

/** The base that an agent chose to give, or the usual one. Refuses: agents.base-range. */
export async function chosenBase(
  room: AgentsRoom,
  tx: Tx,
  { agentId, base }: { readonly agentId: MemberId; readonly base: number | undefined },
): Promise<number> {
  const own = await ownBases(room, tx, agentId);
  return base === undefined ? own.usual : checkBase(base, own);
}

type First = { readonly memberId: MemberId; readonly base: number; readonly by: string };

/** In the commit that registers a member: from today on. The usual base needs no word. */
export async function giveFirstBase(
  room: AgentsRoom,
  tx: Tx,
  { memberId, base, by }: First,
): Promise<void> {
  const { bases } = room.lottery;
  if (base !== bases.limits.usual)
    await bases.give(tx, { memberId, base, from: todayIn(room), by });
}

/** Who registers by a code gets the base of the link, at most that of its agent today. */
export async function giveBaseOfCode(room: AgentsRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const { affiliateCode: code, uplineId } = await room.identity.accounts.lock(tx, memberId);
  if (!code || !uplineId) return;
  const link = await affiliateByCode(tx, { brandId: room.site.brand().brandId, code });
  if (!link) return;
  const { most, usual } = await ownBases(room, tx, uplineId);
  const base = Math.min(link.base ?? usual, most);
  await giveFirstBase(room, tx, { memberId, base, by: link.agent });
}

/**
 * Raises the base of a member directly below, from tomorrow. Refuses: agents.not-in-team (also for who
 * is further below), identity.not-an-agent, agents.base-range, lottery.base-given.
 */
export async function setBase(
  room: AgentsRoom,
  tx: Tx,
  { memberId: agentId, id, base }: Asked,
): Promise<Output<Route>> {
  const memberId = fromWire('mbr', id);
  if (!memberId) throw refuse('agents.not-in-team');
  const path = await pathOf(room, tx, { agentId, memberId });
  if (path.length !== 2) throw refuse('agents.not-in-team');
  const { username: by } = await lockAgent(room, tx, { memberId: agentId, field: 'id' });
  const today = todayIn(room);
  const from = dayAfter(today);
  const now = await baseOn(room, tx, { memberId, day: today });
  const next = await baseOn(room, tx, { memberId, day: from });
  if (next === base && next !== now) return { base, from };
  const own = await ownBases(room, tx, agentId);
  checkBase(base, { ...own, least: Math.min(now + own.step, own.most) });
  await room.lottery.bases.give(tx, { memberId, base, from, by });
  await room.messaging.tell(tx, { memberId, ...baseWords({ base, from }) });
  return { base, from };
}
