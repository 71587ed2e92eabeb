import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { checkMember } from './check-member.ts';
import type { RiskRoom } from './room.ts';
import { notLookedSince } from './store/cases.ts';
import { followedTo, type Source, writeFollowed } from './store/followed.ts';

export const FOLLOW = 'risk.follow';

/** How many rows of each source a pass reads; the rest follows a minute later. */
const AT_ONCE = 200;
/** How much later than its own time a commit may become visible. */
const LATE_MS = 60_000;
/** How many cases that are not dismissed a pass checks again; each is checked once a day. */
const DAY_MS = 86_400_000;
const AGAIN_AT_ONCE = 20;

type Event = { readonly memberId: MemberId; readonly at: Date };

/**
 * Checks every member who logged in, sent money along the team line, requested a withdrawal, was
 * known again as someone under self-exclusion or found below the minimum age since the last pass,
 * each in its own transaction. After an interruption the same rows are read again.
 */
export async function follow(room: RiskRoom): Promise<void> {
  const { members, upTo } = await room.db.read((tx) => whatHappened(room, tx));
  for (const memberId of members) await room.db.tx((tx) => checkMember(room, tx, memberId));
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
  matched: ({ identity }, tx, asked) => identity.matchedSince(tx, asked),
  'under-age': ({ identity }, tx, asked) => identity.underAgeSince(tx, asked),
};

/** After a full page its end, otherwise a little before now; never earlier than before. */
function nextStart(events: readonly Event[], { at, now }: { at: Date; now: Date }): Date {
  const last = events.at(-1);
  if (last && events.length === AT_ONCE) return last.at > at ? last.at : new Date(at.getTime() + 1);
  return new Date(Math.max(at.getTime(), now.getTime() - LATE_MS));
}
