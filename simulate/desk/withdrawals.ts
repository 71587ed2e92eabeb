import { consoleRoutes } from '@nokshi/contract';
import type { DeskWithdrawal } from '@nokshi/contract/console/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import { paisa } from '../paisa.ts';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { withdrawals: desk } = consoleRoutes;

/** Of so many that are asked for, one is refused. */
const REFUSED_ONE_IN = 12;
/** The member, the channel or another operator was quicker. */
const MAY = ['cashier.withdrawal-changed', 'proposals.waiting'] as const;

export type Worked = { withdrawals: number; disputes: number };

/** One look at the queue: lets go out, pays by hand, asks the channel again, refuses a few. */
export async function workWithdrawals(world: World, operator: Operator, worked: Worked) {
  const queue = { queue: 'waiting', pageSize: 100 } as const;
  const waiting = await world.ask(operator, desk.list, { input: queue, as: 'look at the queue' });
  for (const row of waiting?.rows ?? []) await workOne(world, operator, { row, worked });
  const said = await world.ask(operator, desk.list, {
    input: { ...queue, queue: 'disputed' },
    as: 'look at the queue',
  });
  for (const row of said?.rows ?? []) await resolve(world, operator, { row, worked });
}

type Case = { readonly row: DeskWithdrawal; readonly worked: Worked };

async function workOne(world: World, operator: Operator, { row, worked }: Case): Promise<void> {
  const { id, amount, state } = row;
  const act = { id, reason: 'Looked at it on the desk' };
  if (state === 'FAILED')
    return void (await world.ask(operator, desk.again, { input: act, as: 'pay again', may: MAY }));
  if (state === 'REQUESTED') {
    worked.withdrawals += 1;
    if (worked.withdrawals % REFUSED_ONE_IN === 0)
      return void (await world.ask(operator, desk.reject, { input: act, as: 'refuse', may: MAY }));
    await world.ask(operator, desk.approve, { input: { ...act, amount }, as: 'approve', may: MAY });
  }
  const one = await world.ask(operator, desk.one, { input: { id }, as: 'open a withdrawal' });
  if (one?.kind !== 'by-hand' || one.state !== 'APPROVED') return;
  const reference = `by-hand-${id}`;
  await world.ask(operator, desk.paid, {
    input: { ...act, reference },
    as: 'pay by hand',
    may: MAY,
  });
}

/** What is missing is given back and upheld by turns. */
async function resolve(world: World, operator: Operator, { row, worked }: Case): Promise<void> {
  worked.disputes += 1;
  const missing = paisa(row.amount) - paisa(row.received ?? '0.00');
  const decision = worked.disputes % 2 === 0 ? 'uphold' : 'refund';
  await world.ask(operator, desk.resolve, {
    input: {
      id: row.id,
      decision,
      amount: toDecimal(missing),
      reason: 'Compared with the channel',
    },
    as: `resolve: ${decision}`,
    may: MAY,
  });
}
