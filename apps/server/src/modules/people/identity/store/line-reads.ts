import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';

/** Pairs of one day: `l` is the line. */
const holdsOn = (day: Day) =>
  sql`l.since <= ${day}::date and (l.until is null or l.until > ${day}::date)`;

type Days = { readonly from: Day; readonly to: Day };

/** Pairs that hold on any of the days, both included, and when they do, clipped to these days. */
const holdsIn = ({ from, to }: Days) =>
  sql`l.since <= ${to}::date and (l.until is null or l.until > ${from}::date)`;
const clipped = ({ from, to }: Days) => sql`greatest(l.since, ${from}::date)::text as since,
  least(coalesce(l.until, ${to}::date + 1), ${to}::date + 1)::text as until`;

export type TeamRow = {
  readonly memberId: MemberId;
  /** 1: directly below. */
  readonly depth: number;
  /** The first day on which it holds, and the day before which it ends. */
  readonly since: Day;
  readonly until: Day;
};
export type PairRow = TeamRow & { readonly uplineId: MemberId };

/** Everyone above these members. */
export const pairsAbove = (tx: Tx, q: Days & { memberIds: readonly MemberId[] }) =>
  tx.rows<PairRow>(sql`
    select l.member_id as "memberId", l.upline_id as "uplineId", l.depth, ${clipped(q)}
    from identity_line l where l.member_id = any(${q.memberIds}::uuid[]) and ${holdsIn(q)}`);

export type SomeOfTeam = {
  readonly directOnly?: boolean | undefined;
  /** The beginning of a username, in lower case. */
  readonly query?: string | undefined;
};

/** Everyone below an agent, or some of them. */
export const teamRows = (tx: Tx, q: Days & SomeOfTeam & { agentId: MemberId; limit: number }) =>
  tx.rows<TeamRow>(sql`
    select l.member_id as "memberId", l.depth, ${clipped(q)} from identity_line l
    ${q.query ? sql`join identity_member m on m.member_id = l.member_id` : sql``}
    where l.upline_id = ${q.agentId} and ${holdsIn(q)}
      ${q.directOnly ? sql`and l.depth = 1` : sql``}
      ${q.query ? sql`and starts_with(m.username, ${q.query})` : sql``} limit ${q.limit}`);

/** Everyone with at least so many below on a day, by id. */
export const leaderIds = async (
  tx: Tx,
  q: { day: Day; least: number; after: MemberId | null; limit: number },
): Promise<MemberId[]> =>
  (
    await tx.rows<{ id: MemberId }>(sql`
      select l.upline_id as id from identity_line l
      where ${holdsOn(q.day)} ${q.after ? sql`and l.upline_id > ${q.after}` : sql``}
      group by 1 having count(*) >= ${q.least} order by 1 limit ${q.limit}`)
  ).map(({ id }) => id);

export type Within = {
  readonly agentId: MemberId;
  readonly memberId: MemberId;
  readonly day: Day;
};

export const isInTeam = async (tx: Tx, { agentId, memberId, day }: Within): Promise<boolean> =>
  (
    await tx.one<{ below: boolean }>(sql`
      select exists (select from identity_line l
        where l.member_id = ${memberId} and l.upline_id = ${agentId} and ${holdsOn(day)}) as below`)
  ).below;

export type PathRow = { readonly memberId: MemberId; readonly username: string };

/** From the agent (null: from the top) down to the member, both included. */
export const pathTo = (
  tx: Tx,
  { agentId, memberId, day }: Omit<Within, 'agentId'> & { agentId: MemberId | null },
) =>
  tx.rows<PathRow>(sql`
    with above as (
      select l.upline_id as id, l.depth from identity_line l
      where l.member_id = ${memberId} and ${holdsOn(day)}
      union all select ${memberId}::uuid, 0
    )
    select a.id as "memberId", m.username from above a join identity_member m on m.member_id = a.id
    where ${agentId}::uuid is null
      or a.depth <= (select depth from above where id = ${agentId}::uuid)
    order by a.depth desc`);

/** How many are above each of these members; members without any are left out. */
export const depthsOf = (tx: Tx, q: { memberIds: readonly MemberId[]; day: Day }) =>
  tx.rows<{ memberId: MemberId; depth: number }>(sql`
    select l.member_id as "memberId", max(l.depth) as depth from identity_line l
    where l.member_id = any(${q.memberIds}::uuid[]) and ${holdsOn(q.day)} group by l.member_id`);

/** When members were seen: the last request of a session that is still stored, else the log-in. */
const seen = sql`left join lateral (select max(s.last_seen_at) as at,
    max(s.last_seen_at) filter (where s.ended_at is null) as "openAt"
  from identity_session s where s.owner_id = m.member_id) s on true`;
const lastSeenAt = sql`greatest(m.last_login_at, s.at)`;
const seenSince = (at: Date) => sql`greatest(m.registered_at, ${lastSeenAt}) >= ${at}`;

/** Who counts as here, and who as away; moments before now. */
export type SeenBy = {
  readonly onlineSince: Date;
  readonly threeDaysAgo: Date;
  readonly sevenDaysAgo: Date;
};

export type LineMember = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly type: number;
  /** Below whom was asked for; 1: directly. 0: nobody is above. */
  readonly depth: number;
  readonly since: Day;
  readonly registeredAt: Date;
  readonly closedAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly online: boolean;
  /** Everyone directly below, and everyone below, with those whose account is closed. */
  readonly heads: number;
  readonly teamHeads: number;
};

const columns = ({ onlineSince }: SeenBy) => sql`m.member_id as "memberId", m.username, m.type,
  m.registered_at as "registeredAt", m.closed_at as "closedAt", ${lastSeenAt} as "lastSeenAt",
  coalesce(s."openAt" >= ${onlineSince}, false) as online`;

/** The heads of a page, so that nobody is counted who is not shown. */
const withHeads = (found: Sql, day: Day) => sql`
  with found as materialized (${found})
  select f.*, h.* from found f cross join lateral (
    select count(*) filter (where l.depth = 1)::int as heads, count(*)::int as "teamHeads"
    from identity_line l where l.upline_id = f."memberId" and ${holdsOn(day)}) h
  order by f.username`;

type Page = { readonly query: string; readonly after: string; readonly limit: number };
const paged = ({ query, after }: Page) =>
  sql`m.username > ${after} and starts_with(m.username, ${query})`;

/** Whom a list of the team is about; `new`: who registered in a span. */
export type TeamList = 'all' | 'agents' | 'members' | 'new' | 'online' | 'unseen3' | 'unseen7';
export type Registered = { readonly start: Date; readonly end: Date };

type Team = Page &
  SeenBy & {
    readonly agentId: MemberId;
    readonly day: Day;
    readonly directOnly: boolean;
    readonly list: TeamList;
    readonly agentTypes: readonly number[];
    readonly registered: Registered | null;
    /** None but these. */
    readonly among: readonly MemberId[] | null;
  };

function inList({ list, agentTypes, registered, ...q }: Team): Sql {
  const isAgent = sql`m.type = any(${agentTypes}::int[])`;
  switch (list) {
    case 'agents':
      return isAgent;
    case 'members':
      return sql`not ${isAgent}`;
    case 'new':
      return sql`m.registered_at >= ${registered?.start} and m.registered_at < ${registered?.end}`;
    case 'online':
      return sql`s."openAt" >= ${q.onlineSince}`;
    case 'unseen3':
      return sql`m.closed_at is null and not (${seenSince(q.threeDaysAgo)})`;
    case 'unseen7':
      return sql`m.closed_at is null and not (${seenSince(q.sevenDaysAgo)})`;
    case 'all':
      return sql`true`;
  }
}

function listed(q: Team): Sql {
  const conditions = [sql`l.upline_id = ${q.agentId}`, holdsOn(q.day), paged(q), inList(q)];
  if (q.directOnly) conditions.push(sql`l.depth = 1`);
  if (q.among) conditions.push(sql`l.member_id = any(${[...q.among]}::uuid[])`);
  return sql`from identity_line l join identity_member m on m.member_id = l.member_id ${seen}
    where ${join(conditions, ' and ')}`;
}

/** Members below an agent, by name. */
export const listTeam = (tx: Tx, q: Team) =>
  tx.rows<LineMember>(
    withHeads(
      sql`select ${columns(q)}, l.depth, l.since::text as since ${listed(q)}
        order by m.username limit ${q.limit}`,
      q.day,
    ),
  );

/** How many that list has. */
export const countListed = async (tx: Tx, q: Team): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*)::int as n ${listed(q)}`)).n;

type Some = SeenBy & { readonly day: Day };

/** These members as rows of the tree, each below the upline of the day. */
export const lineMembers = (tx: Tx, q: Some & { memberIds: readonly MemberId[] }) =>
  tx.rows<LineMember>(
    withHeads(
      sql`
        select ${columns(q)}, case when l.since is null then 0 else 1 end as depth,
          coalesce(l.since, (m.registered_at at time zone 'Asia/Dhaka')::date)::text as since
        from identity_member m
        left join identity_line l on l.member_id = m.member_id and l.depth = 1
          and ${holdsOn(q.day)} ${seen}
        where m.member_id = any(${q.memberIds}::uuid[])`,
      q.day,
    ),
  );

type Top = Page & Some & { readonly brandId: string; readonly agentTypes: readonly number[] };

/**
 * Members without an upline: agents, and those who lead a team and are no agents any more. The
 * latter are found by steps through the index, one an upline, so that no team is read.
 */
export const listRoots = (tx: Tx, q: Top) => {
  const lacksUpline = sql`m.brand_id = ${q.brandId} and m.upline_id is null and ${paged(q)}`;
  return tx.rows<LineMember>(
    withHeads(
      sql`
        with recursive leads (id) as (
          (select upline_id from identity_line order by upline_id limit 1)
          union all
          select (select l.upline_id from identity_line l where l.upline_id > leads.id
            order by l.upline_id limit 1)
          from leads where leads.id is not null
        ), tops as (
          (select m.member_id from identity_member m
            where m.type = any(${q.agentTypes}::int[]) and m.type in (1, 2, 41, 42)
              and m.closed_at is null and ${lacksUpline}
            order by m.username limit ${q.limit})
          union
          select m.member_id from leads join identity_member m on m.member_id = leads.id
          where ${lacksUpline}
        )
        select ${columns(q)}, 0 as depth,
          (m.registered_at at time zone 'Asia/Dhaka')::date::text as since
        from tops join identity_member m on m.member_id = tops.member_id ${seen}
        order by m.username limit ${q.limit}`,
      q.day,
    ),
  );
};

export type TeamCounts = {
  readonly agents: number;
  readonly members: number;
  readonly registered: number;
  readonly online: number;
  readonly unseen3: number;
  readonly unseen7: number;
};

type Counted = SeenBy & {
  readonly agentId: MemberId;
  readonly day: Day;
  readonly agentTypes: readonly number[];
  readonly registered: Registered;
};

/**
 * Closed accounts count as heads, and neither as here nor as away. Sessions are joined as a set, so
 * that the planner reads the whole team in one pass.
 */
export const countTeam = (tx: Tx, q: Counted) => {
  const isNew = sql`m.registered_at >= ${q.registered.start}
    and m.registered_at < ${q.registered.end}`;
  const isAway = (at: Date) => sql`t.is_open and t.seen_at < ${at}`;
  return tx.one<TeamCounts>(sql`
    select count(*) filter (where t.agent)::int as agents,
      count(*) filter (where not t.agent)::int as members,
      count(*) filter (where t.new)::int as registered,
      count(*) filter (where t.online)::int as online,
      count(*) filter (where ${isAway(q.threeDaysAgo)})::int as unseen3,
      count(*) filter (where ${isAway(q.sevenDaysAgo)})::int as unseen7
    from (
      select m.type = any(${q.agentTypes}::int[]) as agent, ${isNew} as new,
        m.closed_at is null as is_open,
        greatest(m.registered_at, m.last_login_at, max(s.last_seen_at)) as seen_at,
        coalesce(bool_or(s.ended_at is null and s.last_seen_at >= ${q.onlineSince}), false) as online
      from identity_line l join identity_member m on m.member_id = l.member_id
      left join identity_session s on s.owner_id = m.member_id
        and s.last_seen_at >= ${q.sevenDaysAgo}
      where l.upline_id = ${q.agentId} and ${holdsOn(q.day)} group by m.member_id) t`);
};
