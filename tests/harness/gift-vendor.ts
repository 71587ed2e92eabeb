import type { AddressInfo } from 'node:net';
import {
  createReferenceVendor,
  type ReferenceVendor,
} from '../../reference-vendor/src/reference-vendor.ts';
import { walletClient } from '../../reference-vendor/src/wallet-client.ts';
import type { FakeClock } from './clock.ts';
import type { RunningHouse } from './house.ts';
import { registerVendor } from './vendor.ts';

export const GIFT_WHEEL = 'gift-wheel';
const gameId = GIFT_WHEEL;
/** A field that pays three stakes. */
const PAYS_THREE = 7;

export type GiftVendor = {
  readonly vendor: ReferenceVendor;
  /** So many of the next calls of the house never arrive. */
  lose(calls: number): void;
  close(): Promise<void>;
};

/** A vendor that takes free rounds of its one game, each of which wins three stakes. */
export async function startGiftVendor(
  house: RunningHouse,
  { clock }: { readonly clock: FakeClock },
): Promise<GiftVendor> {
  let lost = 0;
  const keys = { vendor: 'GIFTS', scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 4) } as const;
  const now = () => clock.now().getTime();
  const vendor = createReferenceVendor({
    walletUrl: house.playerOrigin,
    keys,
    gameId,
    page: '',
    recordFile: null,
    random: () => PAYS_THREE,
    now,
  });
  Object.assign(vendor.wallet, walletClient(house.playerOrigin, keys, { now }));
  const [handle] = vendor.server.listeners('request') as ((...of: unknown[]) => void)[];
  vendor.server.removeAllListeners('request');
  vendor.server.on('request', (request, response) => {
    lost -= 1;
    if (lost >= 0) return void request.socket.destroy();
    handle?.(request, response);
  });
  await new Promise<void>((done) => vendor.server.listen(0, '127.0.0.1', done));
  const { port } = vendor.server.address() as AddressInfo;
  const gameUrl = `http://127.0.0.1:${port}/`;
  const points = { freeRoundsUrl: `${gameUrl}free-rounds` };
  await registerVendor(house, { keys, gameId, points, gameUrl });
  return {
    vendor,
    lose: (calls) => {
      lost = calls;
    },
    close: () => {
      vendor.server.closeAllConnections();
      return new Promise<void>((done) => vendor.server.close(() => done()));
    },
  };
}
