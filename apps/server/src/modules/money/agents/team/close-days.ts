import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { insertTeamDay, lockClosed, writeClosed, writeDone } from '../store/team-days.ts';
import { dayAfter, dayBefore, spanOfDays } from './looked-at.ts';
import { emptyDay, sumDays, todayIn } from './read-days.ts';

export const CLOSE_DAYS_OF_TEAMS = 'agents.close-team-days';

/** A day is closed so long after its end: by then what moved in it is committed. */
const CLOSED_AFTER_MS = 600_000;
/** How far back the first run begins: the longest range of a list. */
const DAYS_BACK = 93;
/** Smaller teams are quick to read, and are most: their days are not stored. */
const LARGE_TEAM = 100;
/** Agents in one transaction, and transactions in one run of the job. */
const AT_ONCE = 20;
const STEPS = 200;

/**
 * Stores what each large team did on days that are over, oldest day first, so that the agent centre
 * reads a month without adding up every member. After an interruption it continues with the next agent.
 */
export async function closeTeamDays(room: AgentsRoom, least = LARGE_TEAM): Promise<void> {
  for (let n = 0; n < STEPS; n += 1)
    if (!(await room.db.tx((tx) => closeSome(room, tx, least)))) return;
}

/** Answers whether there may be more. */
async function closeSome(room: AgentsRoom, tx: Tx, least: number): Promise<boolean> {
  const closed = await lockClosed(tx);
  if (!closed) return false;
  const { through, done: after } = closed;
  const day = through ? dayAfter(through) : firstDay(room);
  if (!(await isOver(room, tx, day))) return false;
  const agents = await room.identity.line.leaders(tx, { day, least, after, limit: AT_ONCE });
  for (const agentId of agents) {
    const days = { from: day, to: day };
    const team = await room.identity.line.team(tx, { agentId, ...days });
    const memberIds = team.map(({ memberId }) => memberId);
    const [sums = emptyDay(day)] = await sumDays(room, tx, { memberIds, ...days });
    await insertTeamDay(tx, { agentId, ...sums });
  }
  const last = agents.at(-1);
  if (agents.length === AT_ONCE && last) await writeDone(tx, last);
  else await writeClosed(tx, day);
  return true;
}

async function isOver(room: AgentsRoom, tx: Tx, day: Day): Promise<boolean> {
  const { end } = spanOfDays({ from: day, to: day });
  if (room.clock.now().getTime() < end.getTime() + CLOSED_AFTER_MS) return false;
  return room.wagers.countedPast(tx, end);
}

function firstDay(room: AgentsRoom): Day {
  let day = todayIn(room);
  for (let n = 0; n < DAYS_BACK; n += 1) day = dayBefore(day);
  return day;
}
