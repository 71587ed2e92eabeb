import { consoleRoutes } from '@nokshi/contract';
import { dayOf } from '../apps/server/src/kernel/calendar.ts';
import { type Operator, signIn } from './desk/operator.ts';
import type { DayCheckout, DayStudio } from './beside/index.ts';
import { lasts, untilOf, type World } from './world.ts';

const TELL_EVERY_MS = 20_000;

/** For an hour nothing the studio hears is certain; then it sends again what it does not know. */
export async function failForAnHour(world: World, studio: DayStudio): Promise<void> {
  const { life, tally, plan } = world;
  await life.pause(untilOf(world, plan.outage.from));
  studio.breakLine();
  await life.pause(untilOf(world, plan.outage.to));
  const open = await studio.repairLine();
  if (open > 0) tally.fault(`${open} steps of the studio are open after its line was repaired`);
}

/** The studio hands in its record of the day, and the operator compares it with the house's. */
export async function reconcile(world: World, studio: DayStudio, operator: Operator) {
  const { ask, life, tally, plan } = world;
  await life.pause(untilOf(world, plan.reconcileAt));
  const day = dayOf(new Date(life.now()));
  const lines = await studio.handIn(day);
  if (lines === 0) return;
  await signIn(world, operator);
  const compared = await ask(operator, consoleRoutes.vendors.reconcile, {
    input: { vendor: studio.vendor, day },
    as: 'reconcile a studio',
  });
  if (!compared) return;
  const { theirNet, ourNet, differences } = compared;
  tally.note(`studio ${studio.vendor}: ${lines} lines, ${differences} not in both, net ${ourNet}`);
  if (theirNet !== ourNet) tally.fault(`the studio’s net is ${theirNet}, ours ${ourNet}`);
}

/** The provider makes its calls when they are due. */
export async function tellOfPayments(world: World, checkout: DayCheckout): Promise<void> {
  while (lasts(world, TELL_EVERY_MS)) {
    await checkout.tellDue();
    await world.life.pause(TELL_EVERY_MS);
  }
}
