import type { Change } from './four-eyes.ts';

/** The leaves of a setting: `name.EN`, `blocked`, `countries.BD`. */
function leaves(value: unknown, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value) && value.some((each) => typeof each === 'object')) {
    for (const [n, each] of value.entries())
      for (const leaf of leaves(each, at(keyOf(each) ?? String(n)))) found.set(...leaf);
    if (value.every((each) => each?.field)) found.set(path, value.map(keyOf).join(', '));
  } else if (Array.isArray(value)) {
    found.set(path, value.join(', '));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value))
      for (const leaf of leaves(each, at(key))) found.set(...leaf);
  } else {
    found.set(path, String(value ?? ''));
  }
  return found;
}

/**
 * Rows of a list are identified by their code, not their position; a form's order counts as well.
 */
const keyOf = (row: { countryCode?: string; field?: string } | null) =>
  row?.countryCode ?? row?.field;

/** The fields that differ between two settings of the same part. */
export function settingChanges(before: unknown, after: unknown): Change[] {
  const [from, to] = [leaves(before), leaves(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((field) => ({ field, from: from.get(field) ?? '', to: to.get(field) ?? '' }))
    .filter((line) => line.from !== line.to);
}
