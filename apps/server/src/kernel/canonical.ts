/**
 * One text for one value, whatever the order of its keys: JSON without spaces, keys sorted by
 * UTF-16 unit, bigints as decimal strings, dates as ISO 8601, `undefined` left out. Everything that
 * is hashed (audit rows, inputs of keyed calls) is hashed in this form.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const source = value as Record<string, unknown>;
  const members = Object.keys(source)
    .filter((key) => source[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(source[key])}`);
  return `{${members.join(',')}}`;
}
