import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Insides, KeptAct } from './room.ts';

/** Refuses proposals.nobody-else where one operator alone could do the act. */
export async function askForSecond(
  room: Insides,
  tx: Tx,
  { permission }: Pick<KeptAct, 'permission'>,
): Promise<void> {
  if ((await room.operators.count(tx, permission)) < 2) throw refuse('proposals.nobody-else');
}
