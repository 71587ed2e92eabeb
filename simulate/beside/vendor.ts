import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import { createReferenceVendor } from '../../reference-vendor/src/reference-vendor.ts';
import type { RunningHouse } from '../../tests/harness/house.ts';
import { newVendor } from '../../tests/harness/vendor.ts';
import { chanceOf } from '../plan/chance.ts';

export type DayVendor = {
  readonly vendor: string;
  /** From now on no answer of the house arrives, and half of the calls do not either. */
  breakLine(): void;
  /** The line works again: steps left open are sent again. Returns how many are still open. */
  repairLine(): Promise<number>;
  handIn(day: string): Promise<number>;
  close(): Promise<void>;
};

type Given = Pick<RunningHouse, 'house' | 'playerOrigin'> & {
  /** Where the house listens. */
  readonly walletUrl: string;
  readonly seed: string;
  readonly now: () => number;
};

/** The reference vendor with one game, known to the house, on a line that can fail. */
export async function openVendor({ walletUrl, seed, now, ...house }: Given): Promise<DayVendor> {
  const [port = 0] = await freePorts(1);
  const { keys, gameId } = await newVendor(house, 'SUNDIAL', {
    gameUrl: `http://127.0.0.1:${port}/`,
  });
  const line = failingLine();
  const chance = chanceOf(`vendor ${seed}`);
  const vendor = createReferenceVendor({
    walletUrl,
    keys,
    gameId,
    page: 'reference-vendor/page',
    recordFile: null,
    fetch: line.fetch,
    random: (below) => chance.between(0, below - 1),
    now,
    wait: () => Promise.resolve(),
  });
  vendor.server.listen(port, '127.0.0.1');
  await once(vendor.server, 'listening');
  return {
    vendor: keys.vendor,
    breakLine: () => line.set('broken'),
    async repairLine() {
      line.set('good');
      return vendor.recover();
    },
    handIn: (day) => vendor.handIn(day),
    async close() {
      vendor.server.closeAllConnections();
      vendor.server.close();
      await once(vendor.server, 'close');
    },
  };
}

/** Broken it swallows calls and answers by turns; who asks for a session still hears. */
function failingLine(): { fetch: typeof fetch; set(state: 'good' | 'broken'): void } {
  let state: 'good' | 'broken' = 'good';
  let calls = 0;
  return {
    set: (next) => void (state = next),
    async fetch(input, init) {
      if (state === 'good' || String(input).endsWith('/session')) return fetch(input, init);
      calls += 1;
      if (calls % 2 === 0) await fetch(input, init);
      throw new Error('the line is down');
    },
  };
}
