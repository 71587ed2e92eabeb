import type { WorkTask } from '@nokshi/contract/player/challenge.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { createImageChallenge } from './challenge-image.ts';
import { type Challenge, type ChallengeDeps, createAnswerBook } from './challenge.ts';
import { createWordsChallenge, type Question } from './challenge-words.ts';
import { createWorkChallenge } from './challenge-work.ts';

export type ChallengeKind = 'none' | 'image' | 'work';

/** What the caller sent: the text of an image or a question, or a solved proof of work. */
export type ChallengeAnswers = {
  readonly captcha?: string | undefined;
  readonly geetest?: string | undefined;
};

/**
 * The kinds of challenge. Image and words share one answer: a visitor has one of them at a time.
 */
export type Challenges = {
  readonly image: Challenge<string>;
  readonly words: Challenge<Question>;
  readonly work: Challenge<WorkTask>;
};

export function createChallenges(deps: ChallengeDeps): Challenges {
  const book = createAnswerBook(deps);
  return {
    image: createImageChallenge(deps.random, book),
    words: createWordsChallenge(deps.random, book),
    work: createWorkChallenge(deps),
  };
}

/**
 * Requires that the caller solved a challenge. A caller who cannot do the work may read the image
 * or answer the question instead (ER-036). In transactions of its own: an answer is spent, right or
 * wrong. Refuses: identity.captcha-needed, identity.captcha-wrong, both with `captcha: true`;
 * identity.challenge-needed, identity.challenge-wrong.
 */
export async function requireChallenge(
  { challenges }: { readonly challenges: Challenges },
  { kind, answers, caller }: { kind: ChallengeKind; answers: ChallengeAnswers; caller: Caller },
): Promise<void> {
  if (kind === 'none') return;
  const { captcha, geetest } = answers;
  if (kind === 'work' && !captcha) {
    if (!geetest) throw refuse('identity.challenge-needed', { field: 'geetest' });
    if (await challenges.work.check(caller.guest(), geetest)) return;
    throw refuse('identity.challenge-wrong', { field: 'geetest' });
  }
  const facts = { field: 'captcha', value: { captcha: true } };
  if (!captcha) throw refuse('identity.captcha-needed', facts);
  if (!(await challenges.image.check(caller.guest(), captcha)))
    throw refuse('identity.captcha-wrong', facts);
}
