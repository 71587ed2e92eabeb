import type { RoundId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type RoundState, roundStates } from '../rules/states.ts';

/** What a lane had of a round when it was closed. */
export type LaneLine = { readonly lane: number; readonly count: number; readonly root: string };

export type RoundRow = {
  readonly id: RoundId;
  readonly kind: string;
  readonly series: string;
  readonly number: bigint;
  readonly issue: string;
  readonly source: 'house' | 'external';
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly state: RoundState;
  readonly root: string | null;
  readonly lanes: readonly LaneLine[] | null;
  readonly outcome: unknown;
  /** Counts corrections, from 1. */
  readonly outcomeVersion: number;
  readonly drawnAt: Date | null;
  readonly voidReason: string | null;
};

const columns = sql`
  r.id, s.kind, r.series, r.number, r.issue, r.source, r.opens_at as "opensAt",
  r.closes_at as "closesAt", r.draws_at as "drawsAt", r.state, r.root, r.lanes, r.outcome,
  r.outcome_version as "outcomeVersion", r.drawn_at as "drawnAt", r.void_reason as "voidReason"
  from rounds_round r join rounds_series s on s.series = r.series`;

export type NewRound = Pick<
  RoundRow,
  'id' | 'series' | 'number' | 'issue' | 'source' | 'opensAt' | 'closesAt' | 'drawsAt'
>;

/** Rounds of any series of one kind; those that are there stay. */
export async function insertRounds(
  tx: Tx,
  { kind, rounds }: { kind: string; rounds: readonly NewRound[] },
): Promise<number> {
  const column = <K extends keyof NewRound>(name: K) => rounds.map((round) => round[name]);
  await tx.run(sql`
    insert into rounds_series (series, kind)
    select distinct unnest(${column('series')}::text[]), ${kind} on conflict do nothing`);
  return tx.run(sql`
    insert into rounds_round
      (id, series, number, issue, source, opens_at, closes_at, draws_at, state, due_at)
    select unnest(${column('id')}::uuid[]), unnest(${column('series')}::text[]),
      unnest(${column('number').map(String)}::bigint[]), unnest(${column('issue')}::text[]),
      unnest(${column('source')}::text[]), unnest(${column('opensAt')}::timestamptz[]),
      unnest(${column('closesAt')}::timestamptz[]), unnest(${column('drawsAt')}::timestamptz[]),
      'WAITING', unnest(${column('opensAt')}::timestamptz[])
    on conflict do nothing`);
}

/** Rounds that never opened and are to be made again, e.g. because their times changed. */
export const deleteWaiting = (tx: Tx, { series, from }: { series: string; from: Date }) =>
  tx.run(sql`
    delete from rounds_round where series = ${series} and state = 'WAITING' and opens_at >= ${from}`);

/** Settled rounds of a series without a bet that were drawn in a time. */
export type EmptyRounds = {
  readonly series: string;
  readonly since: Date;
  readonly before: Date;
  /** A round stays with one that had bets among so many of its neighbours on either side. */
  readonly neighbours: number;
  readonly most: number;
};

/** Never the newest round of a series, which others are numbered after. Answers the issues, oldest first. */
export const deleteEmpty = async (
  tx: Tx,
  { series, since, before, neighbours, most }: EmptyRounds,
): Promise<string[]> => {
  const rows = await tx.rows<{ issue: string }>(sql`
    delete from rounds_round r using (
      select e.id from rounds_round e
      where e.series = ${series} and e.draws_at >= ${since} and e.draws_at < ${before}
        and e.state = 'SETTLED' and e.source = 'house'
        and e.number < (select max(number) from rounds_round where series = ${series})
        and not exists (
          select from rounds_round n where n.series = e.series
            and n.number between e.number - ${neighbours} and e.number + ${neighbours}
            and n.lanes is distinct from '[]'::jsonb)
      order by e.draws_at limit ${most}) empty
    where r.id = empty.id returning r.issue`);
  return rows.map(({ issue }) => issue);
};

/** The earliest first; at most `most`. */
export const dueRounds = (tx: Tx, now: Date, most: number) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where r.due_at <= ${now} order by r.due_at, r.series, r.number limit ${most}`);

/** The next moment after now at which something is due. */
export const nextDue = async (tx: Tx, now: Date): Promise<Date | null> =>
  (
    await tx.one<{ at: Date | null }>(sql`
      select min(due_at) as at from rounds_round where due_at > ${now}`)
  ).at;

export const roundOf = (tx: Tx, series: string, issue: string) =>
  tx.maybe<RoundRow>(sql`select ${columns} where r.series = ${series} and r.issue = ${issue}`);

export const roundById = (tx: Tx, id: RoundId) =>
  tx.maybe<RoundRow>(sql`select ${columns} where r.id = ${id}`);

export const roundsByIds = (tx: Tx, ids: readonly RoundId[]) =>
  tx.rows<RoundRow>(sql`select ${columns} where r.id = any(${ids}::uuid[])`);

/** The one that takes bets or waits for its numbers, else the next one. */
export const roundNow = (tx: Tx, series: string, now: Date) =>
  tx.maybe<RoundRow>(sql`
    select ${columns} where r.series = ${series} and r.draws_at > ${now}
      and r.state in ('WAITING', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED')
    order by r.number limit 1`);

/**
 * The round of each series that took bets last, is being shown or is over; one that opens next where none
 * has opened yet.
 */
export const currentOfAll = (tx: Tx, { series, now }: { series: readonly string[]; now: Date }) =>
  tx.rows<RoundRow>(sql`
    select n.* from unnest(${series}::text[]) as wanted(name), lateral (
      (select ${columns} where r.series = wanted.name and r.opens_at <= ${now}
        order by r.number desc limit 1)
      union all
      (select ${columns} where r.series = wanted.name and r.opens_at > ${now}
        order by r.number limit 1)
      limit 1) n`);

/** Rounds whose result was shown to its end, newest first. */
export const shownOf = (
  tx: Tx,
  { series, now, most }: { series: string; now: Date; most: number },
) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where r.series = ${series} and r.opens_at <= ${now}
      and (r.state = 'SETTLED' or (r.state = 'DRAWN' and r.due_at <= ${now}))
    order by r.number desc limit ${most}`);

/** Those that take or will take bets, the next first. */
export const upcoming = (
  tx: Tx,
  { series, now, most }: { series: string; now: Date; most: number },
) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where r.series = ${series} and r.closes_at > ${now}
      and r.state in ('WAITING', 'OPEN')
    order by r.number limit ${most}`);

/** Drawn, settled or void after betting was possible; newest first. */
export const ended = (
  tx: Tx,
  { series, before, most }: { series: string; before: bigint | null; most: number },
) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where r.series = ${series}
      and (${before}::bigint is null or r.number < ${before})
      and (r.state in ('DRAWN', 'SETTLED') or (r.state in ('VOID', 'REFUNDED') and r.root is not null))
    order by r.draws_at desc limit ${most}`);

/** All of a series for a desk, newest first, from those that opened or are late. */
export const listed = (
  tx: Tx,
  { series, before, most, now }: { series: string; before: bigint | null; most: number; now: Date },
) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where r.series = ${series} and r.opens_at <= ${now}
      and (${before}::bigint is null or r.number < ${before})
    order by r.number desc limit ${most}`);

/** Past their time by more than the limit, and neither paid nor refunded; the oldest first. */
export const lateRounds = (
  tx: Tx,
  { kind, before, most }: { kind: string; before: Date; most: number },
) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where s.kind = ${kind} and r.draws_at < ${before}
      and r.state in ('OPEN', 'CLOSED', 'DRAWN', 'VOID')
      -- Nobody waits for the numbers of others where nobody bet.
      and (r.source = 'house' or r.lanes <> '[]'::jsonb)
    order by r.draws_at limit ${most}`);

/** External rounds that are closed and wait for their numbers; the oldest first. */
export const waitingForNumbers = (tx: Tx, kind: string, most: number) =>
  tx.rows<RoundRow>(sql`
    select ${columns} where s.kind = ${kind} and r.source = 'external' and r.state = 'CLOSED'
    order by r.draws_at limit ${most}`);

/** Locks the series until the commit, so that its steps are one after another; the new version. */
export const stepOn = async (tx: Tx, series: string): Promise<number> => {
  const { version } = await tx.one<{ version: bigint }>(sql`
    update rounds_series set version = version + 1 where series = ${series} returning version`);
  return Number(version);
};

export const seriesOf = (tx: Tx, series: string) =>
  tx.maybe<{ kind: string; version: bigint }>(sql`
    select kind, version from rounds_series where series = ${series}`);

type Written = {
  readonly to: RoundState;
  readonly dueAt: Date | null;
  readonly root?: string;
  readonly lanes?: readonly LaneLine[];
  readonly outcome?: unknown;
  readonly drawnAt?: Date;
  readonly voidReason?: string;
};

/** The only writer of a round's state. False when it has changed in the meantime. */
export const transition = async (
  tx: Tx,
  { id, state }: Pick<RoundRow, 'id' | 'state'>,
  written: Written,
): Promise<boolean> => (await transitionAll(tx, { ids: [id], from: state }, written)) === 1;

async function transitionAll(
  tx: Tx,
  { ids, from }: { ids: readonly RoundId[]; from: RoundState },
  { to, dueAt, root, lanes, outcome, drawnAt, voidReason }: Written,
): Promise<number> {
  roundStates.check(ids.join(' '), from, to);
  return tx.run(sql`
    update rounds_round set state = ${to}, due_at = ${dueAt},
      root = coalesce(${root ?? null}, root),
      lanes = coalesce(${lanes ? JSON.stringify(lanes) : null}::jsonb, lanes),
      outcome = coalesce(${outcome === undefined ? null : JSON.stringify(outcome)}::jsonb, outcome),
      outcome_version = outcome_version + ${outcome === undefined ? 0 : 1},
      drawn_at = coalesce(${drawnAt ?? null}, drawn_at),
      void_reason = coalesce(${voidReason ?? null}, void_reason)
    where id = any(${ids}::uuid[]) and state = ${from}`);
}

/** Rounds whose time to bet passed before they were opened, in their order. */
export const unopened = (tx: Tx, { series, now }: { series: string; now: Date }) =>
  tx.rows<{ id: RoundId; number: bigint }>(sql`
    select id, number from rounds_round
    where series = ${series} and state = 'WAITING' and closes_at <= ${now} order by number`);

/** Rounds that nobody opened and nobody bet on. */
export const passOver = (tx: Tx, ids: readonly RoundId[]) =>
  transitionAll(
    tx,
    { ids, from: 'WAITING' },
    { to: 'REFUNDED', dueAt: null, voidReason: 'not-opened' },
  );

/** The round of now of each series, as {@link roundNow}. */
export const nowOfAll = (tx: Tx, { series, now }: { series: readonly string[]; now: Date }) =>
  tx.rows<RoundRow>(sql`
    select n.* from unnest(${series}::text[]) as wanted(name), lateral (
      select ${columns} where r.series = wanted.name and r.draws_at > ${now}
        and r.state in ('WAITING', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED')
      order by r.number limit 1) n`);

/** The last drawn round of each series. */
export const lastOfAll = (tx: Tx, series: readonly string[]) =>
  tx.rows<RoundRow>(sql`
    select n.* from unnest(${series}::text[]) as wanted(name), lateral (
      select ${columns} where r.series = wanted.name and r.state in ('DRAWN', 'SETTLED')
      order by r.draws_at desc limit 1) n`);

/** The last round that was made of a series. */
export const lastMade = (tx: Tx, series: string) =>
  tx.maybe<Pick<RoundRow, 'number' | 'state' | 'opensAt' | 'drawsAt'>>(sql`
    select number, state, opens_at as "opensAt", draws_at as "drawsAt" from rounds_round
    where series = ${series}
    order by number desc limit 1`);

/** Rounds past their draw by a minute that are neither paid nor refunded; external ones apart. */
export const countLate = async (tx: Tx, now: Date): Promise<number> => {
  const { late } = await tx.one<{ late: bigint }>(sql`
    select count(*) as late from rounds_round
    where due_at < ${new Date(now.getTime() - 60_000)}`);
  return Number(late);
};

/** Rounds that were drawn since a moment. */
export const drawnSince = async (
  tx: Tx,
  { series, since }: { series: string; since: Date },
): Promise<RoundId[]> => {
  const rows = await tx.rows<{ id: RoundId }>(sql`
    select id from rounds_round
    where series = ${series} and draws_at >= ${since} and state in ('DRAWN', 'SETTLED')`);
  return rows.map(({ id }) => id);
};
