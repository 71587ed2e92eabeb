import { randomBytes, randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { type HttpClient, httpClient } from '../../harness/client.ts';
import { PASSWORD } from '../../harness/house.ts';
import type { Cluster } from './cluster.ts';
import type { ClusterServer } from './cluster-server.ts';

export const STAKE = '0.20';
export const DEPOSIT = '500.00';
export const minor = (text: string): bigint => parseDecimal(text) ?? 0n;

/** A member with one session and one launched game, who may ask any server. */
export type Member = {
  readonly username: string;
  readonly cookie: string;
  readonly launchToken: string;
  at(server: ClusterServer): HttpClient;
  spin(server: ClusterServer, key?: string): ReturnType<typeof sendSpin>;
};

const sendSpin = (client: HttpClient, launchToken: string, key: string) =>
  client.send(playerRoutes.slots.spin, { stake: STAKE }, { key, bearer: launchToken });

/** Registers at `home`, deposits there and sits down at a game. */
export async function newMember(cluster: Cluster, home: ClusterServer): Promise<Member> {
  const username = `c${randomBytes(6).toString('hex')}`;
  const visitor = clientAt(cluster, home);
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  await visitor.call(playerRoutes.identity.register, { username, ...secret, agree: true });
  const member = await seated(cluster, home, { username, visitor });
  await deposit(member.at(home), randomUUID());
  return member;
}

/** From another device, at `server`: logs in there, which ends the previous session. */
export async function endFromElsewhere(
  cluster: Cluster,
  server: ClusterServer,
  { username }: Member,
): Promise<void> {
  const device = clientAt(cluster, server);
  const { identity } = playerRoutes;
  await device.call(identity.login, { username, password: PASSWORD });
  const before = (await device.call(identity.sessions, {})).find(({ current }) => !current);
  await device.call(identity.revokeSession, { id: before?.id ?? '' });
}

async function seated(
  cluster: Cluster,
  home: ClusterServer,
  { username, visitor }: { username: string; visitor: HttpClient },
): Promise<Member> {
  const cookie = Object.entries(visitor.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const clients = new Map<ClusterServer, HttpClient>();
  const at = (server: ClusterServer) => {
    const client = clients.get(server) ?? clientAt(cluster, server, cookie);
    clients.set(server, client);
    return client;
  };
  const launch = { gameId: 'kantha-lines' };
  const { launchToken } = await at(home).call(playerRoutes.slots.launch, launch);
  const spin = (server: ClusterServer, key = randomUUID() as string) =>
    sendSpin(at(server), launchToken, key);
  return { username, cookie, launchToken, at, spin };
}

export const deposit = (client: HttpClient, key: string) =>
  client.call(
    playerRoutes.cashier.requestDeposit,
    { channel: 'demo-wallet', amount: DEPOSIT },
    { key },
  );

/** A page that reached this server through the proxy, from an address of its own. */
function clientAt({ origin }: Cluster, server: ClusterServer, cookie?: string): HttpClient {
  const base = httpClient(server.address, origin);
  const address = `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
  const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) };
  return {
    ...base,
    send: (route, input, options) => base.send(route, input, { ...options, headers }),
    call: (route, input, options) => base.call(route, input, { ...options, headers }),
  };
}
