import { INCOME_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { daysSpan } from '../../apps/server/src/kernel/calendar.ts';
import { checkSlips } from '../../apps/server/src/modules/money/agents/index.ts';
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
  /** Every slip of some days computed again, as `npm run slips` does. */
  checkSlips(from: string, to: string): Promise<SlipsAgain>;
  close(): Promise<void>;
};

/** How many slips there were, and each difference as a sentence. */
export type SlipsAgain = { readonly slips: number; readonly differences: readonly string[] };

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
    checkSlips: (from, to) => slipsAgain(house, { from, to }),
    async close() {
      await vendor.close();
      await purse.close();
      await checkout.close();
    },
  };
}

async function slipsAgain(
  { agents }: Given['house'],
  days: { readonly from: string; readonly to: string },
): Promise<SlipsAgain> {
  const span = daysSpan(days.from, days.to);
  if (!span) throw new Error(`${days.from} to ${days.to} are no days`);
  const differences: string[] = [];
  const found = (difference: string) => void differences.push(difference);
  const { signal } = new AbortController();
  let slips = 0;
  for (const kind of INCOME_KINDS) {
    const checked = await checkSlips(agents, { span, kind, signal, found });
    // A rebate is of no contract, and no slip.
    if (kind !== 'rebate') slips += checked.slips;
  }
  return { slips, differences };
}
