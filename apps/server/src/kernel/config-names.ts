import { StartRefusal } from './start-refusal.ts';

/** The prefix of the tests' own variables. */
const TEST_PREFIX = 'NOKSHI_TEST_';

/**
 * An unknown variable is a setting that somebody relies on: names that begin with NOKSHI_, or look
 * like a misspelt one of ours, stop the start.
 */
export function checkNames(given: readonly string[], known: readonly string[]): void {
  for (const name of given) {
    if (known.includes(name) || name.startsWith(TEST_PREFIX)) continue;
    const meant = known.find((one) => looksLike(name, one));
    if (meant) {
      throw new StartRefusal(`${name} looks like ${meant} misspelt: rename it, or remove it.`);
    }
    if (name.startsWith('NOKSHI_')) {
      throw new StartRefusal(
        `${name} is not a setting of Nokshi: remove it (docs/operations.md lists all settings).`,
      );
    }
  }
}

function looksLike(name: string, known: string): boolean {
  const bare = name.toUpperCase().replace(/^NOKSHI_/, '');
  if (bare === known) return name.startsWith('NOKSHI_') || known.includes('_');
  // Short names have innocent neighbours (NODE, HOME, POST): only swapped letters count there.
  if (known.length < 8) return name === name.toUpperCase() && isSwapped(bare, known);
  return editDistance(bare, known) <= (known.length < 10 ? 1 : 2);
}

function isSwapped(name: string, known: string): boolean {
  if (name.length !== known.length) return false;
  const at = [...known].findIndex((letter, index) => letter !== name[index]);
  const swapped = known.slice(0, at) + known[at + 1] + known[at] + known.slice(at + 2);
  return at >= 0 && swapped === name;
}

/** Letters to insert, drop, replace or swap with a neighbour between one and the other. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  const table: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min(cell(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, cell(i - 1, j - 1) + +!same);
      const swap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swap) best = Math.min(best, cell(i - 2, j - 2) + 1);
      row.push(best);
    }
  }
  return cell(from.length, to.length);
}
