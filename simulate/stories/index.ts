import { register } from '../acts/enter.ts';
import type { StoryPlan } from '../plan/day.ts';
import { type Person, untilOf, type World } from '../world.ts';
import { agents } from './agents.ts';
import { claim } from './claim.ts';
import { draws } from './draws.ts';
import { everyCase } from './every-case.ts';
import { promotions } from './promotions.ts';
import { purse } from './purse.ts';
import type { Story } from './story.ts';
import { tables } from './tables.ts';
import { team } from './team.ts';

/** Every story that people of a day can tell. */
const ALL: readonly Story[] = [everyCase, claim, purse, team, draws, tables, agents, promotions];

type Told = { readonly plan: StoryPlan; readonly people: readonly Person[] };

/** One story at its time, by people who come for it. */
export async function tellStory(world: World, { plan, people }: Told): Promise<void> {
  const story = ALL.find(({ name }) => name === plan.story);
  if (!story || (story.needsBeside && !world.beside)) return;
  await world.life.pause(untilOf(world, plan.at));
  const newcomers = story.registers === 'first' ? people.slice(0, 1) : people;
  for (const person of newcomers) if (!(await register(world, person))) return;
  await story.tell(world, people);
}
