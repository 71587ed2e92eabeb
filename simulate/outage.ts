import { consoleRoutes } from '@nokshi/contract';
import { dayOf } from '../apps/server/src/kernel/calendar.ts';
import { type Operator, signIn } from './desk/operator.ts';
import type { DayCheckout, DayVendor } from './beside/index.ts';
import { lasts, untilOf, type World } from './world.ts';

const TELL_EVERY_MS = 20_000;

/** For an hour nothing the vendor hears is certain; then it sends again what it does not know. */
export async function failForAnHour(world: World, vendor: DayVendor): Promise<void> {
  const { life, tally, plan } = world;
  await life.pause(untilOf(world, plan.outage.from));
  vendor.breakLine();
  await life.pause(untilOf(world, plan.outage.to));
  const open = await vendor.repairLine();
  if (open > 0) tally.fault(`${open} steps of the vendor are open after its line was repaired`);
}

/** The vendor hands in its record of the day, and the operator compares it with the house's. */
export async function reconcile(world: World, vendor: DayVendor, operator: Operator) {
  const { ask, life, tally, plan } = world;
  await life.pause(untilOf(world, plan.reconcileAt));
  const day = dayOf(new Date(life.now()));
  const lines = await vendor.handIn(day);
  if (lines === 0) return;
  await signIn(world, operator);
  const compared = await ask(operator, consoleRoutes.vendors.reconcile, {
    input: { vendor: vendor.vendor, day },
    as: 'reconcile a vendor',
  });
  if (!compared) return;
  const { theirNet, ourNet, differences } = compared;
  tally.note(`vendor ${vendor.vendor}: ${lines} lines, ${differences} not in both, net ${ourNet}`);
  if (theirNet !== ourNet) tally.fault(`the vendor’s net is ${theirNet}, ours ${ourNet}`);
}

/** The provider makes its calls when they are due. */
export async function tellOfPayments(world: World, checkout: DayCheckout): Promise<void> {
  while (lasts(world, TELL_EVERY_MS)) {
    await checkout.tellDue();
    await world.life.pause(TELL_EVERY_MS);
  }
}
