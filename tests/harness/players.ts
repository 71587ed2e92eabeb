import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '@nokshi/contract';
import { playerRoutes } from '@nokshi/contract';
import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { parseDecimal } from '@nokshi/money';
import { within } from '../../apps/server/src/kernel/within.ts';
import { type HttpClient, httpClient, type Said } from './client.ts';
import { longFaults } from './extent.ts';
import { PASSWORD } from './house.ts';

const STAKE = '0.20';
const DEPOSIT = '500.00';
/** An answer that takes longer is taken for lost, and the same is asked again, with more patience. */
const PATIENCE_MS = 4_000;
const NEVER_MS = 150_000;
export const minor = (text: string) => parseDecimal(text) ?? 0n;

type Player = {
  readonly client: HttpClient;
  launchToken: string;
  /** Every acknowledged round by its key. */
  readonly rounds: Map<string, SlotRound>;
  /** Credited in the answer. */
  deposited: bigint;
  /** Asked of the bank, which calls back later, twice. */
  readonly asked: string[];
};

type Options = {
  /** The port at which they knock, where it is not the site's own. */
  readonly door?: number;
  /** Deposit through the bank as well. */
  readonly bank?: boolean;
};

export type Players = Awaited<ReturnType<typeof invitePlayers>>;

/** Members who play and deposit without a pause, asking again by the same key until answered. */
export async function invitePlayers(origin: string, count: number, options: Options = {}) {
  const { door, bank = false } = options;
  const base = door ? `http://127.0.0.1:${door}` : origin.replace('localhost', '127.0.0.1');
  const players = await Promise.all(
    Array.from({ length: count }, () => invite(httpClient(base, origin))),
  );
  const seen = { unanswered: 0, busy: 0, odd: [] as string[] };
  let playing = true;

  /** One key, however often the server dies over it: a success, or a refusal that is final. */
  const insist = async <T>(ask: () => Promise<Said<T>>): Promise<Answer<T>> => {
    const until = performance.now() + NEVER_MS;
    let patienceMs = PATIENCE_MS;
    for (let pauseMs = 25; performance.now() < until; pauseMs = Math.min(2 * pauseMs, 400)) {
      const said = await within(patienceMs, 'an answer', ask()).catch(() => null);
      patienceMs = Math.min(2 * patienceMs, 30_000);
      if (said && isFinal(said)) return said.answer;
      if (said) judge(said, seen);
      if (pauseMs === 25) seen.unanswered += 1;
      await sleep(pauseMs);
    }
    throw new Error('an operation was never resolved');
  };
  const insistOn = async <T>(ask: () => Promise<Said<T>>): Promise<T> => {
    const answer = await insist(ask);
    if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`);
    return answer.value;
  };

  const playOn = async (player: Player) => {
    for (let turn = 1; playing; turn += 1) {
      const key = randomUUID();
      player.rounds.set(key, await insistOn(() => spin(player, key)));
      if (turn % 25 === 0) {
        const deposit = randomUUID();
        await insistOn(() => askDeposit(player, 'demo-wallet', deposit));
        player.deposited += minor(DEPOSIT);
      }
      if (bank && turn % 200 === 20) {
        const deposit = randomUUID();
        const answer = await insist(() => askDeposit(player, 'demo-bank', deposit));
        // Refused while too many are on their way.
        if (answer.success) player.asked.push(answer.value.id);
      }
    }
  };
  let failed: unknown;
  const work = Promise.all(players.map(playOn)).catch((err: unknown) => {
    failed = err;
  });

  return {
    players: count,
    /** First answers that were lost or refused as busy; 503 answers; answers nobody should get. */
    seen,
    acknowledged: () => players.reduce((all, { rounds }) => all + rounds.size, 0),
    rounds: () => players.flatMap(({ rounds }) => [...rounds.values()]),
    /** Throws what ended play for somebody. */
    check() {
      if (failed) throw failed;
    },
    async rest() {
      playing = false;
      await work;
      this.check();
    },
    /** Asks for the newest acknowledged rounds again: same key, same answer. What differs. */
    async differing(newest = longFaults ? 40 : 10): Promise<string[]> {
      const wrong: string[] = [];
      const askAgain = async (player: Player) => {
        for (const [key, before] of [...player.rounds].slice(-newest)) {
          const again = await insistOn(() => spin(player, key));
          if (!isDeepStrictEqual(again, before)) wrong.push(key);
        }
      };
      await Promise.all(players.map(askAgain));
      return wrong;
    },
    /** Cash of each player as the answers add up, the bank's deposits once each, and as it is. */
    async sums() {
      return Promise.all(
        players.map(async (player) => {
          const { client, rounds, deposited, asked } = player;
          for (const id of asked) await credited(() => depositOf(player, id), insistOn);
          const { sumBalance } = await insistOn(() => client.send(playerRoutes.wallet.balance, {}));
          const net = [...rounds.values()].reduce(
            (all, r) => all + minor(r.payout) - minor(r.stake),
            deposited + minor(DEPOSIT) * BigInt(asked.length),
          );
          return { expected: net, found: minor(sumBalance) };
        }),
      );
    },
  };
}

const isFinal = ({ status }: { status: number }) => status < 500 && status !== 429;

/** While something is broken there is one answer: 503 with the time to wait, or too often asked. */
function judge({ status, headers }: Said<unknown>, seen: { busy: number; odd: string[] }): void {
  if ((status === 503 || status === 429) && headers.get('retry-after') !== null) seen.busy += 1;
  else seen.odd.push(`${status}, retry-after ${headers.get('retry-after')}`);
}

async function credited(
  ask: () => Promise<Said<Deposit>>,
  insistOn: <T>(ask: () => Promise<Said<T>>) => Promise<T>,
): Promise<void> {
  for (const until = performance.now() + NEVER_MS; performance.now() < until; ) {
    const { state } = await insistOn(ask);
    if (state === 'CREDITED') return;
    await sleep(200);
  }
  throw new Error('a deposit was never credited');
}

async function invite(base: HttpClient): Promise<Player> {
  const address = `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
  const from = { headers: { 'x-forwarded-for': address } };
  const client: HttpClient = {
    ...base,
    call: (route, input, options) => base.call(route, input, { ...options, ...from }),
    send: (route, input, options) => base.send(route, input, { ...options, ...from }),
  };
  const username = `c${randomBytes(6).toString('hex')}`;
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  await client.call(playerRoutes.identity.register, { username, ...secret, agree: true });
  const player: Player = {
    client,
    launchToken: '',
    rounds: new Map(),
    deposited: minor(DEPOSIT),
    asked: [],
  };
  const first = { channel: 'demo-wallet', amount: DEPOSIT };
  await client.call(playerRoutes.cashier.requestDeposit, first, { key: randomUUID() });
  const { launchToken } = await client.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
  player.launchToken = launchToken;
  return player;
}

const spin = ({ client, launchToken }: Player, key: string) =>
  client.send(playerRoutes.slots.spin, { stake: STAKE }, { key, bearer: launchToken });

const askDeposit = ({ client }: Player, channel: string, key: string) =>
  client.send(playerRoutes.cashier.requestDeposit, { channel, amount: DEPOSIT }, { key });

const depositOf = ({ client }: Player, id: string) =>
  client.send(playerRoutes.cashier.deposit, { id });
