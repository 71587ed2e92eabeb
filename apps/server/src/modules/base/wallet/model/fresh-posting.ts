import type { PlainLeg, PlainPosting, Purse } from './act.ts';
import { cashOf, type Choice } from './choice.ts';

/**
 * A new key (sometimes one that a rollback took already), and an amount that the member may not
 * have.
 */
export function freshPosting(choice: Choice, of?: Purse): PlainPosting {
  const { random, plain, memory, trouble, extent } = choice;
  const dead = of === undefined && trouble(0.02) ? memory.tombstone() : undefined;
  const stranger = trouble(0.005) ? 2 * (extent.members * 4 + random.below(50)) : null;
  const purse = of ?? dead?.purse ?? stranger ?? choice.purse();
  const ride = trouble(0.01) ? 'no' : random.chance(0.25) ? 'yes' : 'none';
  const key = dead?.key ?? choice.newKey();
  const fresh = { purse, key, input: random.below(3), ride } as const;
  const hold = random.chance(0.1) ? memory.holdOf(purse) : undefined;
  const left = plain.holds.get(hold ?? 0)?.left ?? 0;
  if (hold !== undefined && (left > 0 || trouble(0.2)))
    return { ...fresh, hold, legs: legsOutOf(choice, hold) };
  return { ...fresh, legs: legsFor(choice, cashOf(plain, purse)) };
}

/** One stake or two that a hold pays, sometimes a little more than it has left. */
function legsOutOf({ random, plain }: Choice, hold: number): PlainLeg[] {
  const left = plain.holds.get(hold)?.left ?? 0;
  const stake = (most: number): PlainLeg => ['stake', -1 - random.below(most)];
  return random.chance(0.3) ? [stake(left / 3 + 1), stake(left / 3 + 1)] : [stake(left + 2)];
}

/** What a member with this cash does; in a storm it is more than the balance. */
function legsFor({ random, trouble }: Choice, cash: number): PlainLeg[] {
  if (trouble(0.08)) return [['withdrawal', -cash - 1 - random.below(100)]];
  const dice = random.next();
  if (dice < 0.12 || cash < 100) return [['deposit', 1 + random.below(4_000)]];
  if (dice < 0.15) return [['refund', 1 + random.below(500)]];
  if (dice < 0.18) return [['withdrawal', -1 - random.below(cash / 4)]];
  if (dice < 0.19) return [['adjustment', random.below(100)]];
  const legs: PlainLeg[] = [];
  const most = 1 + random.below(4);
  while (legs.length < most) {
    const stake = 1 + random.below(Math.min(cash / (trouble(0.1) ? 1 : 12), 3_000));
    legs.push(['stake', -stake]);
    if (legs.length < most && random.chance(0.8))
      legs.push(['win', random.chance(0.55) ? random.below(stake * 3) : 0]);
  }
  return legs;
}
