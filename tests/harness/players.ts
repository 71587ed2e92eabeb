import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { playerRoutes } from '@nokshi/contract';
import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { parseDecimal } from '@nokshi/money';
import { type HttpClient, httpClient, type Said } from './client.ts';
import { longFaults } from './extent.ts';
import { createInsisting, inviteMember, NEVER_MS } from './insist.ts';

const STAKE = '0.20';
const DEPOSIT = '500.00';
export const minor = (text: string) => parseDecimal(text) ?? 0n;

type Player = {
  readonly client: HttpClient;
  readonly launchToken: string;
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
  let playing = true;
  const { seen, insist, insistOn } = createInsisting();

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
  const { client } = await inviteMember(base, DEPOSIT);
  const { launchToken } = await client.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
  return { client, launchToken, rounds: new Map(), deposited: minor(DEPOSIT), asked: [] };
}

const spin = ({ client, launchToken }: Player, key: string) =>
  client.send(playerRoutes.slots.spin, { stake: STAKE }, { key, bearer: launchToken });

const askDeposit = ({ client }: Player, channel: string, key: string) =>
  client.send(playerRoutes.cashier.requestDeposit, { channel, amount: DEPOSIT }, { key });

const depositOf = ({ client }: Player, id: string) =>
  client.send(playerRoutes.cashier.deposit, { id });
