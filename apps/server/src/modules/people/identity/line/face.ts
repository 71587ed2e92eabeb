import { ACCOUNT_TYPES, hasRight } from '@nokshi/contract';
import { type Day, dayOf, daysSpan } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { Internals } from '../room.ts';
import {
  countListed,
  countTeam,
  depthsOf,
  isInTeam,
  leaderIds,
  type LineMember,
  listRoots,
  listTeam,
  type PairRow,
  type PathRow,
  pairsAbove,
  pathTo,
  type SeenBy,
  type SomeOfTeam,
  type TeamCounts,
  type TeamList,
  type TeamRow,
  teamRows,
  type Within,
} from '../store/line-reads.ts';

export type { LineMember, PairRow, PathRow, TeamCounts, TeamRow };

/** Business days of Asia/Dhaka, both included. */
type Days = { readonly from: Day; readonly to: Day };
type Paged = {
  readonly query?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};
type Listed = {
  readonly directOnly?: boolean;
  readonly list: TeamList;
  /** Bounds the list `new`. */
  readonly registered?: Days | undefined;
  /** None but these. */
  readonly among?: readonly MemberId[] | undefined;
};
type Below = { readonly agentId: MemberId; readonly day: Day };

/**
 * The team line by business days. A pair has `since`, the first day on which it holds, and `until`,
 * the day before which it ends. Closed accounts stay in it; trial accounts never are.
 */
export type Line = {
  /** Everyone above these members, clipped to the days; at most 1,000 are asked for at once. */
  pairs(tx: Tx, asked: Days & { memberIds: readonly MemberId[] }): Promise<PairRow[]>;
  /**
   * Everyone below an agent, or some of them, clipped to the days. A team above 200,000 pairs is a
   * fault.
   */
  team(tx: Tx, asked: Days & SomeOfTeam & { agentId: MemberId }): Promise<TeamRow[]>;
  /** Everyone with at least so many below on a day, by id; `after` is the last one read. */
  leaders(
    tx: Tx,
    asked: { day: Day; least: number; after: MemberId | null; limit: number },
  ): Promise<MemberId[]>;
  isInTeam(tx: Tx, asked: Within): Promise<boolean>;
  /** From the agent down to the member, both included; empty where the member is not below. */
  path(tx: Tx, asked: Within): Promise<PathRow[]>;
  /** Members directly below, by name; `query` begins the name, `after` is the last one read. */
  directs(tx: Tx, asked: Below & Paged): Promise<LineMember[]>;
  /** Everyone below of one list, by name. */
  members(tx: Tx, asked: Below & Paged & Listed): Promise<LineMember[]>;
  /** How many that list has, from `after` on. */
  countMembers(tx: Tx, asked: Below & Omit<Paged, 'limit'> & Listed): Promise<number>;
  /** Of the whole team; `registered` in these days. */
  counts(tx: Tx, asked: Below & { registered: Days }): Promise<TeamCounts>;
  /** Agents, and others who lead a team, with no upline today; by name. */
  roots(tx: Tx, asked: Paged): Promise<LineMember[]>;
  /** How many are above each; 0 where none is. */
  depthOf(tx: Tx, memberIds: readonly MemberId[], day: Day): Promise<ReadonlyMap<MemberId, number>>;
};

const AT_ONCE = 1_000;
const MOST_TEAM = 200_000;
/** A request so long ago still counts as online; it is written at most once a minute. */
export const ONLINE_MINUTES = 5;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const AGENT_TYPES = ACCOUNT_TYPES.filter((type) => hasRight('agent', type));

export const seenBy = (now: Date): SeenBy => ({
  onlineSince: new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS),
  threeDaysAgo: new Date(now.getTime() - 3 * DAY_MS),
  sevenDaysAgo: new Date(now.getTime() - 7 * DAY_MS),
});

export const lineOf = ({ clock, site }: Internals): Line => {
  const usual = () => ({ ...seenBy(clock.now()), agentTypes: AGENT_TYPES });
  const listOf = ({
    query,
    after,
    registered,
    directOnly,
    among,
    ...asked
  }: Parameters<Line['members']>[1]) => ({
    ...asked,
    ...usual(),
    ...pageOf({ query, after }),
    directOnly: directOnly ?? false,
    registered: registered ? spanOfDays(registered) : null,
    among: among ?? null,
  });
  const members: Line['members'] = (tx, asked) => listTeam(tx, listOf(asked));
  return {
    pairs: (tx, { memberIds, ...days }) =>
      pairsAbove(tx, { ...days, memberIds: atMost(memberIds) }),
    async team(tx, asked) {
      const rows = await teamRows(tx, { ...asked, limit: MOST_TEAM + 1 });
      if (rows.length > MOST_TEAM) throw new Error(`the team of ${asked.agentId} is too large`);
      return rows;
    },
    isInTeam,
    path: pathTo,
    directs: (tx, asked) => members(tx, { ...asked, directOnly: true, list: 'all' }),
    members,
    countMembers: (tx, asked) => countListed(tx, listOf({ ...asked, limit: 0 })),
    leaders: leaderIds,
    counts: (tx, { registered, ...asked }) =>
      countTeam(tx, { ...asked, ...usual(), registered: spanOfDays(registered) }),
    roots: (tx, { limit, ...asked }) =>
      listRoots(tx, {
        ...usual(),
        ...pageOf(asked),
        limit,
        day: dayOf(clock.now()),
        brandId: site.brand().brandId,
      }),
    async depthOf(tx, memberIds, day) {
      const rows = await depthsOf(tx, { memberIds: atMost(memberIds), day });
      const known = new Map(rows.map((row) => [row.memberId, row.depth]));
      return new Map(memberIds.map((memberId) => [memberId, known.get(memberId) ?? 0]));
    },
  };
};

const pageOf = ({ query = '', after = '' }: Pick<Paged, 'query' | 'after'>) => ({
  query: query.toLowerCase(),
  after,
});

function atMost(memberIds: readonly MemberId[]): readonly MemberId[] {
  if (memberIds.length > AT_ONCE) throw new Error(`${memberIds.length} members at once`);
  return memberIds;
}

function spanOfDays({ from, to }: Days) {
  const span = daysSpan(from, to);
  if (!span) throw new Error(`no span of days: ${from} to ${to}`);
  return span;
}
