import type { Caller } from '../../kernel/caller.ts';
import { refuse } from '../../kernel/refusal.ts';
import { mustReadImage } from './attempts.ts';
import type { Insides } from './room.ts';

/**
 * Asks for the image's text where three tries failed under `key`. In transactions of its own: an
 * answer is spent even when it was wrong.
 * Refuses: identity.captcha-needed, identity.captcha-wrong, both with `captcha: true`.
 */
export async function requireImage(
  room: Insides,
  { key, answer, caller }: { key: Buffer; answer: string | undefined; caller: Caller },
): Promise<void> {
  if (!(await room.db.read((tx) => mustReadImage(room, tx, key)))) return;
  const facts = { field: 'captcha', value: { captcha: true } };
  if (!answer) throw refuse('identity.captcha-needed', facts);
  if (!(await room.challenge.check(caller.guest(), answer)))
    throw refuse('identity.captcha-wrong', facts);
}
