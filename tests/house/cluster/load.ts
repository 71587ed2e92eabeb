import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { Cluster } from './cluster.ts';
import type { ClusterServer } from './cluster-server.ts';
import { DEPOSIT, deposit, type Member, minor, newMember } from './members.ts';

const DEPOSIT_EVERY = 15;

type Player = {
  readonly member: Member;
  /** Every acknowledged round by its key. */
  readonly rounds: Map<string, SlotRound>;
  deposited: bigint;
};

export type Load = Awaited<ReturnType<typeof startLoad>>;

/**
 * Members who play and deposit without a pause, each operation at another server, two at a time
 * so that the same member is at several at once; asked again by the same key, at whichever server
 * is up, until it is answered.
 */
export async function startLoad(cluster: Cluster, count: number) {
  const { servers } = cluster;
  const first = servers[0] as ClusterServer;
  const players = await Promise.all(
    Array.from({ length: count }, async (): Promise<Player> => {
      const member = await newMember(cluster, first);
      return { member, rounds: new Map(), deposited: minor(DEPOSIT) };
    }),
  );
  let playing = true;
  let unanswered = 0;
  let turn = 0;
  const next = (): ClusterServer => {
    const up = servers.filter(({ alive }) => alive);
    turn += 1;
    return up[turn % up.length] ?? first;
  };
  const insist = async <T>(ask: (server: ClusterServer) => Promise<T>): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(next());
      } catch (err) {
        if (tries === 0) unanswered += 1;
        if (tries > 1_200) throw new Error('an operation was never resolved', { cause: err });
        await sleep(25);
      }
    }
  };
  const spin = ({ member }: Player, key: string) =>
    insist(async (server) => {
      const { answer } = await member.spin(server, key);
      if (!answer.success) throw new Error(answer.code);
      return answer.value;
    });
  const playOn = async (player: Player) => {
    for (let turns = 1; playing; turns += 1) {
      const key = randomUUID();
      player.rounds.set(key, await spin(player, key));
      if (turns % DEPOSIT_EVERY > 0) continue;
      const paid = randomUUID();
      await insist((server) => deposit(player.member.at(server), paid));
      player.deposited += minor(DEPOSIT);
    }
  };
  const work = Promise.all(players.flatMap((player) => [playOn(player), playOn(player)]));
  work.catch(() => undefined);

  return {
    players,
    /** Operations that were not answered the first time. */
    unanswered: () => unanswered,
    acknowledged: () => players.reduce((all, { rounds }) => all + rounds.size, 0),
    async rest() {
      playing = false;
      await work;
    },
    /** Asks for acknowledged rounds again: same key, same round, at any server. */
    async differing(): Promise<string[]> {
      const wrong = await Promise.all(
        players.flatMap((player) =>
          [...player.rounds].slice(-30).map(async ([key, before]) => {
            const again = await spin(player, key);
            return again.roundId === before.roundId && again.payout === before.payout ? [] : [key];
          }),
        ),
      );
      return wrong.flat();
    },
    /** Each player's balance as the answers add up, and as every server says. */
    async sums() {
      const up = servers.filter(({ alive }) => alive);
      const asked = players.flatMap((player) => up.map((server) => ({ player, server })));
      return Promise.all(
        asked.map(async ({ player, server }) => {
          const client = player.member.at(server);
          const { sumBalance } = await client.call(playerRoutes.wallet.balance, {});
          const net = [...player.rounds.values()].reduce(
            (all, r) => all + minor(r.payout) - minor(r.stake),
            0n,
          );
          return { expected: player.deposited + net, found: minor(sumBalance) };
        }),
      );
    },
  };
}
