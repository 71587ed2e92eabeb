import {
  MOST_STEPS,
  type PatternProgram,
  STEP,
} from '@nokshi/contract/registration/pattern-program.ts';
import { RE2JS } from 're2js';

/** One instruction of the engine's program. */
type Instruction = {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: Int32Array;
  matchRune(sign: number): boolean;
};

const LAST_SIGN = 0x10ffff;
/** No letter above these has another case. */
const LETTERS_END = 0x20000;
const NEW_LINE = 10;
const FOLDS = 1;

/**
 * Compiles an operator's pattern, in RE2's syntax, into a program that browser and server run
 * alike. Null when it does not compile, uses look-around, or is too long. Checklist V-029.
 */
export function compilePattern(pattern: string): PatternProgram | null {
  try {
    const { prog } = RE2JS.compile(pattern).re2();
    const steps = (prog.inst as Instruction[]).map(stepOf);
    return steps.length > MOST_STEPS ? null : { start: prog.start, steps };
  } catch {
    return null;
  }
}

/** The operation numbers are the engine's own; a test compares what both find. */
function stepOf(instruction: Instruction): number[] {
  const { op, out, arg } = instruction;
  switch (op) {
    case 1:
    case 2:
      return [STEP.either, out, arg];
    // The bounds of a group, which match nothing.
    case 3:
    case 7:
      return [STEP.either, out, out];
    case 4:
      return [STEP.where, out, arg];
    case 5:
      return [STEP.sign, out];
    case 6:
      return [STEP.end];
    case 8:
    case 9:
      return [STEP.sign, out, ...rangesOf(instruction)];
    case 10:
      return [STEP.sign, out, 0, LAST_SIGN];
    case 11:
      return [STEP.sign, out, 0, NEW_LINE - 1, NEW_LINE + 1, LAST_SIGN];
    default:
      throw new Error(`operation ${op} of a pattern is not known`);
  }
}

function rangesOf(instruction: Instruction): number[] {
  const { arg, runes } = instruction;
  const [sign = 0] = runes;
  if (runes.length > 1) return [...runes];
  if ((arg & FOLDS) === 0) return [sign, sign];
  const known = CASES.get(sign);
  if (known) return known;
  const cases: number[] = [];
  for (let each = 0; each < LETTERS_END; each += 1)
    if (instruction.matchRune(each)) cases.push(each, each);
  CASES.set(sign, cases);
  return cases;
}

/** Computed once per letter, in a few milliseconds; there are at most 1,400. */
const CASES = new Map<number, number[]>();
