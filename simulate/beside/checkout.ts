import { once } from 'node:events';
import { registerProvider } from '../../apps/server/src/modules/money/cashier/index.ts';
import { createProvider } from '../../checkout/src/provider.ts';
import { openRecord } from '../../checkout/src/record.ts';
import { createCheckoutServer } from '../../checkout/src/server.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';
import type { RunningHouse } from '../../tests/harness/house.ts';

export type DayCheckout = {
  /** Calls the house wherever a call is due. */
  tellDue(): Promise<unknown>;
  close(): Promise<void>;
};

type Given = {
  readonly house: RunningHouse['house'];
  /** Where the house listens. */
  readonly houseUrl: string;
  readonly now: () => number;
};

/** The reference provider, known to the house; it calls only when it is asked to. */
export async function openCheckout({ house, houseUrl, now }: Given): Promise<DayCheckout> {
  const [port = 0] = await freePorts(1);
  const baseUrl = `http://127.0.0.1:${port}/`;
  const secret = Buffer.alloc(32, 7);
  let references = 0;
  const provider = createProvider({
    record: openRecord(null),
    secret,
    houseUrl,
    now,
    newReference: () => `shp-${String((references += 1)).padStart(6, '0')}`,
    fetch,
  });
  const server = createCheckoutServer({ provider, secret, now, ownUrl: () => baseUrl });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const name = { EN: 'Shapla Pay', BN: 'শাপলা পে' };
  await house.db.tx((tx) =>
    registerProvider(house.cashier, tx, { code: 'shapla-pay', name, baseUrl, secret }),
  );
  return {
    tellDue: () => provider.callDue(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
