import { type Chance, chanceOf } from './chance.ts';
import {
  type Act,
  type DayPlan,
  type PersonPlan,
  STORIES,
  type StoryName,
  type StoryPlan,
  type Visit,
} from './day.ts';
import {
  ANSWERED,
  ARRIVALS,
  AT_VENDOR,
  COMPLAINTS,
  PAISA,
  PERSONAS,
  type Persona,
} from './personas.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DESK_EVERY = 10 * MINUTE;
/** Nobody comes later, so that what they began is over when the day is. */
const LAST_ARRIVAL = 75 * MINUTE;
const APART = 50 * MINUTE;
const FIRST_STORY = 20 * MINUTE;
/** Contracts of agents are agreed before the day on which they count. */
const EVENING_BEFORE = -40 * MINUTE;
/** How many people a story takes, where it is not one. */
const TELLERS: Partial<Readonly<Record<StoryName, number>>> = {
  team: 2,
  agents: 5,
  promotions: 2,
};
/** Told once, from the evening before on. */
const OF_THE_EVENING: ReadonlySet<StoryName> = new Set(['agents', 'promotions']);
/** As long as a story takes, with all that operators do for it. */
const STORY_LASTS = 2 * HOUR;

export type Order = {
  readonly seed: string;
  readonly members: number;
  readonly hours: number;
  /** All that happens in these hours comes within so many minutes; people are no faster by it. */
  readonly minutes?: number | null;
};

/**
 * A day of so many members and hours: who comes when and what they mean to do. The same order
 * gives the same plan, and nothing of it depends on the house it is lived in.
 */
export function planDay({ minutes, ...order }: Order): DayPlan {
  const plan = planWhole(order);
  return minutes ? within(plan, minutes * MINUTE) : plan;
}

function planWhole({ seed, members, hours }: Order): DayPlan {
  const chance = chanceOf(`day ${seed}`);
  const endsAt = hours * HOUR;
  const turns = newTurns();
  const people = Array.from({ length: members }, (_, n) =>
    planPerson({ chance, turns, lastAt: endsAt - LAST_ARRIVAL }, { seed, n }),
  );
  const rounds = Array.from({ length: Math.floor(endsAt / DESK_EVERY) - 1 }, (_, n) => n + 1);
  return {
    seed,
    hours,
    endsAt,
    people,
    stories: planStories({ seed, members, hours }),
    rounds: rounds.map((n) => n * DESK_EVERY),
    outage: outageOf(people),
    restAt: endsAt - 50 * MINUTE,
    reconcileAt: endsAt - 5 * MINUTE,
  };
}

function within(plan: DayPlan, lasts: number): DayPlan {
  const at = (time: number) => Math.round((time * lasts) / plan.endsAt);
  const { people, stories, rounds, outage, restAt, reconcileAt } = plan;
  return {
    ...plan,
    endsAt: lasts,
    people: people.map((person) => ({
      ...person,
      visits: person.visits.map((visit) => ({ ...visit, at: at(visit.at) })),
    })),
    stories: stories.map((story) => ({ ...story, at: at(story.at) })),
    rounds: rounds.map(at),
    outage: { from: at(outage.from), to: at(outage.to) },
    restAt: at(restAt),
    reconcileAt: at(reconcileAt),
  };
}

/** Counters that deal channels, games and methods in turn, so that each of them is used. */
const newTurns = () => ({ channel: 0, game: 0, method: 0 });
type Turns = ReturnType<typeof newTurns>;
type Planning = { readonly chance: Chance; readonly turns: Turns; readonly lastAt: number };

const WEIGHED = PERSONAS.map((value) => ({ weight: value.weight, value }));

function planPerson(planning: Planning, { seed, n }: { seed: string; n: number }): PersonPlan {
  const { chance } = planning;
  // The first of each kind come in any case: a small day has all of them as well.
  const persona = PERSONAS[n] ?? chance.weighed(WEIGHED);
  const times = arrivals(planning, chance.between(...persona.visits));
  const visits = times.map((at, nth) => ({
    at,
    acts: actsOf(planning, { persona, first: nth === 0, last: nth === times.length - 1 }),
  }));
  return { persona: persona.code, username: nameOf(seed, String(n + 1)), visits };
}

const nameOf = (seed: string, end: string): string =>
  `day${seed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-6)}${end}`;

/** Each story once for every fifty members, and no more than ten times; those of the evening once. */
function planStories({ seed, members, hours }: Order): StoryPlan[] {
  const chance = chanceOf(`stories ${seed}`);
  const times = Math.min(1 + Math.floor(members / 50), 10);
  const latest = Math.max(FIRST_STORY, hours * HOUR - STORY_LASTS);
  let people = 0;
  const teller = (story: StoryName): PersonPlan => ({
    persona: story,
    username: nameOf(seed, `t${(people += 1)}`),
    visits: [],
  });
  return Array.from({ length: times }, () => STORIES)
    .flat()
    .filter((story, nth) => !OF_THE_EVENING.has(story) || nth < STORIES.length)
    .map((story) => ({
      story,
      at: OF_THE_EVENING.has(story) ? EVENING_BEFORE : chance.between(FIRST_STORY, latest),
      people: Array.from({ length: TELLERS[story] ?? 1 }, () => teller(story)),
    }));
}

/** By the curve of the day, and apart; who would come too late does not come. */
function arrivals({ chance, lastAt }: Planning, count: number): number[] {
  const hours = Array.from({ length: Math.ceil(lastAt / HOUR) }, (_, hour) => ({
    weight: ARRIVALS[hour % ARRIVALS.length] ?? 1,
    value: hour * HOUR,
  }));
  const drawn = Array.from({ length: count }, () =>
    Math.min(chance.weighed(hours) + chance.between(1, HOUR - 1), lastAt),
  ).sort((a, b) => a - b);
  return drawn.filter((at, n) => n === 0 || at - (drawn[n - 1] as number) >= APART);
}

type OfVisit = { readonly persona: Persona; readonly first: boolean; readonly last: boolean };

function actsOf({ chance, turns }: Planning, { persona, first, last }: OfVisit): Act[] {
  const taka = chance.pick(persona.deposits);
  const { limit } = persona;
  const set =
    first && limit ? [{ do: 'limit', kind: limit.kind, amount: limit.amount } as const] : [];
  const meanwhile = limit?.when === 'meanwhile' || undefined;
  const deposit: Act = {
    do: 'deposit',
    amount: `${taka}.${meanwhile ? '00' : chance.weighed(PAISA)}`,
    turn: turns.channel++,
    ...(meanwhile && { by: 'callback', meanwhile }),
  };
  const acts: Act[] = meanwhile ? [deposit, ...set] : [...set, deposit];
  acts.push(...playing({ chance, turns }, { persona, taka }));
  if (chance.between(1, 100) <= persona.withdraws)
    acts.push({
      do: 'withdraw',
      share: chance.between(40, 100),
      turn: turns.method++,
      answer: chance.weighed(ANSWERED),
    });
  if (chance.between(1, 100) <= persona.complains)
    acts.push({ do: 'complain', ...chance.pick(COMPLAINTS) });
  if (last && persona.leaves === 'time-out') acts.push({ do: 'time-out', hours: 24 });
  if (last && persona.leaves === 'exclude') acts.push({ do: 'exclude', months: 6 });
  return acts;
}

type Of = { readonly persona: Persona; readonly taka: number };

/** Two or three games, which together stake the deposit as often as the persona does. */
function playing({ chance, turns }: Omit<Planning, 'lastAt'>, { persona, taka }: Of): Act[] {
  const games = chance.between(2, 3);
  const spins = Math.ceil(chance.between(...persona.spins) / games);
  const stake = ((taka * persona.turnover) / 100 / (games * spins)).toFixed(2);
  return Array.from({ length: games }, () => ({
    do: 'play',
    turn: turns.game++,
    vendor: chance.between(1, 100) <= AT_VENDOR,
    spins,
    stake,
  }));
}

/** The hour in which most would play at the vendor. */
function outageOf(people: readonly PersonPlan[]): DayPlan['outage'] {
  const starts = people.flatMap(({ visits }) => visits).filter(playsAtVendor);
  const within = (from: number) =>
    starts.filter(({ at }) => at >= from && at < from + HOUR - 10 * MINUTE).length;
  const [best] = starts.map(({ at }) => at).sort((a, b) => within(b) - within(a) || a - b);
  const from = best ?? 0;
  return { from, to: from + HOUR };
}

const playsAtVendor = ({ acts }: Visit) => acts.some((act) => act.do === 'play' && act.vendor);
