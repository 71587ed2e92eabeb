import { consoleRoutes, type Outcome } from '@nokshi/contract';
import type { Person, World } from '../world.ts';
import { type Operator, signIn } from './operator.ts';
import type { Second } from './second.ts';

const { lottery, memberType, proposals } = consoleRoutes;
const REASON = 'As the two agreed';

/** Who works at the desks of the day. */
type Staff = { readonly operator: Operator; readonly second: Second };

/** Two operators make one member an agent and put the other directly below. */
export async function lineUp(
  world: World,
  staff: Staff,
  { agent, below }: { readonly agent: Person; readonly below: Person },
): Promise<boolean> {
  const { operator } = staff;
  const [id, belowId, upline] = [agent.memberId, below.memberId, agent.plan.username];
  return (
    (await byTwo(world, staff, () =>
      world.ask(operator, memberType.setType, {
        input: { id, type: 1, reason: REASON },
        as: 'propose an agent',
      }),
    )) &&
    byTwo(world, staff, () =>
      world.ask(operator, memberType.setUpline, {
        input: { id: belowId, upline, reason: REASON },
        as: 'propose an upline',
      }),
    )
  );
}

export const voidIssue = (
  world: World,
  staff: Staff,
  issue: { readonly gameCode: string; readonly issue: string },
): Promise<boolean> =>
  byTwo(world, staff, () =>
    world.ask(staff.operator, lottery.voidIssue, {
      input: { ...issue, reason: REASON },
      as: 'propose a void issue',
    }),
  );

async function byTwo(
  world: World,
  { operator, second }: Staff,
  propose: () => Promise<Outcome | null>,
): Promise<boolean> {
  if (!(await signIn(world, operator))) return false;
  const proposed = await propose();
  if (!proposed?.proposal || !(await signIn(world, second))) return false;
  await world.ask(second, proposals.approve, {
    input: { id: proposed.proposal },
    as: 'approve it',
    // The second operator may have come by on the round of the day.
    may: ['proposals.state-wrong'],
  });
  return true;
}
