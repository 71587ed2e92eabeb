import type { Caller, Serve, Story } from '../kernel/caller.ts';
import type { Db } from '../kernel/db.ts';
import type { AnyRoute } from './deps.ts';
import type { Answered, Idempotency } from './idempotency.ts';

/** Runs a route's use-case on valid input and returns the JSON of its value. */
export type Act = (input: unknown, caller: Caller) => Promise<Answered>;

type Called = { readonly route: AnyRoute; readonly input: unknown; readonly caller: Caller };

/** The room's side of the edge: each kind of use-case in its kind of transaction. */
export function createServe(
  deps: { db: Db; idempotency: Idempotency },
  add: (route: AnyRoute, act: Act) => void,
): Serve {
  const fresh = (json: string): Answered => ({ json, repeated: false });
  const run = async (call: Called, act: Story<unknown>): Promise<Answered> => {
    const { route, caller, input } = call;
    const story: Story<string> = async (tx) => toJson(route, await act(tx));
    if (route.keyed !== 'edge' || caller.key === null) return fresh(await deps.db.tx(story));
    const keyed = { caller: nameOf(caller), route: nameOfRoute(route), key: caller.key };
    return deps.idempotency.run({ ...keyed, input }, story);
  };
  return {
    story(route, act) {
      add(route, (input, caller) =>
        run({ route, input, caller }, (tx) => act(tx, input as never, caller)),
      );
    },
    prepared(route, prepare) {
      add(route, async (input, caller) =>
        run({ route, input, caller }, await prepare(input as never, caller)),
      );
    },
    read(route, act) {
      add(route, async (input, caller) =>
        fresh(
          await deps.db.read(async (tx) => toJson(route, await act(tx, input as never, caller))),
        ),
      );
    },
    direct(route, act) {
      add(route, async (input, caller) => fresh(toJson(route, await act(input as never, caller))));
    },
  };
}

export const nameOfRoute = (route: AnyRoute): string => `${route.method} ${route.path}`;

/** Keys belong to their sender: a member, an operator, else an address. */
const nameOf = ({ session, operator, launch, ip }: Caller): string =>
  session?.memberId ?? operator?.operatorId ?? launch?.session.memberId ?? ip;

/**
 * An answer has exactly the fields of the contract: unknown ones are dropped, a mismatch is a
 * fault.
 */
function toJson(route: AnyRoute, value: unknown): string {
  const parsed = route.output.safeParse(value);
  if (parsed.success) return JSON.stringify(parsed.data) ?? 'null';
  const where = parsed.error.issues.slice(0, 5).map((issue) => issue.path.join('.') || 'value');
  throw new Error(`the answer of ${nameOfRoute(route)} does not fit: ${where.join(', ')}`);
}
