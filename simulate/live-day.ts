import { setTimeout as sleep } from 'node:timers/promises';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { KITE_MENU } from '@nokshi/contract/player/kite.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import { StartRefusal } from '../apps/server/src/kernel/start-refusal.ts';
import { httpClient } from '../tests/harness/client.ts';
import { playLeftOver, spendDay } from './acts/spend-day.ts';
import { type Ask, type Caller, createAsk } from './ask.ts';
import type { Beside } from './beside/index.ts';
import { type LivedDay, noSums } from './checks/check.ts';
import { readTotals } from './checks/house-accounts.ts';
import { CHECKS } from './checks/index.ts';
import { shuffle } from './deck.ts';
import { makeAgent, offerContract, voidIssue } from './desk/line-up.ts';
import { firstSignIn, type Operator, operatorOf, signIn } from './desk/operator.ts';
import { promotionsDesk } from './desk/promotions.ts';
import { dismissSecond, inviteSecond } from './desk/second.ts';
import { workDay } from './desk/work-day.ts';
import { createLife } from './life.ts';
import { failForAnHour, reconcile, tellOfPayments } from './outage.ts';
import type { Place } from './place.ts';
import type { DayPlan, PersonPlan } from './plan/day.ts';
import { tellStory } from './stories/index.ts';
import { createTally } from './tally.ts';
import type { Person, World } from './world.ts';

export type Lived = LivedDay & {
  readonly checks: readonly { readonly name: string; readonly found: readonly string[] }[];
};

/** How far the day is, from 0 to 1. */
export type OnProgress = (share: number, world: World) => void;

/** How many times the progress of the day is reported. */
const STEPS = 100;

/** Lives a planned day in a house, then compares what the house says with what happened. */
export async function liveDay(place: Place, plan: DayPlan, onProgress: OnProgress): Promise<Lived> {
  const world = await openWorld(place, plan);
  const operator = await enterConsole(world, place);
  await askForWork(world, operator);
  const before = await readTotals(world, operator);
  const people = beginPeople(world);
  const second = await inviteSecond(world, operator);
  world.makeAgent = second && ((agent) => makeAgent(world, { operator, second }, agent));
  world.voidIssue = second && ((issue) => voidIssue(world, { operator, second }, issue));
  world.offerContract =
    second && ((agent, terms) => offerContract(world, { operator, second }, { agent, terms }));
  world.desk = second && promotionsDesk(world, { operator, second });
  world.life.begin(() => workDay(world, { operator, second }));
  world.life.begin(() => tellProgress(world, onProgress));
  beginBeside(world, operator);
  await world.life.run();
  await signIn(world, operator);
  if (second) await dismissSecond(world, operator, second);
  if (place.pace.isOver()) world.tally.note('ended early: not every game had its turn');
  const rest = async () => {
    await place.pace.until(place.pace.now() + 11_000);
    await sleep(20);
  };
  const day: LivedDay = {
    world,
    people,
    operator,
    before,
    sums: noSums(),
    rest,
  };
  const checks = [];
  for (const { name, find } of CHECKS) checks.push({ name, found: await find(day) });
  return { ...day, checks };
}

/** Everybody of the day, with those who tell a story and the one who plays what is left over. */
function beginPeople(world: World): Person[] {
  const { life, plan } = world;
  const people: Person[] = [];
  const come = (one: PersonPlan): Person => {
    const person = personOf(world, one, people.length);
    people.push(person);
    return person;
  };
  for (const one of plan.people.map(come)) life.begin(() => spendDay(world, one));
  for (const story of plan.stories) {
    const tellers = story.people.map(come);
    life.begin(() => tellStory(world, { plan: story, people: tellers }));
  }
  const curious = come(curiousOf(plan));
  life.begin(() => playLeftOver(world, curious));
  return people;
}

function beginBeside(world: World, operator: Operator): void {
  const { beside, life, tally } = world;
  if (!beside) return tally.note('a house of others: nothing failed, nothing was reconciled');
  life.begin(() => failForAnHour(world, beside.vendor));
  life.begin(() => reconcile(world, beside.vendor, operator));
  life.begin(() => tellOfPayments(world, beside.checkout));
}

async function openWorld(
  { origins, addresses, pace, beside, mostGames, beginsAt }: Place,
  plan: DayPlan,
): Promise<World> {
  const tally = createTally();
  const ask = createAsk(tally);
  const newClient: World['newClient'] = (realm) => httpClient(addresses[realm], origins[realm]);
  const life = createLife(pace, (err) => tally.fault(`somebody could not go on: ${String(err)}`));
  const visitor = { client: newClient('player'), ip: '10.250.0.2' };
  await refuseMoney(ask, visitor);
  const games: Game[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await ask(visitor, playerRoutes.catalogue.gameList, {
      input: { pageNo, pageSize: 100 },
      as: 'look at games',
    });
    games.push(...(page?.value ?? []).filter((game) => isPlayable(game, beside)));
    if (!page || pageNo >= page.totalPages) break;
  }
  let keys = 0;
  let turns = 0;
  return {
    plan,
    life,
    tally,
    ask,
    beganAt: beginsAt ?? pace.now(),
    deck: shuffle(games, plan.seed, mostGames),
    vouchers: [],
    members: [],
    teams: [],
    beside,
    makeAgent: null,
    voidIssue: null,
    offerContract: null,
    desk: null,
    newClient,
    newKey: () => `day-${plan.seed}-${String((keys += 1)).padStart(9, '0')}`,
    nextTurn: () => turns++,
  };
}

/** Draws, and what follows the clock of the house, are stories: nobody plays round after round there. */
const DRAWN: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);
const BY_THE_CLOCK: readonly string[] = [TABLE_MENU, KITE_MENU];
/** What is staked in a vendor’s own wallet is no wager of the house. */
const isPlayable = (game: Game, beside: Beside | null) =>
  game.isGame === 'GAME' &&
  game.isOpen &&
  !DRAWN.has(game.gameType) &&
  !game.gameMenus.some((menu) => BY_THE_CLOCK.includes(menu)) &&
  game.vassalage !== beside?.purse.vendor;

async function enterConsole(world: World, { operator }: Place): Promise<Operator> {
  if ('oneTime' in operator) return firstSignIn(world, operator.oneTime);
  const known = operatorOf(world, operator.credentials);
  if (!(await signIn(world, known))) throw new StartRefusal('The operator cannot sign in.');
  return known;
}

/** Asked of anyone's page, before anything else is sent. */
async function refuseMoney(ask: Ask, visitor: Caller): Promise<void> {
  const site = await ask(visitor, playerRoutes.site.status, { input: {}, as: 'open the site' });
  if (site?.info.brand.mode !== 'demo')
    throw new StartRefusal(
      'This house is not in demo mode: a simulated day would play with the money of its members.',
    );
}

/** Sets the challenge at registration to proof of work, which a program can solve. */
async function askForWork({ ask }: World, operator: Operator): Promise<void> {
  const { registration, setRegistration } = consoleRoutes.settings;
  const now = await ask(operator, registration, { input: {}, as: 'read the registration form' });
  if (!now || now.setting.challenge.registration === 'work') return;
  const { setting, version } = now;
  const asked = { ...setting, challenge: { ...setting.challenge, registration: 'work' as const } };
  await ask(operator, setRegistration, {
    input: { setting: asked, version, reason: 'Asked for while the day lasts' },
    as: 'set the registration form',
  });
}

const personOf = (world: World, plan: PersonPlan, nth: number): Person => ({
  plan,
  client: world.newClient('player'),
  ip: `10.${1 + Math.floor(nth / 62_500)}.${Math.floor(nth / 250) % 250}.${(nth % 250) + 1}`,
  told: { rounds: 0, staked: 0n, won: 0n, wonFree: 0n, takenBack: 0 },
  memberId: '',
  payeeId: null,
});

const curiousOf = (plan: DayPlan): PersonPlan => ({
  persona: 'curious',
  username: `${plan.people[0]?.username ?? 'day'}x`,
  visits: [],
});

async function tellProgress(world: World, onProgress: OnProgress): Promise<void> {
  const { life, plan, beganAt } = world;
  const every = plan.endsAt / STEPS;
  for (let at = 0; at < plan.endsAt; at = Math.max(0, life.now() - beganAt)) {
    onProgress(at / plan.endsAt, world);
    await life.pause(Math.min(every, plan.endsAt - at));
  }
  onProgress(1, world);
}
