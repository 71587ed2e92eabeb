import type { Act, Post, Purse } from './act.ts';
import { type Choice, createChoice, type Extent } from './choice.ts';
import { freshPosting } from './fresh-posting.ts';
import { createStories } from './generate-stories.ts';
import type { PlainWallet } from './plain-wallet.ts';
import type { Random } from './random.ts';

/** How many of the acts are stories. */
const STORIES = 0.05;

/**
 * An endless sequence of acts that follows from the seed; each is chosen knowing the state after
 * the last.
 */
export function generateActs(plain: PlainWallet, random: Random, extent: Extent): () => Act {
  const choice = createChoice(plain, random, extent);
  const stories = createStories(choice);
  let acts = 0;
  return () => {
    acts += 1;
    choice.turn(acts);
    if (acts <= extent.members) return stories.opening();
    if (acts % extent.actsApart === 0)
      return { do: 'expire', minutes: 1 + random.below(2 * extent.minutesApart) };
    return random.chance(STORIES) ? stories.next() : post(choice);
  };
}

function post(choice: Choice): Post {
  const { memory, trouble } = choice;
  if (trouble(0.12)) {
    const before = memory.posting();
    const dice = choice.random.next();
    if (before && dice < 0.6) return { ...before, do: 'post' };
    if (before && dice < 0.85) return { ...before, do: 'post', input: before.input + 1 };
    if (before) return { ...before, do: 'post', purse: otherPurse(choice, before.purse) };
  }
  const fresh = { ...freshPosting(choice), do: 'post' } as const;
  memory.keep(fresh);
  return fresh;
}

/** Another member's purse, of the same lane or not, or the other asset of the same member. */
const otherPurse = (choice: Choice, purse: Purse): Purse =>
  choice.random.chance(0.3) ? purse ^ 1 : choice.purse();
