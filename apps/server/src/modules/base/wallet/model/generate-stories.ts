import { assetOf, type HoldStep, memberOf, type PartStep, type Purse } from './act.ts';
import type { Step, Story } from './act.ts';
import { cashOf, type Choice } from './choice.ts';
import { freshPosting } from './fresh-posting.ts';

/** Stories: most of one member, some that move money between two, some that open or close. */
export function createStories(choice: Choice) {
  const { random } = choice;
  const story = (steps: readonly Step[]): Story => {
    for (const step of steps) remember(choice, step);
    return { do: 'story', ends: random.chance(0.12) ? 'rolls back' : 'commits', steps };
  };
  return {
    /** A new member with money, sometimes of both assets; it always commits. */
    opening(): Story {
      const member = choice.newMember();
      const purses = random.chance(0.2) ? [2 * member, 2 * member + 1] : [2 * member];
      choice.purses.push(...purses);
      return { do: 'story', ends: 'commits', steps: purses.flatMap((p) => opened(choice, p)) };
    },
    next(): Story {
      const dice = random.next();
      if (dice < 0.01) return closing(choice, choice.purse());
      if (dice < 0.02) return { ...this.opening(), ends: random.pick(['commits', 'rolls back']) };
      if (dice < 0.1) return story(again(choice) ?? steps(choice));
      if (dice < 0.26) return story(moving(choice) ?? steps(choice));
      return story(steps(choice));
    },
  };
}

function opened(choice: Choice, purse: Purse): Step[] {
  const legs = [['deposit', 500 + choice.random.below(20_000)]] as const;
  const deposit = { purse, key: choice.newKey(), input: 0, legs, ride: 'none' } as const;
  return [
    { do: 'open', purse },
    { do: 'transfer', ...deposit },
  ];
}

/** Takes all the money out, so that the accounts can be closed, unless a hold is open. */
function closing(choice: Choice, purse: Purse): Story {
  const cash = cashOf(choice.plain, purse);
  const legs = [['withdrawal', -cash]] as const;
  const out = { purse, key: choice.newKey(), input: 0, legs, ride: 'none' } as const;
  const steps: Step[] = [
    ...(cash > 0 ? [{ do: 'transfer', ...out } as const] : []),
    { do: 'close', purse },
    { do: 'close', purse },
  ];
  return { do: 'story', ends: choice.random.chance(0.8) ? 'commits' : 'rolls back', steps };
}

function moving(choice: Choice): Step[] | null {
  const { random, plain } = choice;
  const purse = choice.purse();
  const to = choice.purse();
  if (memberOf(purse) === memberOf(to) || assetOf(purse) !== assetOf(to)) return null;
  const amount = 1 + random.below(cashOf(plain, purse) * (random.chance(0.1) ? 3 : 0.3) + 5);
  const move = { do: 'move', purse, to, key: choice.newKey(), input: 0, amount } as const;
  const more = random.chance(0.3) ? [step(choice, random.chance(0.5) ? purse : to)] : [];
  return [move, ...more];
}

/** Repeats an earlier act, as it was or with one thing changed. */
function again(choice: Choice): Step[] | null {
  const { random } = choice;
  const before = choice.memory.keyed();
  if (!before) return null;
  const dice = random.next();
  if (dice < 0.3 && 'purse' in before) return [{ do: 'ask', purse: before.purse, key: before.key }];
  const other = dice < 0.5 ? 1 : 0;
  switch (before.do) {
    case 'post':
    case 'transfer':
      return [{ ...before, do: 'transfer', input: before.input + other }];
    case 'hold':
    case 'capture':
    case 'release':
    case 'move':
      return [{ ...before, amount: before.amount + other }];
    case 'ask':
    case 'tombstone':
      return [before];
  }
}

function steps(choice: Choice): Step[] {
  const purse = choice.purse();
  return Array.from({ length: 1 + choice.random.below(4) }, () => step(choice, purse));
}

function step(choice: Choice, purse: Purse): Step {
  const { random } = choice;
  const dice = random.next();
  if (dice < 0.36) return { do: 'transfer', ...freshPosting(choice, purse) };
  if (dice < 0.58) return hold(choice, purse);
  if (dice < 0.82) return part(choice, purse);
  if (dice < 0.88) return { do: 'tombstone', purse, key: choice.newKey() };
  const known = choice.memory.posting();
  const mine = known?.purse === purse ? known.key : choice.newKey();
  return { do: dice < 0.9 ? 'tombstone' : 'ask', purse, key: mine };
}

function hold({ random, plain, ...choice }: Choice, purse: Purse): HoldStep {
  const cash = cashOf(plain, purse);
  const amount = 1 + random.below(cash * (random.chance(0.08) ? 2 : 0.2) + 5);
  const wait = random.below(3 * choice.extent.minutesApart);
  const due = random.chance(0.35) ? plain.minutes + wait : null;
  return { do: 'hold', purse, key: choice.newKey(), amount, due };
}

/** A part of a hold, all that is left, or a little more; sometimes of an unknown hold. */
function part(choice: Choice, purse: Purse): PartStep | HoldStep {
  const { random, plain } = choice;
  const mine = random.chance(0.02) ? -choice.newKey() : choice.memory.holdOf(purse);
  if (mine === undefined) return hold(choice, purse);
  const left = plain.holds.get(mine)?.left ?? 0;
  const amount = random.chance(0.4) && left > 0 ? left : 1 + random.below(left + 2);
  const verb = random.chance(0.6) ? 'capture' : 'release';
  return { do: verb, hold: mine, key: choice.newKey(), amount };
}

function remember({ memory }: Choice, step: Step): void {
  if (step.do === 'hold') memory.keepHold(step.purse, step.key);
  if ('key' in step) memory.keep(step);
}
