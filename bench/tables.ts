import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import type { House } from '../apps/server/src/house.ts';
import { launchFrame } from '../apps/server/src/modules/games/tables/launch-table.ts';
import { type HouseTable, TABLES } from '../apps/server/src/modules/games/tables/rules/tables.ts';
import { lastPlacedAt } from '../apps/server/src/modules/games/tables/store/bets.ts';
import { type Caller, openCaller, type PlannedCall, refusalsOf, waitsOf } from './caller.ts';
import { openBenchHouse } from './house.ts';
import { analyze } from './ledger/database.ts';
import { seenOf } from './ledger/drive.ts';
import { flyKite } from './kite-flights.ts';
import { openSocketHolder } from './socket-holder.ts';
import { openMember } from './spin-members.ts';

const OF_TABLES = 50;
const SOCKETS = 5_000;
const MEMBERS = 1_000;
/** Bets a second at all tables together: as if each socket's member bet once in 25 seconds. */
const BETS_A_SECOND = 200;
const SECONDS = 60;
const CHAIN = 2_000;

/** Promise S13, and what the kite is measured by. In milliseconds. */
const PROMISED = {
  'bet accepted p99, ms': 150,
  'close to result p99, ms': 500,
  'call to take p99, ms': 150,
  'wrong answers of the kite': 0,
} as const;
type Figures = Record<keyof typeof PROMISED, number>;

/**
 * Promise S13. Fifty tables that run by the clock, five thousand sockets that follow them, a hundred each, and members
 * who bet over HTTP: how long an accepted bet waits for its answer, and how long after its moment a result is on the
 * sockets. Then flights of the kite with two thousand bets, of which five hundred are taken within one second: whether
 * each answer is what the kite showed between question and answer, and how long it waited. Sockets and members are in
 * programs of their own on the same machine, so their work is in the times.
 */
export async function benchTables() {
  const codes = addTables();
  const opened = await openBenchHouse({ tables: true, chainLength: CHAIN });
  const [holder, caller] = [openSocketHolder(), openCaller()];
  try {
    const { house, origin } = opened;
    const port = Number(new URL(origin).port);
    const seats = await seatMembers(house, codes);
    await analyze(opened.ownerUrl);
    await holder.open({ port, origin, count: SOCKETS, cookies: [] });
    await holder.say(codes.map((code) => subscribe(code)));
    const quiet = await watch(holder, SECONDS / 3);
    console.log(`without bets: result p50 ${quiet.drawn.p50} ms, p99 ${quiet.drawn.p99} ms`);
    await caller.open({ port, tokens: seats.map(({ token }) => token) });
    const betting = betOnTables(house, { caller, port, seats });
    const [bets, rounds] = await Promise.all([betting, watch(holder, SECONDS)]);
    const { drawn, closed } = rounds;
    console.log(
      `root after close, of ${closed.count}: p50 ${closed.p50} ms, p99 ${closed.p99} ms\n` +
        `result after its moment, of ${drawn.count}: p50 ${drawn.p50} ms, p99 ${drawn.p99} ms`,
    );
    const tokens = await launchAll(house, seats, 'kite');
    await holder.say(subscribe('kite'), tokens.length);
    await caller.open({ port, tokens });
    const kite = await flyKite(house, { caller, port, tokens });
    const proof = await house.wallet.verify('full');
    console.log(`proof of ${proof.entries} entries: ${proof.differences} differences`);
    return {
      id: 'S13',
      promises: report({
        'bet accepted p99, ms': bets.p99,
        'close to result p99, ms': drawn.p99,
        'call to take p99, ms': kite.p99,
        'wrong answers of the kite': kite.wrong,
      }),
    };
  } finally {
    await Promise.all([holder.close(), caller.close()]);
    await opened.close();
  }
}

const subscribe = (series: string) =>
  JSON.stringify({ type: 'subscribe', topic: `round:${series}` });

/** The house's tables twice and more under other codes; the kite apart. */
function addTables(): string[] {
  const own = TABLES.filter(({ kind }) => kind !== 'kite');
  const more = Array.from({ length: OF_TABLES - own.length }, (_, nth): HouseTable => {
    const table = own[nth % own.length] as HouseTable;
    return { ...table, gameCode: `${table.gameCode}-${2 + Math.floor(nth / own.length)}` };
  });
  (TABLES as HouseTable[]).push(...more);
  return [...own, ...more].map(({ gameCode }) => gameCode);
}

type Seat = {
  readonly gameCode: string;
  readonly token: string;
  readonly session: Awaited<ReturnType<typeof openMember>>['session'];
};

async function seatMembers(house: House, codes: readonly string[]): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const { session } = await openMember(house, nth);
    const gameCode = codes[nth % codes.length] ?? '';
    seats.push({ gameCode, session, token: await launch(house, session, gameCode) });
  }
  return seats;
}

const launch = async (house: House, session: Seat['session'], gameId: string): Promise<string> => {
  const frame = '/frame/table.html';
  const { launchToken } = await house.db.tx((tx) =>
    launchFrame(house.tables, tx, { session, gameId, frame, lastPlacedAt }),
  );
  return launchToken;
};

async function launchAll(house: House, seats: readonly Seat[], gameId: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const { session } of seats) tokens.push(await launch(house, session, gameId));
  return tokens;
}

async function watch(holder: ReturnType<typeof openSocketHolder>, seconds: number) {
  await holder.rounds();
  await sleep(seconds * 1_000);
  return holder.rounds();
}

type Betting = { readonly caller: Caller; readonly port: number; readonly seats: readonly Seat[] };

/** Bets at their tables, none in the last moment before a close, where the wire decides. */
async function betOnTables(house: House, { caller, port, seats }: Betting) {
  const from = Date.now() + 500;
  const rounds = await house.db.pool.query<{
    series: string;
    issue: string;
    opens: Date;
    closes: Date;
  }>(
    `select series, issue, opens_at as opens, closes_at as closes from rounds_round
     where series <> 'kite' and opens_at < $1 and closes_at > $2`,
    [new Date(from + SECONDS * 1_000), new Date(from)],
  );
  const calls: PlannedCall[] = [];
  for (let nth = 0; nth < BETS_A_SECOND * SECONDS; nth += 1) {
    const at = from + (nth * 1_000) / BETS_A_SECOND;
    const open = rounds.rows.filter(
      ({ opens, closes }) => opens.getTime() + 300 < at && closes.getTime() - 500 > at,
    );
    const round = open[Math.floor(Math.random() * open.length)];
    const own = seats.filter(({ gameCode }) => gameCode === round?.series);
    const seat = own[Math.floor(Math.random() * own.length)];
    if (round && seat) calls.push({ at, ...betCall(seat, round.issue) });
  }
  const answers = await caller.ask({ port, calls });
  const seen = seenOf(waitsOf(answers), SECONDS * 1_000);
  console.log(
    `${answers.length} bets in ${SECONDS} s: p50 ${seen.p50} ms, p99 ${seen.p99} ms, refused ` +
      JSON.stringify(refusalsOf(answers)),
  );
  return seen;
}

/** A chip on the first spot of the table, which each of its games has. */
const SPOTS: Readonly<Record<string, string>> = {
  baccarat: 'player',
  roulette: 'red',
  'dragon-tiger': 'dragon',
  'andar-bahar': 'andar',
  'teen-patti': 'a',
  'sic-bo': 'small',
  'one-day': 'a',
  'robo-rumble': 'red',
};

function betCall({ gameCode, token }: Seat, issue: string) {
  const table = TABLES.find((each) => each.gameCode === gameCode);
  const layout = [{ spot: SPOTS[table?.game ?? ''] ?? '', stake: table?.terms.limits.least ?? '' }];
  const body = JSON.stringify({ issue, layout });
  return { path: playerRoutes.tables.place.path, token, body, tag: gameCode };
}

function report(figures: Figures) {
  return Object.entries(PROMISED).map(([what, promised]) => {
    const found = figures[what as keyof Figures];
    const held = found <= promised;
    console.log(`S13 ${what}: ${found}, promised <= ${promised}: ${held ? 'held' : 'NOT held'}`);
    return { id: 'S13', what, found, promised: `<= ${promised}`, held };
  });
}
