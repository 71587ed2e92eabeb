import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { feedback } = consoleRoutes;

/** Answers what was asked and is open. */
export async function workFeedback(world: World, operator: Operator): Promise<void> {
  const open = await world.ask(operator, feedback.list, {
    input: { state: 'open', pageSize: 50 },
    as: 'look at feedback',
  });
  for (const { number, version } of open?.rows ?? [])
    await world.ask(operator, feedback.work, {
      input: { number, version, state: 'answered', answer: 'Thank you. We looked at it.' },
      as: 'answer feedback',
      may: ['messaging.version-changed'],
    });
}
