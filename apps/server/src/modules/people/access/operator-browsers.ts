import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import { deviceOf, keptDevice, NOBODY, since } from './devices.ts';
import type { Internals } from './room.ts';
import { forgetOldestOf, isOperatorSeen, rememberOperator } from './store/operator-browsers.ts';

const MOST_BROWSERS = 10;

type Who = { readonly operatorId: OperatorId | undefined; readonly caller: Caller };

/** Whether the operator logged in recently from this browser; the same work for nobody's name. */
export async function isOperatorKnown(
  room: Internals,
  tx: Tx,
  { operatorId, caller }: Who,
): Promise<boolean> {
  const deviceId = deviceOf(room, caller);
  if (!deviceId) return false;
  return isOperatorSeen(tx, { operatorId: operatorId ?? NOBODY, deviceId, since: since(room) });
}

/** From now on the operator is known in this browser. */
export async function rememberOperatorHere(
  room: Internals,
  tx: Tx,
  { operatorId, caller }: { operatorId: OperatorId; caller: Caller },
): Promise<void> {
  const deviceId = keptDevice(room, caller);
  await rememberOperator(tx, { operatorId, deviceId, now: room.clock.now() });
  await forgetOldestOf(tx, operatorId, MOST_BROWSERS);
}
