import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { guessAt, mustReadImage } from './attempts.ts';
import type { ChallengeKind } from './rules/challenge-answers.ts';
import type { Insides } from './room.ts';

/** Which challenge the next log-in must solve; the same whether or not the username exists. */
export async function challengeKind(
  room: Insides,
  tx: Tx,
  { username, caller }: { username: string; caller: Caller },
): Promise<{ kind: ChallengeKind }> {
  const name = username.trim().toLowerCase();
  const { pair } = guessAt(room, { kind: 'account', username: name, ip: caller.ip });
  return { kind: await challengeAtLogin(room, tx, pair) };
}

/** After three failures of this account from this address, what the site's setting says. S-013. */
export const challengeAtLogin = async (
  room: Insides,
  tx: Tx,
  pair: Buffer,
): Promise<ChallengeKind> =>
  (await mustReadImage(room, tx, pair)) ? room.site.challenge().login : 'none';
