import { ATTACKS } from './attacks.ts';
import { type Case, type Ground, openBench } from './bench.ts';
import { EDGES } from './edges.ts';
import { ERRORS } from './errors.ts';
import { FREE_ROUNDS } from './free-rounds.ts';
import { HAPPY } from './happy.ts';
import { IDEMPOTENCY } from './idempotency.ts';
import { SIGNATURE } from './signature.ts';

/** The published list; each case stands for itself and leaves no round open on purpose. */
export const CASES: readonly Case[] = [
  ...HAPPY,
  ...IDEMPOTENCY,
  ...ERRORS,
  ...SIGNATURE,
  ...ATTACKS,
  ...EDGES,
  ...FREE_ROUNDS,
];

export type Verdict = {
  readonly group: Case['group'];
  readonly name: string;
  /** Null: the case held. */
  readonly wrong: string | null;
  /** What it would have needed; the case was not run then. */
  readonly missing: readonly string[];
};

/** Runs all cases one after another, so that each finds its own balance. */
export async function runCases(
  ground: Ground,
  onVerdict: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const bench = await openBench(ground);
  const verdicts: Verdict[] = [];
  for (const { group, name, needs = [], run } of CASES) {
    const missing = needs.filter((need) => ground[need] === undefined);
    const wrong = missing.length > 0 ? null : await wrongOf(() => run(bench));
    const verdict = { group, name, wrong, missing };
    verdicts.push(verdict);
    onVerdict(verdict);
  }
  return verdicts;
}

const wrongOf = (run: () => Promise<void>): Promise<string | null> =>
  run().then(
    () => null,
    (err: Error) => err.message,
  );

/** `118 of 118`, and what was not run. */
export function summary(verdicts: readonly Verdict[]): string {
  const ran = verdicts.filter(({ missing }) => missing.length === 0);
  const held = ran.filter(({ wrong }) => wrong === null).length;
  const left = verdicts.length - ran.length;
  const rest = left > 0 ? `, ${left} not run` : '';
  return `conformance: ${held} of ${ran.length}${rest}`;
}
