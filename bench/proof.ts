import { openBenchServer } from './ledger/database.ts';
import { drive } from './ledger/drive.ts';
import { openOurs } from './ledger/ours.ts';

const MEMBERS = 20_000;
const AT_ONCE = 2_048;
const NEW = 1_000;
const ROUNDS = 3;

/**
 * What a proof costs by history and by what is new: postings through the wallet's own door until
 * there are so many entries, then a full proof, then tails of a thousand postings each.
 * PROOF_ENTRIES says how many, one million unless told.
 */
export async function benchProof() {
  const wanted = Number(process.env.PROOF_ENTRIES ?? 1_000_000);
  const server = await openBenchServer();
  const ours = await openOurs(server.url, MEMBERS);
  try {
    const count = async () =>
      Number((await ours.db.pool.query('select count(*) as n from wallet_entry')).rows[0].n);
    while ((await count()) < wanted) await drive({ inFlight: AT_ONCE, seconds: 5 }, ours.bet);
    await server.settle();
    const full = await ours.prove('full');
    const tails: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(Array.from({ length: NEW }, ours.bet));
      tails.push((await ours.prove('tail')).tookMs);
    }
    const perMillion = Math.round((full.tookMs / Number(full.entries)) * 1e6);
    console.log(
      `full: ${full.entries} entries in ${full.tookMs} ms, ${perMillion} ms a million; ` +
        `tail: ${NEW} postings behind them in ${tails.join(', ')} ms; ` +
        `${full.differences} differences`,
    );
    return { entries: full.entries, fullMs: full.tookMs, perMillion, tailMs: tails };
  } finally {
    await ours.close();
    await server.close();
  }
}
