import { consoleRoutes } from '@nokshi/contract';
import { untilOf, type World } from '../world.ts';
import { workDeposits } from './deposits.ts';
import { workStatements } from './statements.ts';
import { issueVouchers } from './vouchers.ts';
import { workFeedback } from './feedback.ts';
import { type Operator, signIn } from './operator.ts';
import type { Worked } from './withdrawals.ts';
import { workWithdrawals } from './withdrawals.ts';

/** So short that a member's silence is counted as received within the day. */
const MINUTES_TO_ANSWER = 120;

/** The operator's day: one look at every queue each round. */
export async function workDay(world: World, operator: Operator): Promise<void> {
  await world.ask(operator, consoleRoutes.withdrawals.setTerms, {
    input: { confirmMinutes: MINUTES_TO_ANSWER, reason: 'A day with answers within it' },
    as: 'set the time to answer',
  });
  await issueVouchers(world, operator);
  const worked: Worked = { withdrawals: 0, disputes: 0 };
  for (const at of world.plan.rounds) {
    await world.life.pause(untilOf(world, at));
    if (!(await signIn(world, operator))) return;
    await workWithdrawals(world, operator, worked);
    await workDeposits(world, operator);
    await workStatements(world, operator);
    await workFeedback(world, operator);
  }
}
