import { type PatternProgram, STEP } from './pattern-program.ts';

/** Between two characters; the numbers are RE2's own. */
const WHERE = { lineBegins: 1, lineEnds: 2, textBegins: 4, textEnds: 8, edge: 16, noEdge: 32 };

/**
 * Whether the whole value matches. All paths through the program are followed at once, so that time
 * grows with characters times steps whatever the pattern is (Thompson, CACM 11(6), 1968).
 */
export function matchesWhole({ start, steps }: PatternProgram, value: string): boolean {
  const signs = Array.from(value, (sign) => sign.codePointAt(0) ?? 0);
  let wanted = [start];
  for (const [at, sign] of signs.entries()) {
    const open = reached(steps, wanted, whereBetween(signs[at - 1], sign));
    wanted = open.flatMap((step) => (takes(step, sign) ? [step[1] ?? 0] : []));
    if (wanted.length === 0) return false;
  }
  const open = reached(steps, wanted, whereBetween(signs.at(-1), undefined));
  return open.some(([does]) => does === STEP.end);
}

type Step = readonly number[];

/** The steps that wait for a character or end the pattern, each once. */
function reached(steps: readonly Step[], from: readonly number[], where: number): Step[] {
  const seen = new Set<number>();
  const open: Step[] = [];
  const left = [...from];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const step = steps[at];
    if (!step || seen.has(at)) continue;
    seen.add(at);
    const [does, next = 0, other = 0] = step;
    if (does === STEP.either) left.push(next, other);
    else if (does !== STEP.where) open.push(step);
    else if ((other & ~where) === 0) left.push(next);
  }
  return open;
}

function takes([does, , ...ranges]: Step, sign: number): boolean {
  if (does !== STEP.sign) return false;
  for (let at = 0; at < ranges.length; at += 2)
    if (sign >= (ranges[at] ?? 0) && sign <= (ranges[at + 1] ?? 0)) return true;
  return false;
}

function whereBetween(before: number | undefined, after: number | undefined): number {
  const begins = before === undefined ? WHERE.textBegins | WHERE.lineBegins : 0;
  const ends = after === undefined ? WHERE.textEnds | WHERE.lineEnds : 0;
  const lines = (before === 10 ? WHERE.lineBegins : 0) | (after === 10 ? WHERE.lineEnds : 0);
  return begins | ends | lines | (isWord(before) === isWord(after) ? WHERE.noEdge : WHERE.edge);
}

const isWord = (sign: number | undefined): boolean =>
  sign !== undefined && /^\w$/.test(String.fromCodePoint(sign));
