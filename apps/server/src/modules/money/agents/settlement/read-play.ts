import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { type Day, dayOf, dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type Above, type DayRow, NO_ROW } from '../rules/add-up.ts';
import { type Asked, type BasesRoom, lanesOf, pagesOf, playBeside } from './play-beside.ts';

/** Everything of one member in a period. */
export type MemberPlay = { readonly memberId: MemberId; readonly rows: readonly DayRow[] };

/** Rows of one page of figures. */
const IN_PAGE = 5_000;
/** Members whose line is read at once. */
const AT_ONCE = 1_000;

type Row = { readonly memberId: MemberId; readonly row: DayRow };

/** Everyone who finished a bet in a period, lane by lane, each once; at most 1,000 at a time. */
export async function* playOfAll(room: BasesRoom, tx: Tx, of: Asked): AsyncGenerator<MemberPlay[]> {
  const asked = await inLanesWithPlay(room, tx, of);
  const beside = await playBeside(room, tx, asked);
  let batch: MemberPlay[] = [];
  for await (const { memberId, rows } of byMember(rowsOfAll(room, tx, asked))) {
    batch.push({ memberId, rows: [...rows, ...(beside.get(memberId) ?? [])] });
    beside.delete(memberId);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  for (const [memberId, rows] of beside) batch.push({ memberId, rows });
  for (let at = 0; at < batch.length; at += AT_ONCE) yield batch.slice(at, at + AT_ONCE);
}

/** There are 288 buckets and 24 hours a day, and nothing was played in most lanes of one. */
async function inLanesWithPlay({ wagers }: BasesRoom, tx: Tx, asked: Asked): Promise<Asked> {
  const { kind, span, from } = asked;
  if ((kind !== 'real-time' && kind !== 'hourly') || from === 'ledger') return asked;
  return { ...asked, lanes: await wagers.lanesWithPlay(tx, { from: span.start, to: span.end }) };
}

/** The rows of a member follow each other. */
async function* byMember(rows: AsyncGenerator<Row>): AsyncGenerator<MemberPlay> {
  let of: { memberId: MemberId | null; rows: DayRow[] } = { memberId: null, rows: [] };
  for await (const { memberId, row } of rows) {
    if (of.memberId === memberId) {
      of.rows.push(row);
      continue;
    }
    if (of.memberId) yield { memberId: of.memberId, rows: of.rows };
    of = { memberId, rows: [row] };
  }
  if (of.memberId) yield { memberId: of.memberId, rows: of.rows };
}

async function* rowsOfAll(
  room: BasesRoom,
  tx: Tx,
  { kind, span, from, lanes }: Asked,
): AsyncGenerator<Row> {
  const { wagers } = room;
  const within = { from: span.start, to: span.end };
  for (const lane of lanesOf(room, lanes))
    if (kind === 'real-time') yield* fivesOf(room, tx, { lane, starts: span.start, from });
    else if (from === 'ledger')
      for (const row of await wagers.recount(tx, { of: { lane }, ...within, grain: grainOf(kind) }))
        yield { memberId: row.memberId, row: rowOf(dayOf(row.starts), row) };
    else
      for await (const row of pagesOf(
        (after: { memberId: MemberId; starts: Date } | undefined) =>
          wagers.playersIn(tx, { lane, grain: grainOf(kind), ...within, after, limit: IN_PAGE }),
        IN_PAGE,
      ))
        yield { memberId: row.memberId, row: rowOf(dayOf(row.starts), row) };
}

const grainOf = (kind: ContractKind) => (kind === 'hourly' ? 'hour' : 'day');

type Sums = Pick<DayRow, 'wagers' | 'staked' | 'paid' | 'rebate' | 'valid'>;
const rowOf = (day: Day, { wagers, staked, paid, rebate, valid }: Sums): DayRow => ({
  ...NO_ROW,
  day,
  wagers,
  staked,
  paid,
  rebate,
  valid,
});

type Fives = {
  readonly lane: number;
  readonly starts: Date;
  readonly memberIds?: readonly MemberId[];
  readonly from: Asked['from'];
};

async function* fivesOf(
  { wagers }: BasesRoom,
  tx: Tx,
  { from, ...of }: Fives,
): AsyncGenerator<Row> {
  const read = from === 'ledger' ? wagers.recountFives : wagers.fivesIn;
  const day = dayOf(of.starts);
  for await (const { memberId, stake, won, bets, valid } of pagesOf(
    (after: { memberId: MemberId; stake: bigint; won: boolean } | undefined) =>
      read(tx, { ...of, after, limit: IN_PAGE }),
    IN_PAGE,
  )) {
    const parts = [{ stake, won, bets, valid }];
    yield { memberId, row: { ...NO_ROW, day, wagers: bets, staked: stake * bets, valid, parts } };
  }
}

type OfTeam = Asked & { readonly team: ReadonlyMap<MemberId, readonly Above<MemberId>[]> };

/** The same of a team, whose members count on some days alone. */
export async function playOfTeam(room: BasesRoom, tx: Tx, asked: OfTeam): Promise<MemberPlay[]> {
  const { team } = asked;
  const found = new Map<MemberId, DayRow[]>();
  const put = ({ memberId, row }: Row) => {
    const known = found.get(memberId);
    if (known) known.push(row);
    else found.set(memberId, [row]);
  };
  for await (const row of asked.kind === 'real-time'
    ? fivesOfTeam(room, tx, asked)
    : sumsOfTeam(room, tx, asked))
    put(row);
  for (const [memberId, rows] of await playBeside(room, tx, asked))
    if (team.has(memberId)) for (const row of rows) put({ memberId, row });
  return [...found].map(([memberId, rows]) => ({ memberId, rows }));
}

async function* fivesOfTeam(room: BasesRoom, tx: Tx, { team, span, from }: OfTeam) {
  const lanes = new Map<number, MemberId[]>();
  for (const memberId of team.keys()) {
    const lane = room.wallet.laneOf(memberId);
    lanes.set(lane, [...(lanes.get(lane) ?? []), memberId]);
  }
  for (const [lane, memberIds] of lanes)
    yield* fivesOf(room, tx, { lane, starts: span.start, memberIds, from });
}

/** Members who count on the same days are added up together. */
async function* sumsOfTeam(
  room: BasesRoom,
  tx: Tx,
  { team, kind, span, from }: OfTeam,
): AsyncGenerator<Row> {
  const groups = new Map<string, { above: Above; memberIds: MemberId[] }>();
  for (const [memberId, days] of team)
    for (const above of days) {
      const key = `${above.since} ${above.until}`;
      const known = groups.get(key);
      if (known) known.memberIds.push(memberId);
      else groups.set(key, { above, memberIds: [memberId] });
    }
  for (const { above, memberIds } of groups.values()) {
    const of = {
      from: later(span.start, dayStart(above.since)),
      to: earlier(span.end, dayStart(above.until)),
      grain: grainOf(kind),
    } as const;
    if (from === 'ledger')
      for (const row of await room.wagers.recount(tx, { ...of, of: { memberIds } }))
        yield { memberId: row.memberId, row: rowOf(dayOf(row.starts), row) };
    else
      for (const row of await room.wagers.playOf(tx, { ...of, memberIds, by: 'member' }))
        yield { memberId: row.key as MemberId, row: rowOf(dayOf(of.from), row) };
  }
}

export const later = (at: Date, day: Date | null) => (day && day > at ? day : at);
export const earlier = (at: Date, day: Date | null) => (day && day < at ? day : at);
