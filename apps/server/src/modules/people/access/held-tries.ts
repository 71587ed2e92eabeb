import type { Input, Output } from '@nokshi/contract';
import type { consoleTriesRoutes } from '@nokshi/contract/console/tries.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Internals } from './room.ts';
import type { TryKind } from './rules/try-limits.ts';
import { countedNow, heldNow, releaseTry } from './store/held-tries.ts';

type Routes = typeof consoleTriesRoutes;
const MOST_SHOWN = 200;

/** The active limits, how many keys count under each, and who has to wait now. T13. */
export async function heldTries(room: Internals, tx: Tx): Promise<Output<Routes['tries']>> {
  const asked = { limits: room.tryLimits, now: room.clock.now() };
  const counted = new Map((await countedNow(tx, asked)).map((row) => [row.kind, row]));
  const held = await heldNow(tx, { ...asked, limit: MOST_SHOWN });
  const kinds = Object.keys(room.tryLimits) as TryKind[];
  return {
    limits: kinds.map((kind) => ({
      kind,
      ...room.tryLimits[kind],
      counted: counted.get(kind)?.counted ?? 0,
      held: counted.get(kind)?.held ?? 0,
    })),
    held: held.map(({ key, lastAt, nextAt, ...row }) => ({
      ...row,
      key: key.toString('hex'),
      lastAt: lastAt.toISOString(),
      nextAt: nextAt.toISOString(),
    })),
  };
}

/** Lets someone try again at once. Refuses: identity.nothing-held. */
export async function releaseTries(
  room: Internals,
  tx: Tx,
  { key, reason, caller }: Input<Routes['release']> & { caller: Caller },
): Promise<void> {
  const released = await releaseTry(tx, Buffer.from(key, 'hex'), room.clock.now());
  if (!released) throw refuse('identity.nothing-held');
  const { kind, about } = released;
  const facts = { kind, about, reason };
  await audited(room, tx, { caller, act: 'identity.release', object: about ?? kind, facts });
}
