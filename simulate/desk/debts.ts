import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { checkout } = consoleRoutes;
const MAY = [
  'cashier.debt-changed',
  'cashier.debt-unknown',
  'cashier.nothing-there',
  'proposals.waiting',
] as const;
const ROUNDS_UNTIL_WRITTEN_OFF = 6;

/** What was taken back is collected as far as it goes; what stays for an hour the house bears. */
export async function workDebts(
  world: World,
  operator: Operator,
  seen: Map<string, number>,
): Promise<void> {
  const debts = await world.ask(operator, checkout.debts, {
    input: { pageSize: 100 },
    as: 'look at debts',
  });
  for (const { depositId: id, owed } of debts?.rows ?? []) {
    const looks = (seen.get(id) ?? 0) + 1;
    seen.set(id, looks);
    const input = { id, amount: owed, reason: 'The provider took the payment back' };
    const asking = { input, may: MAY };
    if (looks > ROUNDS_UNTIL_WRITTEN_OFF)
      await world.ask(operator, checkout.writeOff, { ...asking, as: 'write a debt off' });
    else await world.ask(operator, checkout.collect, { ...asking, as: 'collect a debt' });
  }
}
