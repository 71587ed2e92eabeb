import type { RunningHouse } from '../../tests/harness/house.ts';
import { type DayCheckout, openCheckout } from './checkout.ts';
import { type LineUp, lineUpIn } from './line.ts';
import { type DayPurse, openPurse } from './purse.ts';
import { type DayStudio, openStudio } from './studio.ts';

export type { DayCheckout } from './checkout.ts';
export type { DayStudio } from './studio.ts';

/** What stands beside a house of the day's own, and what only such a house lets be done. */
export type Beside = {
  /** The one that fails for an hour. */
  readonly studio: DayStudio;
  readonly checkout: DayCheckout;
  readonly purse: DayPurse;
  readonly lineUp: LineUp;
  close(): Promise<void>;
};

type Given = Pick<RunningHouse, 'house' | 'playerOrigin'> & {
  readonly walletUrl: string;
  readonly seed: string;
  readonly now: () => number;
};

/** Two studios and a payment provider, in this process. */
export async function openBeside(given: Given): Promise<Beside> {
  const { house, walletUrl, now } = given;
  const studio = await openStudio(given);
  const purse = await openPurse(given);
  const checkout = await openCheckout({ house, houseUrl: walletUrl, now });
  return {
    studio,
    checkout,
    purse,
    lineUp: lineUpIn(house),
    async close() {
      await studio.close();
      await purse.close();
      await checkout.close();
    },
  };
}
