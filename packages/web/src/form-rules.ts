import { FieldError, RefusalError } from './refusal.ts';

/** What is wrong, by the path of the field: `title`, or `title.EN` in what a field holds. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** The names of those fields of text that are empty and may not be. */
export const missingOf = (values: object, optional: readonly string[] | 'all'): string[] =>
  optional === 'all'
    ? []
    : Object.entries(values)
        .filter(([name, value]) => isEmpty(value) && !optional.includes(name))
        .map(([name]) => name);

export const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === '';

/** The field that a path is in. */
export const fieldOf = (path: string): string => path.split('.', 1)[0] ?? path;

type Naming = {
  readonly names: readonly string[];
  /** What the call names otherwise than the form. */
  readonly called: Readonly<Record<string, string>>;
  /** The part of the call that the form's fields are in. */
  readonly within: string | undefined;
};

/** Where in the form a refusal belongs; undefined when it is about none of its fields. */
export function placeOf(thrown: unknown, { names, called, within }: Naming): string | undefined {
  const named = thrown instanceof RefusalError || thrown instanceof FieldError;
  const field = named ? thrown.field : undefined;
  if (field === undefined) return undefined;
  const inside = within && field.startsWith(`${within}.`) ? field.slice(within.length + 1) : field;
  const path = called[inside] ?? inside;
  return names.includes(fieldOf(path)) ? path : undefined;
}

/** What is held at a path or below it. */
export function heldAt<Held>(by: Readonly<Record<string, Held>>, path: string): Held | undefined {
  const at = Object.keys(by).find((each) => each === path || each.startsWith(`${path}.`));
  return at === undefined ? undefined : by[at];
}
