import type { Act, Visit } from '../plan/day.ts';
import { breathe, type Person, untilOf, type World } from '../world.ts';
import { complain } from './complain.ts';
import { deposit } from './deposit.ts';
import { comeBack, register } from './enter.ts';
import { play, playTheRest } from './play.ts';
import { claimGift } from './promotions.ts';
import { exclude, setLimit, takeTimeOut } from './protect.ts';
import { withdraw } from './withdraw.ts';

/** One person from the first visit to the last. */
export async function spendDay(world: World, person: Person): Promise<void> {
  for (const [nth, visit] of person.plan.visits.entries()) {
    await world.life.pause(untilOf(world, visit.at));
    const inside = nth === 0 ? await register(world, person) : await comeBack(world, person);
    if (!inside) return;
    if (nth === 0) await claimGift(world, person);
    await spendVisit(world, person, visit);
  }
}

async function spendVisit(world: World, person: Person, { acts }: Visit): Promise<void> {
  for (const act of acts) {
    // Somebody may have been away for a while; a limit is set within a breath of what it is for.
    if (act.do === 'limit') await world.life.pause(1_000);
    else await breathe(world);
    await doIt(world, person, act);
  }
}

function doIt(world: World, person: Person, act: Act): Promise<unknown> {
  switch (act.do) {
    case 'deposit':
      return deposit(world, person, act);
    case 'play':
      return play(world, person, act);
    case 'withdraw':
      return withdraw(world, person, act);
    case 'complain':
      return complain(world, person, act);
    case 'limit':
      return setLimit(world, person, act);
    case 'time-out':
      return takeTimeOut(world, person, act);
    case 'exclude':
      return exclude(world, person, act);
  }
}

/** Near the end of the day a person with money of their own opens the games without a round so far. */
export async function playLeftOver(world: World, person: Person): Promise<void> {
  await world.life.pause(untilOf(world, world.plan.restAt));
  if (!(await register(world, person))) return;
  await deposit(world, person, { do: 'deposit', amount: '5000.00', turn: 0, by: 'instant' });
  await breathe(world);
  await playTheRest(world, person);
}
