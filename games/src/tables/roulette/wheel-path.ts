import { POCKETS, WHEEL } from '@nokshi/house-math/tables/roulette.ts';

/** Degrees, clockwise from the top. The ball comes to rest where the viewer is nearest: at the bottom. */
export const FRONT = 180;
/** Least turn of the wheel before it rests, and turns of the ball against it. */
const LEAST_TURN = 270;
const BALL_TURNS = 7;
/** A cubic that slows down begins three times as fast as it is on average. */
const SLOWS = 3;

export const angleOf = (pocket: number): number => (WHEEL.indexOf(pocket) * 360) / POCKETS;
const positive = (degrees: number): number => ((degrees % 360) + 360) % 360;

export type WheelPath = {
  /** Of the wheel: at the start, when the ball lands, at rest. */
  readonly rotor: readonly [number, number, number];
  /** Of the ball around the middle: at the start and when it lands. */
  readonly ball: readonly [number, number];
};

/**
 * The wheel turns evenly until the ball lands after `landMs`, then slows down for `restMs` without a jump, and rests with
 * the pocket in front. The ball runs against it and lands in the pocket.
 */
export function wheelPath(of: {
  readonly from: number;
  readonly pocket: number;
  readonly landMs: number;
  readonly restMs: number;
}): WheelPath {
  const { from, pocket, landMs, restMs } = of;
  const at = angleOf(pocket);
  const rest = positive(FRONT - at - from);
  const turn = rest < LEAST_TURN ? rest + 360 : rest;
  const speed = turn / (landMs + restMs / SLOWS);
  const landed = from + speed * landMs;
  return {
    rotor: [from, landed, from + turn],
    ball: [landed + at + 360 * BALL_TURNS, landed + at],
  };
}
