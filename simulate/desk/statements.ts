import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { statements } = consoleRoutes;

/** The bank's statement is taken whole; a line that pays nothing of ours is closed. */
export async function workStatements(world: World, operator: Operator): Promise<void> {
  const bank = await world.ask(operator, statements.demo, { input: {}, as: 'fetch a statement' });
  if (!bank) return;
  await world.ask(operator, statements.apply, {
    input: { csv: bank.csv, reason: 'The statement of the bank' },
    as: 'take a statement',
  });
  const open = await world.ask(operator, statements.lines, {
    input: { state: 'UNMATCHED', pageSize: 100 },
    as: 'look at lines',
  });
  for (const { id } of open?.rows ?? [])
    await world.ask(operator, statements.close, {
      input: { id, as: 'IGNORED', reason: 'Pays nothing of ours' },
      as: 'close a line',
      may: ['cashier.line-changed'],
    });
}
