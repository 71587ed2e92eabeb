import { type Blow, FATES, Killed, type Life } from './mortal-cashier.ts';

/** Every blow that a life of so many commits and calls can be dealt. */
export const blowsOf = ({ commits, calls }: Life): Blow[] => [
  ...each('commit', commits),
  ...each('call', calls),
];

const each = (at: keyof typeof FATES, count: number): Blow[] =>
  Array.from({ length: count }, (_, n) => n + 1).flatMap((nth) =>
    FATES[at].map((fate) => ({ at, nth, fate })),
  );

type Server = { begin(blow: Blow | null): Promise<Life> };

/**
 * Lives a story from step to step under one blow. A killed process is started again, and the step is
 * taken once more, as people do who got no answer. Answers the first life.
 */
export async function liveThrough(
  server: Server,
  steps: readonly (() => Promise<unknown>)[],
  blow: Blow | null,
): Promise<Life> {
  const life = await server.begin(blow);
  for (const step of steps) {
    await step().catch(async (err: unknown) => {
      if (!(err instanceof Killed)) throw err;
      await server.begin(null);
      await step();
    });
  }
  return life;
}

export const told = ({ at, nth, fate }: Blow): string => `${fate} ${at} ${nth}`;
