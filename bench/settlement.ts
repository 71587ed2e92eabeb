import type { House } from '../apps/server/src/house.ts';
import type { MemberId, RoundId, Uuid, WagerId } from '../apps/server/src/kernel/ids.ts';
import type { Result } from '../apps/server/src/modules/stakes/wagers/index.ts';
import { openBenchHouse } from './house.ts';
import { anyOf, drive } from './ledger/drive.ts';
import { median } from './median.ts';
import { makePlayers } from './players.ts';

/** Promise S6, against bare postings with as many in flight. */
const PROMISED = 0.8;
const PLAYERS = 20_000;
const WAGERS = 40_000;
const ROUNDS = 15;
const IN_FLIGHT = 2_048;
const SECONDS = 2;
const STAKE = 1_00n;
/** A lottery draw pays few, a match nearly half. */
const KINDS = [
  { name: 'draw', winners: 0.2, payout: 4_00n },
  { name: 'match', winners: 0.45, payout: 1_90n },
] as const;
const digest = Buffer.alloc(32, 7);

type Kind = (typeof KINDS)[number];

/**
 * Wagers of one draw or match settled and paid a second: the settlement of each, and for a win its
 * entry and limits, all durable. Beside it bare postings in the same house, taking turns.
 */
export async function benchSettlement() {
  const opened = await openBenchHouse();
  const { house } = opened;
  try {
    const members = await makePlayers(opened, PLAYERS);
    const bare: number[] = [];
    const settled: Record<Kind['name'], number[]> = { draw: [], match: [] };
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      const at = { inFlight: IN_FLIGHT, seconds: SECONDS };
      bare.push((await drive(at, () => stakeBare(house, anyOf(members)))).rate);
      for (const kind of KINDS) settled[kind.name].push(await settleOnce(house, members, kind));
    }
    const proof = await house.wallet.verify('full');
    console.log(`proof of ${proof.entries} entries: ${proof.differences} differences`);
    return report(bare, settled);
  } finally {
    await opened.close();
  }
}

function stakeBare({ wallet, identity }: House, memberId: MemberId) {
  const key = identity.ids.next<Uuid>();
  const legs = [{ amount: -1n, contra: 'house:slots', kind: 'stake', reference: key } as const];
  return wallet.post({ memberId, asset: 'BDT', key, digest, legs, rides: [] });
}

/** Opens the wagers of one draw, then settles them all; answers how many a second. */
async function settleOnce(house: House, members: readonly MemberId[], kind: Kind): Promise<number> {
  const { wagers, identity } = house;
  const placed: Result[] = [];
  const roundId = identity.ids.next<RoundId>();
  const open = async (n: number) => {
    const memberId = members[n % members.length] as MemberId;
    const wagerId = identity.ids.next<WagerId>();
    await wagers.open({
      memberId,
      generation: 1,
      asset: 'BDT',
      wagerId,
      digest,
      roundId,
      gameId: kind.name,
      category: 'LOTT',
      ruleVersion: 1,
      houseAccount: 'house:lottery',
      stake: STAKE,
      rides: [],
    });
    const won = (n * 7_919) % 1_000 < kind.winners * 1_000;
    placed.push({ memberId, wagerId, payout: won ? kind.payout : 0n });
  };
  let next = 0;
  const opening = async () => {
    for (let n = next++; n < WAGERS; n = next++) await open(n);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, opening));
  const settlementId = identity.ids.next<Uuid>();
  const began = performance.now();
  const { won, lost } = await wagers.settleMany({
    settlementId,
    houseAccount: 'house:lottery',
    wagers: placed,
  });
  const rate = Math.round((WAGERS * 1_000) / (performance.now() - began));
  if (won + lost !== WAGERS) throw new Error(`${won} won and ${lost} lost of ${WAGERS}`);
  return rate;
}

function report(bare: number[], settled: Record<Kind['name'], number[]>) {
  const say = (name: string, values: number[]) =>
    console.log(`${name}: ${median(values)}/s (${Math.min(...values)} to ${Math.max(...values)})`);
  say(`S6 bare postings, ${IN_FLIGHT} in flight`, bare);
  const ratios = KINDS.map(({ name, winners }) => {
    say(`S6 wagers of a ${name} settled, ${winners * 100} % of them won`, settled[name]);
    // A minute's proof may strike a round of either, so a ratio of two medians would say too much.
    const pairs = settled[name].map((rate, round) => rate / (bare[round] ?? 0));
    const ratio = median(pairs);
    const medians = median(settled[name]) / median(bare);
    const verdict = ratio >= PROMISED ? 'held' : 'NOT held';
    console.log(
      `S6 ${name}: ${ratio.toFixed(2)}x (median of pairs; of medians ${medians.toFixed(2)}x), promised >= ${PROMISED}x: ${verdict}`,
    );
    return { name, ratio, medians, held: ratio >= PROMISED };
  });
  return { id: 'S6', bare, settled, ratios };
}
