import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { randomBytes } from 'node:crypto';
import {
  type VendorKeys,
  type WalletClient,
  walletClient,
} from '../../reference-vendor/src/wallet-client.ts';
import type { Points } from '../../apps/server/src/modules/games/vendors/rules/points.ts';
import type { HttpClient } from './client.ts';
import type { RunningHouse } from './house.ts';

export const WHEEL = 'sundial-wheel';

type Hosts = readonly { readonly url: string; readonly place: number }[];
type Given = { points?: Partial<Points>; gameUrl?: string; hosts?: Hosts; now?: () => number };

const gameOf = (vendor: string, gameId: string) => ({
  gameId,
  vendor,
  category: 'RNG' as const,
  nodeId: `${vendor}-${gameId}`,
  gameGroupCode: 'RNG',
  menus: ['RNG'],
  classify: ['AC' as const],
  name: { EN: 'Sundial Wheel', BN: 'সূর্যঘড়ির চাকা' },
  description: { EN: 'A wheel. It turns.', BN: 'একটি চাকা। এটি ঘোরে।' },
  minBet: 100n,
  rtp: '95.00',
  hitRate: '50.00',
  volatility: 'low' as const,
  maxWin: '5',
  position: 900,
  isHot: false,
});

/** A vendor known to the house, with a key of its own and one game; answers its client. */
export async function newVendor(
  house: Pick<RunningHouse, 'house' | 'playerOrigin'>,
  vendor = 'SUNDIAL',
  { points = {}, gameUrl = 'http://localhost:3002/', hosts, now }: Given = {},
): Promise<{ keys: VendorKeys; wallet: WalletClient; gameId: string }> {
  const own: VendorKeys = { vendor, scheme: 'HMAC-SHA256', key: randomBytes(32) };
  const gameId = vendor === 'SUNDIAL' ? WHEEL : `${vendor.toLowerCase()}-wheel`;
  await registerVendor(house, { keys: own, gameId, points, gameUrl, ...(hosts && { hosts }) });
  return { keys: own, wallet: walletClient(house.playerOrigin, own, now && { now }), gameId };
}

export async function registerVendor(
  { house }: Pick<RunningHouse, 'house'>,
  given: {
    keys: VendorKeys;
    gameId: string;
    points: Partial<Points>;
    gameUrl: string;
    /** Instead of the one address. */
    hosts?: Hosts;
    category?: Category;
    publicKey?: Buffer;
  },
): Promise<void> {
  const { vendor, scheme, key } = given.keys;
  await house.db.tx((tx) =>
    house.vendors.register(tx, {
      vendor: {
        vendor,
        name: { EN: 'Sundial Studio', BN: 'সূর্যঘড়ি স্টুডিও' },
        logo: `/art/vendor-${vendor}.svg`,
        position: 90,
        isHot: false,
      },
      games: [
        { ...gameOf(vendor, given.gameId), ...(given.category && { category: given.category }) },
      ],
      scheme,
      key: given.publicKey ?? key,
      hosts: given.hosts ?? [{ url: given.gameUrl, place: 1 }],
      points: given.points,
    }),
  );
  await house.vendors.start();
  await house.catalogue.start();
}

let keys = 0;

/** A member with so much play money, at most 5,000.00 a deposit. */
export async function richMember(house: RunningHouse, deposits = ['5000.00']) {
  const member = await house.member();
  for (const amount of deposits) {
    keys += 1;
    const form = { channel: 'demo-wallet', amount };
    const key = `vendor-key-${keys}`;
    await member.call(playerRoutes.cashier.requestDeposit, form, { key });
  }
  return member;
}

/** Free rounds that an operator gives a member, as the vendor names them. */
export async function grantRounds(
  house: RunningHouse,
  given: { username: string; gameId: string; rounds: number; stake?: string; days?: number },
): Promise<string> {
  const desk = await house.operator('finance');
  keys += 1;
  const wish = { stake: '1.00', days: 7, ...given, reason: 'a gift for a patient player' };
  await desk.call(consoleRoutes.freeRounds.grant, wish, { key: `grant-key-${keys}` });
  const { rows } = await desk.call(consoleRoutes.freeRounds.list, {});
  return rows.find(({ username }) => username === given.username)?.reference ?? '';
}

/** The token that a launch puts behind the `#` of the game's address. */
export async function tokenFor(member: HttpClient, gameId: string): Promise<string> {
  const { url } = await member.call(playerRoutes.vendors.launch, { gameId });
  return new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
}
