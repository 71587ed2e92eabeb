import type { House } from '../apps/server/src/house.ts';
import type { PlayerSession } from '../apps/server/src/kernel/caller.ts';
import { digestOf } from '../apps/server/src/kernel/digest.ts';
import type { MemberId, SessionId, Uuid, WagerId } from '../apps/server/src/kernel/ids.ts';
import type { RoundRow } from '../apps/server/src/modules/games/rounds/index.ts';
import { wallClock } from '../tests/harness/clock.ts';
import { openBenchHouse } from './house.ts';
import { anyOf, drive } from './ledger/drive.ts';
import { median } from './median.ts';
import { makePlayers } from './players.ts';
import { openSocketHolder, type SocketHolder } from './socket-holder.ts';

const PLAYERS = 20_000;
const BETS = 100_000;
const NAIVE_BETS = 2_000;
const ISSUES = 3;
const IN_FLIGHT = 2_048;
const SECONDS = 2;
const SOCKETS = 10_000;
const GAME = 'wingo-5m';

/** Promise S12. */
const PROMISED = {
  'close to link told, ms': { most: 300 },
  'settled, times bare postings': { least: 0.8 },
  'result on all sockets, ms': { most: 1_000 },
} as const;
type Figures = Record<keyof typeof PROMISED, number>;

/**
 * Promise S12. One issue with a hundred thousand bets, three times: how long from closing it to its
 * link, which the root of all bets goes before; how many bets are settled and paid a second, beside
 * bare postings and beside the naive way, one bet after another; and how long until ten thousand
 * sockets have the result.
 */
export async function benchLottery() {
  const clock = wallClock();
  const opened = await openBenchHouse({ workers: 0, clock });
  const holder = openSocketHolder();
  try {
    const { house, origin } = opened;
    const members = await makePlayers(opened, PLAYERS);
    await holder.open({ port: Number(new URL(origin).port), origin, count: SOCKETS, cookies: [] });
    const topic = `round:${GAME}`;
    await holder.untilHeard('"state":', () =>
      holder.say(JSON.stringify({ type: 'subscribe', topic })),
    );
    const at = { inFlight: IN_FLIGHT, seconds: SECONDS };
    const [bare, placed, told, settled, shown]: [number[], number[], number[], number[], number[]] =
      [[], [], [], [], []];
    for (let nth = 0; nth < ISSUES; nth += 1) {
      bare.push((await drive(at, () => stakeBare(house, anyOf(members)))).rate);
      const round = await openIssue(house, clock);
      placed.push(await placeAll(house, { members, round, count: BETS, nth }));
      const drawn = await closeAndDraw(house, { clock, round, holder });
      told.push(drawn.told);
      settled.push(drawn.rate);
      shown.push(drawn.shown);
    }
    const naive = await settleNaively(house, { members, clock });
    const proof = await house.wallet.verify('full');
    console.log(`proof of ${proof.entries} entries: ${proof.differences} differences`);
    say('bare postings a second', bare);
    say('bets placed a second', placed);
    say('close to link told, ms', told);
    say('bets settled and paid a second', settled);
    say('result on all sockets, ms', shown);
    console.log(`one bet after another, bets settled a second: ${naive}`);
    const ratio = median(settled.map((rate, nth) => rate / (bare[nth] ?? 0)));
    return {
      id: 'S12',
      naive,
      promises: report({
        'close to link told, ms': Math.max(...told),
        'settled, times bare postings': Math.round(ratio * 100) / 100,
        'result on all sockets, ms': Math.max(...shown),
      }),
    };
  } finally {
    await holder.close();
    await opened.close();
  }
}

type Clock = ReturnType<typeof wallClock>;
const digest = Buffer.alloc(32, 7);

function stakeBare({ wallet, identity }: House, memberId: MemberId) {
  const key = identity.ids.next<Uuid>();
  const legs = [{ amount: -1n, contra: 'house:slots', kind: 'stake', reference: key } as const];
  return wallet.post({ memberId, asset: 'BDT', key, digest, legs, rides: [] });
}

/** The issue that takes bets, once one has at least four minutes to go. */
async function openIssue({ db, rounds }: House, clock: Clock): Promise<RoundRow> {
  await rounds.clock.runDue();
  for (;;) {
    const round = await db.read((tx) => rounds.now(tx, GAME));
    if (!round) throw new Error(`${GAME} has no issue`);
    const left = round.closesAt.getTime() - clock.now().getTime();
    if (round.state === 'OPEN' && left > 240_000) return round;
    clock.advance(Math.max(round.drawsAt.getTime() - clock.now().getTime(), 0) + 1);
    await rounds.clock.runDue();
  }
}

const sessionOf = (memberId: MemberId): PlayerSession => ({
  sessionId: memberId as string as SessionId,
  memberId,
  username: 'bench',
  type: 0,
  restriction: null,
  generation: 1,
  passwordChangeNeeded: false,
});

type Placing = {
  readonly members: readonly MemberId[];
  readonly round: RoundRow;
  readonly count: number;
  readonly nth: number;
};

async function placeAll(house: House, { members, round, count, nth }: Placing): Promise<number> {
  let next = 0;
  const began = performance.now();
  const placing = async () => {
    for (let n = next++; n < count; n = next++)
      await house.lottery.place({
        session: sessionOf(members[n % members.length] as MemberId),
        key: house.identity.ids.next(),
        asked: {
          gameCode: GAME,
          issue: round.issue,
          mode: 'Elott',
          bets: [
            {
              play: 'number',
              selection: `${(n + nth) % 10}`,
              unitPrice: '2.00',
              multiple: 1,
              base: 1960,
            },
          ],
          total: '2.00',
        },
      });
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, placing));
  return Math.round((count * 1_000) / (performance.now() - began));
}

type Drawing = { readonly clock: Clock; readonly round: RoundRow; readonly holder: SocketHolder };

async function closeAndDraw(house: House, { clock, round, holder }: Drawing) {
  const { db, rounds } = house;
  const until = (at: Date) => clock.advance(at.getTime() - clock.now().getTime() + 1);
  const state = async () => (await db.read((tx) => rounds.byId(tx, round.id)))?.state;
  until(round.closesAt);
  const began = performance.now();
  await rounds.clock.runDue();
  const closed = performance.now() - began;
  until(round.drawsAt);
  const drawing = performance.now();
  const from = performance.timeOrigin + drawing;
  const heard = await holder.untilHeard(`"issue":"${round.issue}","state":"DRAWN"`, async () => {
    void rounds.clock.runDue();
  });
  const shown = heard - from;
  while ((await state()) !== 'SETTLED') await new Promise((done) => setTimeout(done, 5));
  const paid = performance.now() - drawing;
  const link = shown + closed;
  return {
    told: Math.round(link),
    shown: Math.round(shown),
    rate: Math.round((BETS * 1_000) / paid),
  };
}

/** As it is often done: each bet in its turn, its payout in a commit of its own. */
async function settleNaively(
  house: House,
  { members, clock }: { members: readonly MemberId[]; clock: Clock },
): Promise<number> {
  const round = await openIssue(house, clock);
  await placeAll(house, { members, round, count: NAIVE_BETS, nth: 0 });
  const { rows } = await house.db.pool.query<{ id: WagerId; member: MemberId; selection: string }>(
    'select id, member_id as member, selection from lottery_bet where round_id = $1',
    [round.id],
  );
  const began = performance.now();
  for (const { id, member, selection } of rows)
    await house.wagers.settle({
      memberId: member,
      wagerId: id,
      key: house.identity.ids.next<Uuid>(),
      digest: digestOf(id),
      houseAccount: 'house:lottery',
      rides: [],
      payout: selection === '7' ? 19_60n : 0n,
    });
  return Math.round((rows.length * 1_000) / (performance.now() - began));
}

const say = (name: string, values: readonly number[]) =>
  console.log(`${name}: ${median(values)} (${Math.min(...values)} to ${Math.max(...values)})`);

function report(figures: Figures) {
  return Object.entries(PROMISED).map(([what, promised]) => {
    const found = figures[what as keyof Figures];
    const held = 'most' in promised ? found <= promised.most : found >= promised.least;
    const limit = 'most' in promised ? `<= ${promised.most}` : `>= ${promised.least}`;
    console.log(`S12 ${what}: ${found}, promised ${limit}: ${held ? 'held' : 'NOT held'}`);
    return { id: 'S12', what, found, promised: limit, held };
  });
}
