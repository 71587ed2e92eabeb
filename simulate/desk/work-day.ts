import { consoleRoutes } from '@nokshi/contract';
import { untilOf, type World } from '../world.ts';
import { adjust } from './adjustments.ts';
import { type Answered, workClaims } from './claims.ts';
import { workDebts } from './debts.ts';
import { workDeposits } from './deposits.ts';
import { workFeedback } from './feedback.ts';
import { type Operator, signIn } from './operator.ts';
import { approveAll, type Second } from './second.ts';
import { workStatements } from './statements.ts';
import { issueVouchers } from './vouchers.ts';
import { workOrders } from './promotions.ts';
import { type Worked, workWithdrawals } from './withdrawals.ts';

/** So short that a member's silence is counted as received within the day. */
const MINUTES_TO_ANSWER = 120;

type Done = {
  readonly worked: Worked;
  readonly answered: Answered;
  readonly debts: Map<string, number>;
};

/** The operators' day: one look at every queue each round, then a second person at what was proposed. */
export async function workDay(world: World, { operator, second }: Both): Promise<void> {
  await world.ask(operator, consoleRoutes.withdrawals.setTerms, {
    input: { confirmMinutes: MINUTES_TO_ANSWER, reason: 'A day with answers within it' },
    as: 'set the time to answer',
  });
  await issueVouchers(world, operator);
  const done: Done = {
    worked: { withdrawals: 0, disputes: 0 },
    answered: { claims: 0 },
    debts: new Map(),
  };
  for (const [round, at] of world.plan.rounds.entries()) {
    await world.life.pause(untilOf(world, at));
    if (!(await signIn(world, operator))) return;
    await workRound(world, { operator, second }, { done, round });
  }
}

export type Both = { readonly operator: Operator; readonly second: Second | null };

async function workRound(
  world: World,
  { operator, second }: Both,
  { done, round }: { done: Done; round: number },
): Promise<void> {
  await workWithdrawals(world, operator, done.worked);
  await workDeposits(world, operator);
  await workStatements(world, operator);
  await workClaims(world, operator, done.answered);
  await workDebts(world, operator, done.debts);
  await adjust(world, operator, round);
  await workFeedback(world, operator);
  await workOrders(world, operator);
  if (second) await approveAll(world, second);
}
