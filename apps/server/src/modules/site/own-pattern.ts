import { RE2JS } from 're2js';

/**
 * Patterns that operators write, run by an engine whose time grows with the text alone (V-029).
 * The whole value has to match.
 */
export function createOwnPatterns() {
  const compiled = new Map<string, RE2JS>();
  const of = (pattern: string): RE2JS => {
    const known = compiled.get(pattern);
    if (known) return known;
    const made = RE2JS.compile(pattern);
    if (compiled.size >= MOST_KEPT) compiled.clear();
    compiled.set(pattern, made);
    return made;
  };
  return {
    readable(pattern: string): boolean {
      try {
        of(pattern);
        return true;
      } catch {
        return false;
      }
    },
    matches: (pattern: string, value: string): boolean => of(pattern).matches(value),
  };
}

const MOST_KEPT = 100;
