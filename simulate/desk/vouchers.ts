import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const WORTH = '300.00';
const WEEK_MS = 7 * 86_400_000;

/** A batch of vouchers for the day: a code for every other person. */
export async function issueVouchers(world: World, operator: Operator): Promise<void> {
  const { vouchers } = consoleRoutes;
  await world.ask(operator, vouchers.issue, {
    input: {
      count: Math.ceil(world.plan.people.length / 2),
      amount: WORTH,
      expiresAt: new Date(world.life.now() + WEEK_MS).toISOString(),
      note: 'For the day',
      reason: 'Given out at the market',
    },
    as: 'issue vouchers',
    key: world.newKey(),
  });
  const batches = await world.ask(operator, vouchers.list, { input: {}, as: 'look at vouchers' });
  const id = batches?.rows[0]?.id;
  const taken =
    id && (await world.ask(operator, vouchers.codes, { input: { id }, as: 'take codes' }));
  if (taken) world.vouchers.push(...taken.codes);
}
