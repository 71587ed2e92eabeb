import type { Trigger } from '@nokshi/contract/promotions/terms.ts';
import { weightOf } from '@nokshi/house-math/wheel/spin-wheel.ts';
import { minorOf } from './amount-of.ts';

export type WheelTrigger = Extract<Trigger, { kind: 'wheel' }>;

/** What a spin pays on average, in thousandths of a minor unit, rounded down. */
export function meanOf({ segments }: WheelTrigger): bigint {
  const sum = segments.reduce(
    (all, { amount, weight }) => all + minorOf(amount) * BigInt(weight),
    0n,
  );
  return (sum * 1_000n) / BigInt(weightOf(segments));
}

/** The chance of a weight in percent, with at most three decimals. */
export function chanceOf({ segments }: WheelTrigger, weight: number): string {
  const percent = (weight / weightOf(segments)) * 100;
  return String(Number(percent.toFixed(3)));
}
