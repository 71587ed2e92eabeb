import { consoleRoutes } from '@nokshi/contract';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const EVERY = 6;

/** Now and then a balance is changed by hand: given to one of the day's members, taken from another. */
export async function adjust(world: World, operator: Operator, round: number): Promise<void> {
  const { members, ask } = world;
  const id = members[Math.floor(round / EVERY) % Math.max(1, members.length)];
  if (round % EVERY !== 0 || !id) return;
  const gives = (round / EVERY) % 2 === 0;
  await ask(operator, consoleRoutes.adjustments.adjust, {
    input: {
      id,
      way: gives ? 'give' : 'take',
      amount: gives ? '25.00' : '1.50',
      cause: gives ? 'goodwill' : 'correction',
      words: gives ? 'For waiting so long.' : 'A round was paid twice.',
      reason: 'Looked at it on the desk',
    },
    as: gives ? 'give by hand' : 'take by hand',
    may: ['wallet.insufficient', 'proposals.waiting'],
  });
}
