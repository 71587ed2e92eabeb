import { consoleRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import { allOf } from './all-of.ts';
import { type Check, differ, type LivedDay } from './check.ts';
import { readTotals } from './house-accounts.ts';

const { adjustments, checkout, claims, vouchers } = consoleRoutes;

/** What the desks of adjustments, claims, debts and vouchers add up to is what their accounts hold. */
export const deskSums: Check = {
  name: 'desks: adjustments, complaints, debts and vouchers against their accounts',
  async find(day) {
    const after = await readTotals(day.world, day.operator);
    const held = (name: string) => (after.get(name) ?? 0n) - (day.before.get(name) ?? 0n);
    const { given, owed, used } = await readDesks(day);
    const writtenOff = day.sums.reversed - owed - (given - day.sums.adjusted);
    return [
      ...differ('receivables, what is owed', -held('receivables'), owed),
      ...differ('adjustment, given and written off', -held('adjustment'), given + writtenOff),
      // The list of batches is of all time: only a house of the day's own begins with none.
      ...(day.world.beside
        ? differ('clearing of vouchers, those that were used', -held('clearing:voucher'), used)
        : []),
    ];
  },
};

async function readDesks({ world: { ask }, operator, people }: LivedDay) {
  const ours = new Set(people.map(({ memberId }) => memberId));
  const isOurs = ({ memberId }: { memberId: string }) => ours.has(memberId);
  const asking = { as: 'compare' } as const;
  const byHand = await allOf((cursor) =>
    ask(operator, adjustments.list, { input: { pageSize: 100, ...cursor }, ...asking }),
  );
  const answered = await allOf((cursor) =>
    ask(operator, claims.list, {
      input: { queue: 'answered', pageSize: 100, ...cursor },
      ...asking,
    }),
  );
  const debts = await allOf((cursor) =>
    ask(operator, checkout.debts, { input: { pageSize: 100, ...cursor }, ...asking }),
  );
  const batches = await ask(operator, vouchers.list, { input: {}, ...asking });
  const complaints = answered.filter((one) => one.kind === 'withdrawal' && isOurs(one));
  return {
    given:
      total(
        byHand.filter(isOurs).map(({ way, amount }) => (way === 'give' ? amount : `-${amount}`)),
      ) + total(complaints.map(({ amount }) => amount)),
    owed: total(debts.filter(isOurs).map((one) => one.owed)),
    used: paisa(batches?.redeemed ?? '0'),
  };
}

const total = (amounts: readonly (string | null)[]): bigint =>
  amounts.reduce((all, amount) => all + paisa(amount ?? '0'), 0n);
