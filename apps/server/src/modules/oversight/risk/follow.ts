import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { lookAt } from './look-at.ts';
import type { RiskRoom } from './room.ts';
import { notLookedSince } from './store/cases.ts';
import { followedTo, type Source, writeFollowed } from './store/followed.ts';

export const FOLLOW = 'risk.follow';

/** Of each source so many at a time; what is left comes with the next minute. */
const AT_ONCE = 200;
/** A commit may be seen so much later than the moment it was made at. */
const LATE_MS = 60_000;
/** Cases that are not cleared are looked at again once a day, so many a minute. */
const DAY_MS = 86_400_000;
const AGAIN_AT_ONCE = 20;

type Event = { readonly memberId: MemberId; readonly at: Date };

/**
 * Looks at whoever came in, sent money along the team line or asked for a withdrawal since the last
 * time, each in a transaction of its own. What is followed is read again when this breaks off.
 */
export async function follow(room: RiskRoom): Promise<void> {
  const { members, upTo } = await room.db.read((tx) => whatHappened(room, tx));
  for (const memberId of members) await room.db.tx((tx) => lookAt(room, tx, memberId));
  await room.db.tx(async (tx) => {
    for (const one of upTo) await writeFollowed(tx, one);
  });
}

async function whatHappened(room: RiskRoom, tx: Tx) {
  const now = room.clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const members = new Set<MemberId>();
  const upTo: { source: Source; at: Date }[] = [];
  for (const { source, at } of await followedTo(tx)) {
    const events = await EVENTS[source](room, tx, { since: at, limit: AT_ONCE });
    for (const { memberId } of events) members.add(memberId);
    upTo.push({ source, at: nextStart(events, { at, now }) });
  }
  for (const { memberId } of await notLookedSince(tx, { since, limit: AGAIN_AT_ONCE }))
    members.add(memberId);
  return { members, upTo };
}

type Asked = { readonly since: Date; readonly limit: number };

const EVENTS: Readonly<
  Record<Source, (room: RiskRoom, tx: Tx, asked: Asked) => Promise<readonly Event[]>>
> = {
  seen: ({ access }, tx, asked) => access.seenSince(tx, asked),
  asked: ({ cashier }, tx, asked) => cashier.askedSince(tx, asked),
  sent: ({ agents }, tx, asked) => agents.sentSince(tx, asked),
};

/** After a full page its end, else a little before now; always further than before, or the same. */
function nextStart(events: readonly Event[], { at, now }: { at: Date; now: Date }): Date {
  const last = events.at(-1);
  if (last && events.length === AT_ONCE) return last.at > at ? last.at : new Date(at.getTime() + 1);
  return new Date(Math.max(at.getTime(), now.getTime() - LATE_MS));
}
