import { consoleRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import type { Operator } from '../desk/operator.ts';
import type { World } from '../world.ts';
import { allOf } from './all-of.ts';
import { type Check, differ } from './check.ts';

/** The cashier’s own lists, added up, are what members were credited, paid and have on hold. */
export const cashierLists: Check = {
  name: 'cashier: lists of deposits and withdrawals',
  async find({ world, operator, people, sums }) {
    const ours = new Set(people.map(({ memberId }) => memberId));
    const isOurs = ({ memberId }: { memberId: string }) => ours.has(memberId);
    const deposits = (await depositsOf(world, operator)).filter(isOurs);
    const withdrawals = (await withdrawalsOf(world, operator)).filter(isOurs);
    const credited = deposits
      .filter(({ state }) => state !== 'REVERSED')
      .reduce((all, one) => all + paisa(one.credited ?? '0'), 0n);
    let held = 0n;
    let out = 0n;
    for (const { state, amount, received } of withdrawals) {
      if (['REQUESTED', 'APPROVED', 'FAILED'].includes(state)) held += paisa(amount);
      else if (state === 'RECEIVED_PARTIAL') out += paisa(received ?? '0');
      else if (state !== 'REJECTED' && state !== 'REFUNDED') out += paisa(amount);
    }
    return [
      ...differ('deposits credited', credited, sums.deposited),
      ...differ('withdrawals on hold', held, sums.held),
      ...differ('withdrawals paid and not given back', out, sums.withdrawn),
      ...deposits.filter(({ state }) => state === 'PAID').map(({ id }) => `${id} stays PAID`),
    ];
  },
};

const depositsOf = (world: World, operator: Operator) =>
  allOf((cursor) =>
    world.ask(operator, consoleRoutes.cashier.deposits, {
      input: { pageSize: 100, ...cursor },
      as: 'compare',
    }),
  );

const withdrawalsOf = (world: World, operator: Operator) =>
  allOf((cursor) =>
    world.ask(operator, consoleRoutes.withdrawals.list, {
      input: { queue: 'all', pageSize: 100, ...cursor },
      as: 'compare',
    }),
  );
