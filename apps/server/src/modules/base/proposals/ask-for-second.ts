import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { permissionCounted } from './face.ts';
import type { Insides, KeptAct } from './room.ts';

/** Refuses proposals.nobody-else where one operator alone could do the act. */
export async function askForSecond(
  room: Insides,
  tx: Tx,
  { permission }: Pick<KeptAct, 'permission'>,
): Promise<void> {
  const counts = await room.events.emit(tx, permissionCounted, permission);
  if (counts.reduce((sum, count) => sum + count, 0) < 2) throw refuse('proposals.nobody-else');
}
