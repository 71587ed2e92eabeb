import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import { lanesOf, nodesOf } from '../../apps/server/src/kernel/citus/standing.ts';
import { createDb } from '../../apps/server/src/kernel/db.ts';
import { createIds, type MemberId, type Uuid } from '../../apps/server/src/kernel/ids.ts';
import { silentLog } from '../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../apps/server/src/kernel/random.ts';
import { createWallet } from '../../apps/server/src/modules/base/wallet/index.ts';

const LANES = 16;
const EACH = 3;
const PAUSE_MS = 20;
const DIGEST = Buffer.alloc(32, 7);

type Lane = { taken: number; refused: number; gapMs: number; lastAt: number };

/** The wallet of one server, and members in every lane. */
export async function openBareWallet(url: string) {
  const db = createDb({ url, log: silentLog });
  await db.lanes.open();
  const ids = createIds(systemClock, systemRandom);
  const wallet = createWallet({ db, clock: systemClock, ids, log: silentLog });
  const members: MemberId[] = [];
  for (let nth = 0; nth < LANES * EACH; nth += 1) {
    const id = ids.next<Uuid>().slice(0, -1) + (nth % LANES).toString(16);
    const memberId = id as MemberId;
    await db.tx((tx) => wallet.openAccounts(tx, { memberId, asset: 'BDT' }));
    members.push(memberId);
  }
  const posting = (memberId: MemberId, amount: bigint, key = ids.next<Uuid>()) => ({
    memberId,
    asset: 'BDT' as const,
    key,
    digest: DIGEST,
    legs: [{ reference: key, amount, contra: 'clearing:cashier', kind: 'deposit' }] as const,
    rides: [],
  });
  return { db, ids, wallet, members, posting };
}

/** Postings without a pause in all lanes, and what became of them lane by lane. */
export async function beginLoad(url: string) {
  const { db, wallet, members, posting } = await openBareWallet(url);
  const placed = await lanesOf(db.pool);
  const nodes = await nodesOf(db.pool);
  const lanes = Array.from({ length: LANES }, (): Lane => {
    return { taken: 0, refused: 0, gapMs: 0, lastAt: performance.now() };
  });
  const words = new Map<string, number>();
  let going = true;
  const postOn = async (memberId: MemberId): Promise<void> => {
    const lane = lanes[wallet.laneOf(memberId)] as Lane;
    while (going)
      try {
        await wallet.post(posting(memberId, 1n));
        const now = performance.now();
        lane.gapMs = Math.max(lane.gapMs, now - lane.lastAt);
        lane.lastAt = now;
        lane.taken += 1;
      } catch (err) {
        lane.refused += 1;
        const said = String(err).slice(0, 80);
        words.set(said, (words.get(said) ?? 0) + 1);
        await sleep(PAUSE_MS);
      }
  };
  const work = Promise.all(members.map(postOn));
  const portOf = (lane: number) =>
    nodes.find(({ id }) => id === placed.find((one) => one.lane === lane)?.nodeId)?.port ?? 0;
  return {
    lanes,
    nodes,
    placed,
    portOf,
    /** Starts counting again: how many were taken from now on, and the longest pause between two. */
    countAnew(): void {
      const lastAt = performance.now();
      for (const lane of lanes) Object.assign(lane, { taken: 0, refused: 0, gapMs: 0, lastAt });
    },
    /** Of lanes for which this holds. */
    summary(holds: (lane: number) => boolean) {
      const those = lanes.filter((_, lane) => holds(lane));
      return {
        taken: those.reduce((sum, { taken }) => sum + taken, 0),
        refused: those.reduce((sum, { refused }) => sum + refused, 0),
        gapMs: Math.round(Math.max(0, ...those.map(({ gapMs }) => gapMs))),
      };
    },
    /** What refusals said, and how often. */
    words: () => [...words].map(([said, times]) => `${times} x ${said}`),
    async end() {
      going = false;
      await work;
    },
    /** How many lanes are posted to on their worker, and in their own schema. */
    ways: () => db.lanes.count(),
    prove: () => wallet.verify('full'),
    close: () => db.close(),
  };
}
