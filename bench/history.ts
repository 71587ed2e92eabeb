import pg from 'pg';
import { analyze, openBenchServer } from './ledger/database.ts';
import { between, spent } from './ledger/cost.ts';
import { drive, type Seen } from './ledger/drive.ts';
import { openOurs, type Ours } from './ledger/ours.ts';
import { PAST_ROUNDS, roundAt } from './ledger/past-rounds.ts';

/** A million accounts in sixteen lanes, two a member. */
const MEMBERS = 500_000;
const STAGES = [0, 5_000_000, 10_000_000, 20_000_000] as const;
const DAYS = 90;
const IN_FLIGHT = 2_048;
const SECONDS = 5;
const TAILS = 3;
const NEW = 1_000;

/**
 * Whether a posting costs more on top of a long history: the same load on an empty ledger and on
 * one with up to 20 million entries of the last 90 days under vendors' keys, which have no time and
 * have to be looked for in every month. The history is real: it proves itself at the end.
 */
export async function benchHistory() {
  const server = await openBenchServer();
  let ours: Ours | undefined;
  try {
    ours = await openOurs(server, MEMBERS);
    const stages = [];
    let loaded = 0;
    for (const entries of STAGES) {
      const began = performance.now();
      loaded = await loadUpTo(server.ownerUrl, { loaded, entries });
      const seconds = Math.round((performance.now() - began) / 1_000);
      const own = await measure(ours, () => (ours as Ours).bet());
      const vendor = await measure(ours, () => (ours as Ours).vendorBet());
      console.log(
        `history ${loaded} entries (loaded in ${seconds} s): own keys ${own.rate}/s, ` +
          `${own.server} us PostgreSQL; vendors' keys ${vendor.rate}/s, ${vendor.server} us`,
      );
      stages.push({ loaded, own, vendor });
    }
    const proof = await ours.prove();
    console.log(
      `proof of ${proof.entries} entries: ${proof.differences} differences, ${proof.tookMs} ms`,
    );
    const tails: number[] = [];
    for (let round = 0; round < TAILS; round += 1) {
      await Promise.all(Array.from({ length: NEW }, ours.bet));
      tails.push((await ours.prove('tail')).tookMs);
    }
    console.log(`proof of a tail of ${NEW} postings behind them: ${tails.join(', ')} ms`);
    return { stages, proof, tails };
  } finally {
    await ours?.close();
    await server.close();
  }
}

async function measure(
  ours: Ours,
  bet: () => Promise<unknown>,
): Promise<Seen & { server: number }> {
  const before = await spent(ours.db.pool);
  const seen = await drive({ inFlight: IN_FLIGHT, seconds: SECONDS }, bet);
  const { server } = between(before, await spent(ours.db.pool), seen.done);
  return { ...seen, server };
}

/**
 * Adds rounds of one stake by every member until so many entries are there, in batches whose sums,
 * chain and balances are as the lanes would have made them. Answers how many there are.
 */
async function loadUpTo(
  connectionString: string,
  of: { loaded: number; entries: number },
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let { loaded } = of;
    if (loaded >= of.entries) return loaded;
    await client.query('set statement_timeout = 0');
    await client.query(PAST_ROUNDS);
    const rounds = Math.round(STAGES[STAGES.length - 1] as number) / MEMBERS;
    while (loaded < of.entries) {
      const day = DAYS - (loaded / MEMBERS) * (DAYS / rounds);
      for (let lane = 0; lane < 16; lane += 1) await roundAt(client, { lane, daysAgo: day });
      loaded += MEMBERS;
    }
    await analyze(connectionString);
    return loaded;
  } finally {
    await client.end();
  }
}
