import { randomBytes, randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import { parseDecimal } from '@nokshi/money';
import { type HttpClient, httpClient } from '../harness/client.ts';
import { PASSWORD } from '../harness/house.ts';

const STAKE = '0.20';
const DEPOSIT = '500.00';
const minor = (text: string) => parseDecimal(text) ?? 0n;

type Player = {
  readonly client: HttpClient;
  launchToken: string;
  /** Every acknowledged round by its key. */
  readonly rounds: Map<string, SlotRound>;
  deposited: bigint;
};

export type Players = Awaited<ReturnType<typeof invitePlayers>>;

/** Members who play and deposit without a pause, asking again by the same key until answered. */
export async function invitePlayers(origin: string, count: number) {
  const players = await Promise.all(Array.from({ length: count }, () => invite(origin)));
  let playing = true;
  let unanswered = 0;

  /** One key, however often the server dies over it. */
  const insist = async <T>(ask: () => Promise<T | null>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await ask().catch(() => null);
      if (answer !== null) return answer;
      if (tries === 0) unanswered += 1;
      if (tries > 1_200) throw new Error('an operation was never resolved');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const playOn = async (player: Player) => {
    for (let turn = 1; playing; turn += 1) {
      const key = randomUUID();
      player.rounds.set(key, await insist(() => spin(player, key)));
      if (turn % 25 === 0) {
        const deposit = randomUUID();
        await insist(() => depositOnce(player, deposit));
        player.deposited += minor(DEPOSIT);
      }
    }
  };
  const work = Promise.all(players.map(playOn));

  return {
    players,
    /** Operations whose first answer was lost or refused as busy. */
    unanswered: () => unanswered,
    acknowledged: () => players.reduce((all, { rounds }) => all + rounds.size, 0),
    async rest() {
      playing = false;
      await work;
    },
    /** Asks for every acknowledged round again: same key, same round. Answers what differs. */
    async differing(): Promise<string[]> {
      const wrong = await Promise.all(
        players.flatMap((player) =>
          [...player.rounds].slice(-40).map(async ([key, before]) => {
            const again = await insist(() => spin(player, key));
            return again.roundId === before.roundId && again.payout === before.payout ? [] : [key];
          }),
        ),
      );
      return wrong.flat();
    },
    /** Balance, rounds and deposits of each player as the answers add up, and as the server says. */
    async sums() {
      return Promise.all(
        players.map(async ({ client, rounds, deposited }) => {
          const { sumBalance } = await insist(() => client.call(playerRoutes.wallet.balance, {}));
          const net = [...rounds.values()].reduce(
            (all, r) => all + minor(r.payout) - minor(r.stake),
            0n,
          );
          return { expected: deposited + net, found: minor(sumBalance) };
        }),
      );
    },
  };
}

async function invite(origin: string): Promise<Player> {
  const address = `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
  const base = httpClient(origin.replace('localhost', '127.0.0.1'), origin);
  const client: HttpClient = {
    ...base,
    call: (route, input, options) =>
      base.call(route, input, { ...options, headers: { 'x-forwarded-for': address } }),
  };
  const username = `c${randomBytes(6).toString('hex')}`;
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  await client.call(playerRoutes.identity.register, { username, ...secret, agree: true });
  const player: Player = { client, launchToken: '', rounds: new Map(), deposited: minor(DEPOSIT) };
  await depositOnce(player, randomUUID());
  const { launchToken } = await client.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
  player.launchToken = launchToken;
  return player;
}

const spin = ({ client, launchToken }: Player, key: string) =>
  client.call(playerRoutes.slots.spin, { stake: STAKE }, { key, bearer: launchToken });

const depositOnce = ({ client }: Player, key: string) =>
  client.call(
    playerRoutes.cashier.requestDeposit,
    { channel: 'demo-wallet', amount: DEPOSIT },
    { key },
  );
