import { refuse } from '../../../kernel/refusal.ts';
import type { Caller, Story } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { type CodeBond, countRequest } from './ask-code.ts';
import { type ChallengeAnswers, requireChallenge } from './challenges.ts';
import type { Internals } from './room.ts';
import { spendWork } from './store/challenges.ts';

/** Minutes until the next message by Firebase may be requested. Checklist S-023. */
const NEXT_AFTER_MINUTES = 1;

/** An ID token lives an hour; it is remembered as spent for longer than that. */
const SPENT_FOR_MS = 2 * 3_600_000;

/**
 * Accepts an ID token of Firebase instead of a code, once, when the operator has named the project.
 * In a transaction of its own, after the keys were fetched. Refuses: identity.firebase-off,
 * identity.firebase-wrong (of another project or number, or used before), identity.firebase-away
 * (its keys cannot be read now).
 */
export async function checkFirebase(
  room: Internals,
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

/**
 * Lets a client have Firebase send the code to a number. Nothing is sent from here, but it counts
 * like our own codes, behind the same challenge. Refuses: identity.firebase-off, what
 * requireChallenge and countRequest refuse.
 */
export async function askFirebase(
  room: Internals,
  from: { bond: CodeBond; answers: ChallengeAnswers; caller: Caller },
): Promise<Story<{ expiredMinutes: number }>> {
  const { bond, answers, caller } = from;
  if (!room.site.brand().firebaseProject)
    throw refuse('identity.firebase-off', { field: 'firebaseChannel' });
  await requireChallenge(room, { kind: room.site.challenge().codes, answers, caller });
  return async (tx) => {
    await countRequest(room, tx, { bond, caller });
    return { expiredMinutes: NEXT_AFTER_MINUTES };
  };
}
