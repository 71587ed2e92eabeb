import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Insides } from './room.ts';
import type { ChallengeAnswers, ChallengeKind } from './rules/challenge-answers.ts';

/**
 * Asks that the caller solved a challenge. Who cannot do the work may read the image or answer
 * the question instead (ER-036). In transactions of its own: an answer is spent, right or wrong.
 * Refuses: identity.captcha-needed, identity.captcha-wrong, both with `captcha: true`;
 * identity.challenge-needed, identity.challenge-wrong.
 */
export async function requireChallenge(
  room: Pick<Insides, 'challenges'>,
  { kind, answers, caller }: { kind: ChallengeKind; answers: ChallengeAnswers; caller: Caller },
): Promise<void> {
  if (kind === 'none') return;
  const { captcha, geetest } = answers;
  if (kind === 'work' && !captcha) {
    if (!geetest) throw refuse('identity.challenge-needed', { field: 'geetest' });
    if (await room.challenges.work.check(caller.guest(), geetest)) return;
    throw refuse('identity.challenge-wrong', { field: 'geetest' });
  }
  const facts = { field: 'captcha', value: { captcha: true } };
  if (!captcha) throw refuse('identity.captcha-needed', facts);
  if (!(await room.challenges.image.check(caller.guest(), captcha)))
    throw refuse('identity.captcha-wrong', facts);
}
