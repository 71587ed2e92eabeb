type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly default?: unknown;
};

/**
 * A JSON schema as a person writes down a shape: `{ name: string (at most 40), age?: integer }`.
 */
export function shapeOf(schema: unknown, indent = ''): string {
  const s = schema as Schema;
  if (s.const !== undefined) return JSON.stringify(s.const);
  if (s.enum) return s.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = s.anyOf ?? s.oneOf;
  if (either) return either.map((option) => shapeOf(option, indent)).join(' | ');
  if (s.properties) return objectShape(s, indent);
  if (s.type === 'array' && typeof s.items === 'object') return `[${shapeOf(s.items, indent)}, …]`;
  if (s.type === 'object' && typeof s.additionalProperties === 'object')
    return `{ [key]: ${shapeOf(s.additionalProperties, indent)} }`;
  if (s.type === 'object') return '{}';
  if (s.type === undefined) return 'any';
  const notes = [
    s.format === 'date-time' ? 'instant' : s.format,
    s.maxLength === undefined ? undefined : `at most ${s.maxLength}`,
    s.default === undefined ? undefined : `usually ${JSON.stringify(s.default)}`,
  ].filter((note) => note !== undefined);
  const type = [s.type].flat().join(' | ');
  return notes.length > 0 ? `${type} (${notes.join(', ')})` : type;
}

function objectShape(s: Schema, indent: string): string {
  const fields = Object.entries(s.properties ?? {});
  if (fields.length === 0) return '{}';
  const deeper = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const mark = s.required?.includes(name) ? '' : '?';
    return `${deeper}${name}${mark}: ${shapeOf(field, deeper)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
