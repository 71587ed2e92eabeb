import type { RunningHouse } from '../../tests/harness/house.ts';
import { type DayCheckout, openCheckout } from './checkout.ts';
import { type DayPurse, openPurse } from './purse.ts';
import { type DayVendor, openVendor } from './vendor.ts';

export type { DayCheckout } from './checkout.ts';
export type { DayVendor } from './vendor.ts';

/** What stands beside a house of the day's own, and what only such a house lets be done. */
export type Beside = {
  /** The one that fails for an hour. */
  readonly vendor: DayVendor;
  readonly checkout: DayCheckout;
  readonly purse: DayPurse;
  /** Takes every step of draws that is due now, to its end. */
  draw(): Promise<unknown>;
  close(): Promise<void>;
};

type Given = Pick<RunningHouse, 'house' | 'playerOrigin'> & {
  readonly walletUrl: string;
  readonly seed: string;
  readonly now: () => number;
};

/** Two vendors and a payment provider, in this process. */
export async function openBeside(given: Given): Promise<Beside> {
  const { house, walletUrl, now } = given;
  const vendor = await openVendor(given);
  const purse = await openPurse(given);
  const checkout = await openCheckout({ house, houseUrl: walletUrl, now });
  return {
    vendor,
    checkout,
    purse,
    draw: () => house.rounds.clock.runDue(),
    async close() {
      await vendor.close();
      await purse.close();
      await checkout.close();
    },
  };
}
