import { consoleRoutes } from '@nokshi/contract';
import { codeOf } from '../../tests/harness/authenticator.ts';
import type { World } from '../world.ts';
import { type Operator, operatorOf, PASSWORD, signIn } from './operator.ts';

const { operators, identity, proposals } = consoleRoutes;
const REASON = 'Four eyes for the day';

/** A second operator for the day, through a link as everybody's; null where that failed. */
export async function inviteSecond(world: World, first: Operator): Promise<Second | null> {
  const { ask, plan } = world;
  const username = `second-${plan.seed.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 32);
  const link = await ask(first, operators.invite, { input: { username }, as: 'invite' });
  if (!link) return null;
  const { id, secret } = link;
  const known = operatorOf(world, { username, password: PASSWORD, factorKey: null });
  const input = { secret, newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await ask(known, operators.useLink, { input, as: 'use a link' });
  const begun = await ask(known, identity.beginFactor, {
    input: {},
    as: 'set up an authenticator',
  });
  const factorKey = begun?.secret ?? '';
  const code = codeOf(factorKey, 0, world.life.now());
  await ask(known, identity.confirmFactor, { input: { code }, as: 'confirm an authenticator' });
  await ask(first, operators.setRoles, {
    input: { id, roles: ['finance'], reason: REASON },
    as: 'give a role',
  });
  return { ...known, id, credentials: { username, password: PASSWORD, factorKey } };
}

export type Second = Operator & { readonly id: string };

/** What waited may have been decided otherwise meanwhile, or a limit of the member stands against it. */
const MAY = ['cashier.deposit-decided', 'cashier.deposit-forbidden'] as const;

/** Approves what the first has proposed, and rejects what cannot be done any more. */
export async function approveAll(world: World, second: Second): Promise<void> {
  if (!(await signIn(world, second))) return;
  const waiting = await world.ask(second, proposals.proposals, {
    input: { state: 'PENDING', pageSize: 100 },
    as: 'look at proposals',
  });
  for (const { id, mayDecide } of waiting?.rows ?? []) {
    if (!mayDecide) continue;
    const input = { id };
    if (await world.ask(second, proposals.approve, { input, as: 'approve it', may: MAY })) continue;
    const wish = { id, reason: 'It cannot be done any more' };
    await world.ask(second, proposals.reject, { input: wish, as: 'reject it' });
  }
}

/** Nobody else may come in by that name later. */
export const dismissSecond = ({ ask }: World, first: Operator, { id }: Second) =>
  ask(first, operators.disable, { input: { id, reason: 'The day is over' }, as: 'dismiss' });
