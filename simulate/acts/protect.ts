import { playerRoutes } from '@nokshi/contract';
import type { Act } from '../plan/day.ts';
import type { Person, World } from '../world.ts';

const { limits } = playerRoutes;

export const setLimit = ({ ask }: World, person: Person, act: Extract<Act, { do: 'limit' }>) =>
  ask(person, limits.setLimit, {
    input: { kind: act.kind, period: 'D', amount: act.amount },
    as: `set a limit of ${act.kind}s`,
  });

export const takeTimeOut = (
  { ask }: World,
  person: Person,
  act: Extract<Act, { do: 'time-out' }>,
) => ask(person, limits.takeTimeOut, { input: { hours: act.hours }, as: 'take a time-out' });

export const exclude = ({ ask }: World, person: Person, act: Extract<Act, { do: 'exclude' }>) =>
  ask(person, limits.excludeSelf, { input: { months: act.months }, as: 'exclude oneself' });
