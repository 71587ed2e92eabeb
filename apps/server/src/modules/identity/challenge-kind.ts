import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { guessAt, mustReadImage } from './attempts.ts';
import type { Insides } from './room.ts';

/** Which challenge the next log-in must solve; the same whether or not the username exists. */
export async function challengeKind(
  room: Insides,
  tx: Tx,
  { username, caller }: { username: string; caller: Caller },
): Promise<{ kind: 'none' | 'image' }> {
  const name = username.trim().toLowerCase();
  const { pair } = guessAt(room, { kind: 'account', username: name, ip: caller.ip });
  return { kind: (await mustReadImage(room, tx, pair)) ? 'image' : 'none' };
}
