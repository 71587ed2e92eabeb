import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { createStudio } from '../../studio/src/studio.ts';
import type { RunningHouse } from '../../tests/harness/house.ts';
import { registerStudio } from '../../tests/harness/studio.ts';

/** A studio that keeps the players' money itself. Amounts in paisa. */
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

/** The reference studio with a wallet of its own, known to the house. */
export async function openPurse({ walletUrl, now, ...house }: Given): Promise<DayPurse> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const keys = { vendor: VENDOR, scheme: 'HMAC-SHA256', key: Buffer.alloc(32, 3) } as const;
  const gameId = 'own-wheel';
  const studio = createStudio({
    walletUrl,
    keys,
    gameId,
    page: 'studio/page',
    recordFile: null,
    ownWallet: null,
    now,
  });
  studio.server.listen(port, '127.0.0.1');
  await once(studio.server, 'listening');
  const points = { walletUrl: `${url}wallet` };
  await registerStudio(house, { keys, gameId, points, gameUrl: url });
  return {
    vendor: VENDOR,
    play: (memberId, round) => studio.own?.play(memberId, round) ?? false,
    async close() {
      studio.server.closeAllConnections();
      studio.server.close();
      await once(studio.server, 'close');
    },
  };
}
