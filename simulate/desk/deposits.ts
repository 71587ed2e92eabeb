import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { cashier } = consoleRoutes;
const MAY = ['cashier.deposit-decided', 'proposals.waiting'] as const;

/** What waits in review is credited where the member's limits allow it by now, else sent back. */
export async function workDeposits(world: World, operator: Operator): Promise<void> {
  const waiting = await world.ask(operator, cashier.deposits, {
    input: { state: 'REVIEW', pageSize: 100 },
    as: 'look at deposits in review',
  });
  for (const { id, paid } of waiting?.rows ?? []) {
    const input = { id, amount: paid ?? '0.00', reason: 'Looked at it on the desk' };
    const credited = await world.ask(operator, cashier.creditDeposit, {
      input,
      as: 'credit a deposit',
      may: [...MAY, 'cashier.deposit-forbidden'],
    });
    if (!credited)
      await world.ask(operator, cashier.returnDeposit, {
        input,
        as: 'send a deposit back',
        may: MAY,
      });
  }
}
