import { consoleRoutes, type Outcome } from '@nokshi/contract';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Person, World } from '../world.ts';
import { type Operator, signIn } from './operator.ts';
import type { Second } from './second.ts';

const { affiliates, agentContracts, lottery, memberType, proposals, settings } = consoleRoutes;
const REASON = 'As the two agreed';

/** Who works at the desks of the day. */
export type Staff = { readonly operator: Operator; readonly second: Second };

/** Two operators make a member an agent; answers the code by which others register below. */
export async function makeAgent(world: World, staff: Staff, agent: Person): Promise<string | null> {
  const { operator } = staff;
  const { memberId: id, plan } = agent;
  const code = `by-${plan.username}`;
  const isMade =
    (await byTwo(world, staff, () =>
      world.ask(operator, memberType.setType, {
        input: { id, type: 1, reason: REASON },
        as: 'propose an agent',
      }),
    )) &&
    (await signIn(world, operator)) &&
    (await askForCodes(world, operator)) &&
    (await world.ask(operator, affiliates.make, {
      input: { code, agent: plan.username, reason: REASON },
      as: 'give an agent a code',
    }));
  return isMade ? code : null;
}

/** The form of a new house does not ask for codes. */
async function askForCodes(world: World, operator: Operator): Promise<boolean> {
  const form = await world.ask(operator, settings.registration, {
    input: {},
    as: 'read the registration form',
  });
  if (!form) return false;
  const { setting, version } = form;
  const fields = setting.fields.map((rule) =>
    rule.field === 'affiliateCode' ? { ...rule, enabled: true } : rule,
  );
  if (setting.fields.some(({ field, enabled }) => field === 'affiliateCode' && enabled))
    return true;
  const changed = await world.ask(operator, settings.setRegistration, {
    input: { setting: { ...setting, fields }, version, reason: REASON },
    as: 'ask for codes in the form',
  });
  return changed !== null;
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

export const offerContract = (
  world: World,
  staff: Staff,
  { agent, terms }: { readonly agent: Person; readonly terms: ContractTerms },
): Promise<boolean> =>
  byTwo(world, staff, () =>
    world.ask(staff.operator, agentContracts.offer, {
      input: { agent: agent.plan.username, terms, reason: REASON },
      as: 'propose a contract',
    }),
  );

export async function byTwo(
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
