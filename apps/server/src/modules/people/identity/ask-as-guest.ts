import type { Caller } from '../../../kernel/caller.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { requireChallenge } from './require-challenge.ts';
import type { ChallengeAnswers } from './rules/challenge-answers.ts';
import type { Insides } from './room.ts';

type Asked = {
  readonly bond: CodeBond;
  readonly answers: ChallengeAnswers;
  readonly caller: Caller;
};

/**
 * A request for a code by somebody who is not logged in: behind the challenge that the site's
 * setting names, so that programs cannot have messages sent (checklist C-015, X-002).
 * Refuses: what requireChallenge and countRequest refuse.
 */
export async function askAsGuest(
  room: Insides,
  { bond, answers, caller }: Asked,
): Promise<{ expiredMinutes: number }> {
  await requireChallenge(room, { kind: room.site.challenge().codes, answers, caller });
  return room.db.tx((tx) => askCode(room, tx, { bond, caller }));
}
