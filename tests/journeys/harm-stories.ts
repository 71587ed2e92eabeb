import { consoleRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { Ground, Story } from './ground.ts';

const { harm } = consoleRoutes;
const why = 'worry';
const reason = '-';

async function taken({ admin, memberId: id }: Ground) {
  await admin.call(harm.take, { id });
  return { id };
}

/** What an operator writes of a member they look after, and to them. */
export const HARM_STORIES: Readonly<Record<string, Story>> = {
  'console.harm.note': async (ground) => ({ ...(await taken(ground)), note: '-' }),
  'console.harm.letter': async (ground) => ({
    ...(await taken(ground)),
    kind: 'ask',
    title: { EN: '-', BN: '-' },
    text: { EN: '-', BN: '-' },
  }),
  'console.harm.lowerLimit': async (ground) => ({
    ...(await taken(ground)),
    kind: 'stake',
    period: 'M',
    amount: '9000000.00',
    why,
    reason,
  }),
  'console.harm.done': async (ground) => ({ ...(await taken(ground)), reason }),
};

/** A member in somebody's care, with a limit that the house set and a note. */
export async function lookedAfter(admin: HttpClient, id: string): Promise<void> {
  await admin.call(harm.take, { id });
  const limit = { period: 'M', minutes: 40_000, why, reason: 'Agreed on the phone' } as const;
  await admin.call(harm.lowerTime, { id, ...limit });
  await admin.call(harm.note, { id, note: 'Wants to hear from us again next week.' });
}
