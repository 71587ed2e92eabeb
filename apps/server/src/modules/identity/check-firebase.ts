import { refuse } from '../../kernel/refusal.ts';
import type { Insides } from './room.ts';
import { digestOf } from '../../kernel/digest.ts';
import { spendWork } from './store/registration.ts';

/** An ID token lives an hour; it is remembered as spent for longer than that. */
const SPENT_FOR_MS = 2 * 3_600_000;

/**
 * Takes an ID token of Firebase in the place of a code, once, where the operator has named the
 * project. In a transaction of its own, after the keys were fetched.
 * Refuses: identity.firebase-off, identity.firebase-wrong (none of ours, not of this number, or
 * used before), identity.firebase-away (its keys cannot be read now).
 */
export async function checkFirebase(
  room: Insides,
  { token, to }: { token: string; to: string },
): Promise<void> {
  const project = room.site.brand().firebaseProject;
  if (!project) throw refuse('identity.firebase-off', { field: 'firebaseIdToken' });
  const number = await room.firebase(token, project).catch((err: unknown) => {
    room.log.warn('keys of Firebase not read', { err });
    throw refuse('identity.firebase-away');
  });
  const wrong = refuse('identity.firebase-wrong', { field: 'firebaseIdToken' });
  if (number !== to) throw wrong;
  const until = new Date(room.clock.now().getTime() + SPENT_FOR_MS);
  const fresh = await room.db.tx((tx) => spendWork(tx, digestOf(`firebase ${token}`), until));
  if (!fresh) throw wrong;
}
