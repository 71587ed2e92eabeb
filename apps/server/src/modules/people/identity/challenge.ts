import type { WorkTask } from '@nokshi/contract/player/challenge.ts';
import { createAnswerBook } from './challenge-answers.ts';
import { createImageChallenge } from './challenge-image.ts';
import type { Challenge, ChallengeDeps } from './challenge-kinds.ts';
import { createWordsChallenge, type Question } from './challenge-words.ts';
import { createWorkChallenge } from './challenge-work.ts';

/** The kinds there are. Image and words share one answer: a guest has one of them at a time. */
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
