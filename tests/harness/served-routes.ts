import type { Route } from '@nokshi/contract';
import type { z } from 'zod';
import type { Caller, Serve, Story } from '../../apps/server/src/kernel/caller.ts';
import type { Db, Tx } from '../../apps/server/src/kernel/db.ts';

type AnyRoute = Route<z.ZodType, z.ZodType>;
type Act = (input: unknown, caller: Caller) => Promise<unknown>;
type ActInside = (tx: Tx, input: unknown, caller: Caller) => Promise<unknown>;
type Prepare = (input: unknown, caller: Caller) => Promise<Story<unknown>>;

/** A room's routes without an edge: gives a call that goes through the contract as the edge's do. */
export function servedRoutes(db: Pick<Db, 'tx' | 'read'>, giveRoutes: (serve: Serve) => void) {
  const acts = new Map<AnyRoute, Act>();
  const serve = {
    story: (route: AnyRoute, act: ActInside) =>
      acts.set(route, (input, caller) => db.tx((tx) => act(tx, input, caller))),
    prepared: (route: AnyRoute, prepare: Prepare) =>
      acts.set(route, async (input, caller) => db.tx(await prepare(input, caller))),
    read: (route: AnyRoute, act: ActInside) =>
      acts.set(route, (input, caller) => db.read((tx) => act(tx, input, caller))),
    direct: (route: AnyRoute, act: Act) =>
      acts.set(route, async (input, caller) => act(input, caller)),
  } as unknown as Serve;
  giveRoutes(serve);
  return async function call<I extends z.ZodType, O extends z.ZodType>(
    caller: Caller,
    route: Route<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>> {
    const act = acts.get(route as unknown as AnyRoute);
    if (!act) throw new Error(`nobody serves ${route.path}`);
    return route.output.parse(await act(route.input.parse(input), caller));
  };
}

export type CallServed = ReturnType<typeof servedRoutes>;
