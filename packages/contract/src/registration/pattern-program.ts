import { z } from 'zod';

/** The operation of a step; its other numbers follow. */
export const STEP = {
  /** `next`, then pairs `from, to` of code points: consumes one of these characters. */
  sign: 0,
  /** `one, other`: continues at both. */
  either: 1,
  /** `next, where`: continues where all of these bits of {@link WHERE} hold. */
  where: 2,
  /** The pattern ends here. */
  end: 3,
} as const;

/** Longer ones are refused when a pattern is saved: a program is sent with the form. */
export const MOST_STEPS = 1_000;

/** An operator's own pattern as the server compiled it, by an RE2 engine. Checklist V-029. */
export const patternProgram = z.object({
  start: z.number().int(),
  steps: z.array(z.array(z.number().int())).max(MOST_STEPS),
});
export type PatternProgram = z.infer<typeof patternProgram>;
