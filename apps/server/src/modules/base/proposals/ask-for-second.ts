import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { permissionCounted } from './face.ts';
import type { Internals, StoredAct } from './room.ts';

/** Refuses proposals.nobody-else when only one operator could do the act. */
export async function askForSecond(
  room: Internals,
  tx: Tx,
  { permission }: Pick<StoredAct, 'permission'>,
): Promise<void> {
  const counts = await room.events.emit(tx, permissionCounted, permission);
  if (counts.reduce((sum, count) => sum + count, 0) < 2) throw refuse('proposals.nobody-else');
}
