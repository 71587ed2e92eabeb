import { playerRoutes } from '@nokshi/contract';
import type { Flight, KiteBet } from '@nokshi/contract/player/kite.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { cutOf, msTo } from '@nokshi/house-math/instants/kite.ts';
import { readKite } from '@nokshi/house-math/verify/draw-proof.ts';
import { verifyKite } from '@nokshi/house-math/verify/verify-kite.ts';
import type { HttpClient } from './client.ts';
import type { FakeClock } from './clock.ts';
import type { RunningHouse } from './house.ts';
import { keepLotteries } from './only-lotteries.ts';

const { kite } = playerRoutes;
const SECOND = 1_000;

export type Kites = Awaited<ReturnType<typeof flyKites>>;
/** A flight that is closed, with what only the house knows of it. */
export type Flying = Flight & { readonly rises: number; readonly secret: number };

let keys = 0;
export const kiteKey = () => `kite-key-${++keys}`;

/** The kite of a house of which nothing else is drawn; the test moves the clock. */
export async function flyKites(house: RunningHouse, clock: FakeClock) {
  await keepLotteries(house, 'kite');
  const { rounds, fairness, db, tables } = house.house;
  const tick = () => rounds.clock.runDue();
  const shown = () => tables.kite.kiteBoard.shown();
  const moveTo = (ms: number) => clock.advance(ms - clock.now().getTime());

  /** Of a closed flight; the house itself is asked, no door tells it. */
  async function secretOf(issue: string): Promise<number> {
    const wanted = { purpose: 'kite.kite', issue };
    return cutOf(hmacRandom(await db.read((tx) => fairness.draws.take(tx, wanted))));
  }

  const cutsAt = async ({ issue, risesAt }: Flight) =>
    Date.parse(risesAt) + msTo(await secretOf(issue));

  /** The flight that takes bets, or the next one. */
  async function open(): Promise<Flight> {
    for (let steps = 0; steps < 50; steps += 1) {
      await tick();
      const { now } = await shown();
      if (now?.state === 'OPEN') return now;
      const due = now?.state === 'CLOSED' ? await cutsAt(now) : 0;
      moveTo(Math.max(due, clock.now().getTime() + SECOND));
    }
    throw new Error('no flight opens');
  }

  /** At the moment in which betting is over: the kite waits to rise. */
  async function close(flight: Flight): Promise<Flying> {
    moveTo(Date.parse(flight.closesAt));
    await tick();
    const now = await find(flight.issue);
    return { ...now, rises: Date.parse(now.risesAt), secret: await secretOf(flight.issue) };
  }

  async function find(issue: string): Promise<Flight> {
    const { now } = await shown();
    if (now?.issue !== issue) throw new Error(`${issue} is not the flight of now`);
    return now;
  }

  const read = async (issue: string) =>
    (await db.read((tx) => rounds.find(tx, { series: 'kite', issue })))?.state;

  return {
    tick,
    shown,
    secretOf,
    /** The flight that waits to take bets. */
    next: async () =>
      (await db.read((tx) => rounds.upcoming(tx, { series: 'kite', most: 1 })))[0]?.issue ?? '',
    /** This server takes the step out of a state, as soon as its time has come and it leads. */
    async leave(state: string, issue: string) {
      while ((await read(issue)) === state) {
        clock.advance(SECOND / 4);
        await tick();
      }
    },
    open,
    close,
    moveTo,
    /** At so many milliseconds of the flight. */
    at: (flight: Flying, ms: number) => moveTo(flight.rises + ms),
    /** Its string is cut. */
    async cut(flight: Flying, lateMs = 0) {
      moveTo(Math.max(flight.rises + msTo(flight.secret) + lateMs, clock.now().getTime()));
      await tick();
    },
    /** What was won is paid. */
    async paid() {
      clock.advance(4 * SECOND);
      await tick();
    },
    /** A flight with these bets, which reaches a multiplier; flights before it fly without them. */
    async reaching(least: number, bet: (flight: Flight) => Promise<unknown>): Promise<Flying> {
      for (let flights = 0; flights < 100; flights += 1) {
        const flight = await open();
        await bet(flight);
        const flying = await close(flight);
        if (flying.secret >= least) return flying;
        await this.cut(flying);
        await this.paid();
      }
      throw new Error(`no flight of a hundred reached ${least}`);
    },
  };
}

/** A member with a launch token of the kite. */
export async function flierOf(client: HttpClient & { readonly memberId: string }) {
  const { launchToken: bearer } = await client.call(kite.launch, { gameId: 'kite' });
  const place = (issue: string, stake: string, order: number | null, key = kiteKey()) =>
    client.call(kite.place, { issue, stake: stake as '1.00', order }, { key, bearer });
  const take = async ({ betId }: Pick<KiteBet, 'betId'>) =>
    (await client.call(kite.take, { betId }, { bearer })).bet;
  return {
    client,
    memberId: client.memberId,
    bearer,
    place,
    take,
    withdraw: ({ betId }: Pick<KiteBet, 'betId'>) =>
      client.call(kite.withdraw, { betId }, { bearer }),
    seat: () => client.call(kite.seat, {}, { bearer }),
    bet: ({ betId }: Pick<KiteBet, 'betId'>) => client.call(kite.bet, { betId }),
    history: async () => (await client.call(kite.history, {}, { bearer })).rows,
    cash: async () => (await client.call(playerRoutes.wallet.balance, {})).sumBalance,
  };
}
/** Whether the document of a flight and a bet on it is in order. */
export function isVerified(document: unknown): boolean {
  const read = readKite(document);
  return 'proof' in read && verifyKite(read.proof).state === 'verified';
}

export type Flier = Awaited<ReturnType<typeof flierOf>>;
