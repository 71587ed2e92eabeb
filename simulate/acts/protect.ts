import { playerRoutes } from '@nokshi/contract';
import type { Act } from '../plan/day.ts';
import { breathe, type Person, type World } from '../world.ts';

const { cashier, limits } = playerRoutes;
const BARRED = ['identity.restricted', 'limits.time-out', 'limits.self-excluded'] as const;

export const setLimit = ({ ask }: World, person: Person, act: Extract<Act, { do: 'limit' }>) =>
  ask(person, limits.setLimit, {
    input: { kind: act.kind, period: 'D', amount: act.amount },
    as: `set a limit of ${act.kind}s`,
  });

export async function takeTimeOut(
  world: World,
  person: Person,
  act: Extract<Act, { do: 'time-out' }>,
) {
  const input = { hours: act.hours };
  const taken = await world.ask(person, limits.takeTimeOut, { input, as: 'take a time-out' });
  if (taken) await tryAnyway(world, person);
}

export async function exclude(world: World, person: Person, act: Extract<Act, { do: 'exclude' }>) {
  const input = { months: act.months };
  const left = await world.ask(person, limits.excludeSelf, { input, as: 'exclude oneself' });
  if (left) await tryAnyway(world, person);
}

/** From that moment on every deposit is refused. */
async function tryAnyway(world: World, person: Person): Promise<void> {
  await breathe(world);
  const paid = await world.ask(person, cashier.requestDeposit, {
    input: { channel: 'demo-wallet', amount: '200.00' },
    as: 'deposit in spite of it',
    may: BARRED,
    key: world.newKey(),
  });
  if (paid) world.tally.fault('a member who is barred paid in');
}
