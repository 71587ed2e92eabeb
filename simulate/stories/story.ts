import type { StoryName } from '../plan/day.ts';
import type { Person, World } from '../world.ts';

/** Something that few people ever do. A new one is one more file like these. */
export type Story = {
  readonly name: StoryName;
  /** It needs what only stands beside a house of the day’s own. */
  readonly needsBeside: boolean;
  /** Only the first of them opens an account before the story begins. */
  readonly registers?: 'first';
  /** As many people as the plan says. */
  tell(world: World, people: readonly Person[]): Promise<void>;
};
