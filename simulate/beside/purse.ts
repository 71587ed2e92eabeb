import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { createReferenceVendor } from '../../reference-vendor/src/reference-vendor.ts';
import type { RunningHouse } from '../../tests/harness/house.ts';
import { registerVendor } from '../../tests/harness/vendor.ts';

/** A vendor that keeps the players' money itself. Amounts in paisa. */
export type DayPurse = {
  readonly vendor: string;
  play(memberId: string, round: { stake: bigint; win: bigint }): boolean;
  close(): Promise<void>;
};

type Given = Pick<RunningHouse, 'house' | 'playerOrigin'> & {
  readonly walletUrl: string;
  readonly now: () => number;
};

const VENDOR = 'OWNWALLET';

/** The reference vendor with a wallet of its own, known to the house. */
export async function openPurse({ walletUrl, now, ...house }: Given): Promise<DayPurse> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const keys = { vendor: VENDOR, scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 3) } as const;
  const gameId = 'own-wheel';
  const vendor = createReferenceVendor({
    walletUrl,
    keys,
    gameId,
    page: 'reference-vendor/page',
    recordFile: null,
    ownWallet: null,
    now,
  });
  vendor.server.listen(port, '127.0.0.1');
  await once(vendor.server, 'listening');
  const points = { walletUrl: `${url}wallet` };
  await registerVendor(house, { keys, gameId, points, gameUrl: url });
  return {
    vendor: VENDOR,
    play: (memberId, round) => vendor.own?.play(memberId, round) ?? false,
    async close() {
      vendor.server.closeAllConnections();
      vendor.server.close();
      await once(vendor.server, 'close');
    },
  };
}
