import { between, type Spent, sizes, spent } from './ledger/cost.ts';
import { type BenchServer, openBenchServer } from './ledger/database.ts';
import { drive, type Seen } from './ledger/drive.ts';
import { CONNECTIONS, openNaive, type Rival } from './ledger/naive.ts';
import { openOurs, type Ours } from './ledger/ours.ts';
import { findPgbench, MISSING, openPgbench, type Pgbench, SCALE } from './ledger/pgbench.ts';
import { openPgledger } from './ledger/pgledger.ts';
import { billWholeBet } from './ledger/whole-bet.ts';
import { costs, medianOf, type Rounds, report, rivalName, say } from './ledger/report.ts';

const MEMBERS = 100_000;
const ROUNDS = 5;
const SECONDS = 3;
const RIVALS_IN_FLIGHT = 64;
const NO_PGLEDGER =
  'pgledger: not measured; PGLEDGER_SQL names its files, with commas: pgsql-ulid and pgledger.sql.';
const OURS = [1, 512, 2_048] as const;

type Field = { ours: Ours; pgbench: Pgbench | null; rivals: Rivals };
type Closable = { close(): Promise<void> };
type Rivals = Readonly<Record<string, Rival>>;

/**
 * The ledger against pgbench, the naive way and pgledger: one server, one run, full durability,
 * taking turns in rounds, so that whatever else the machine does meets them all.
 */
export async function benchLedger() {
  const compared = await compare();
  return { ...compared, wholeBet: await billWholeBet() };
}

async function compare() {
  const server = await openBenchServer();
  const opened: Closable[] = [];
  try {
    const field = await openField(server, opened);
    const rounds: Rounds = new Map();
    const bills = new Map<string, Spent[]>();
    const before = await sizes(field.ours.db.pool);
    for (let nth = 0; nth < ROUNDS; nth += 1) await playRound(field, rounds, bills);
    const after = await sizes(field.ours.db.pool);
    const proof = await field.ours.prove();
    for (const [name, seen] of rounds) say(name, seen);
    console.log(`proof of ${proof.entries} entries: ${proof.differences} differences`);
    const promises = report(rounds, bills);
    const grown = growth(rounds, before, after);
    return { ...figures(rounds, bills), promises, grown, proof };
  } finally {
    for (const one of opened) await one.close();
    await server.close();
  }
}

async function openField(server: BenchServer, opened: Closable[]): Promise<Field> {
  const began = performance.now();
  const keep = <T extends Closable>(one: T): T => {
    opened.push(one);
    return one;
  };
  const ours = keep(await openOurs(server, MEMBERS));
  const naive = keep(await openNaive(await server.makeDatabase('naive'), MEMBERS));
  const rivals: Record<string, Rival> = { naive };
  const program = findPgbench();
  const pgbench = program ? await openPgbench(program, await server.makeDatabase('pgbench')) : null;
  if (!program) console.log(MISSING);
  const schema = process.env.PGLEDGER_SQL;
  if (schema) {
    const url = await server.makeDatabase('pgledger');
    rivals.pgledger = keep(await openPgledger(url, { files: schema.split(','), members: MEMBERS }));
  } else console.log(NO_PGLEDGER);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${MEMBERS} members, cash and held each, opened by a deposit; ready in ${seconds} s`);
  console.log(
    `medians of ${ROUNDS} rounds of ${SECONDS} s; pgbench at scale ${SCALE}; ` +
      `others ${RIVALS_IN_FLIGHT} in flight over ${CONNECTIONS} connections`,
  );
  return { ours, pgbench, rivals };
}

async function playRound(field: Field, rounds: Rounds, bills: Map<string, Spent[]>) {
  const { ours, pgbench, rivals } = field;
  const add = <T>(to: Map<string, T[]>, name: string, value: T) =>
    to.set(name, [...(to.get(name) ?? []), value]);
  for (const inFlight of OURS) {
    const before = await spent(ours.db.pool);
    const seen = await drive({ inFlight, seconds: SECONDS }, ours.bet);
    const after = await spent(ours.db.pool);
    add(rounds, `ours at ${inFlight}`, seen);
    add(bills, `ours at ${inFlight}`, between(before, after, seen.done));
  }
  if (pgbench) {
    const tpcb = await pgbench.run(['--client=8', '--jobs=2'], SECONDS);
    add(rounds, 'pgbench TPC-B -c 8', tpcb);
    add(rounds, 'pgbench -N -c 1', await pgbench.run(['-N', '--client=1'], SECONDS));
  }
  for (const [name, rival] of Object.entries(rivals))
    for (const houses of [1, 64]) {
      const at = { inFlight: RIVALS_IN_FLIGHT, seconds: SECONDS };
      add(rounds, rivalName(name, houses), await drive(at, () => rival.bet(houses)));
    }
}

const figures = (rounds: Rounds, bills: ReadonlyMap<string, Spent[]>) => ({
  seen: Object.fromEntries(
    [...rounds].map(([name, all]) => [name, medianOf(all) satisfies Record<keyof Seen, number>]),
  ),
  spent: Object.fromEntries([...bills].map(([name, all]) => [name, costs(all)])),
});

/** What each table and index took of the disk for a posting, all rounds of ours together. */
function growth(rounds: Rounds, before: Map<string, number>, after: Map<string, number>) {
  const ours = OURS.flatMap((inFlight) => rounds.get(`ours at ${inFlight}`) ?? []);
  const count = ours.reduce((sum, seen) => sum + seen.done, 0);
  const each = [...after]
    .map(([name, bytes]) => ({ name, bytes: (bytes - (before.get(name) ?? 0)) / count }))
    .map(({ name, bytes }) => ({ name, bytes: Math.round(bytes * 10) / 10 }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  const text = each.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
  console.log(`S4 bytes of ${count} postings by table and index: ${text}`);
  return each;
}
