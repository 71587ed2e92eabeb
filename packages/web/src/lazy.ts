import { type ElementType, type LazyExoticComponent, lazy as reactLazy } from 'react';

/** How long a part of an app may take to come. Checklist C-005, ER-008. */
export const PART_MS = 120_000;

/** Gives what `load` gives, or fails when it has not come in time. */
export function inTime<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the app did not come in time')), PART_MS);
  });
  return Promise.race([load, late]).finally(() => clearTimeout(timer));
}

/** A component of any props. */
type View = Exclude<ElementType, string>;
type Parts<Name extends string> = Readonly<Record<Name, View>>;

/**
 * React's `lazy` with a limit, for a file's default or for one of the parts it has; what does not
 * come is shown by the `Boundary` around it.
 */
export function lazy<All extends Parts<'default'>>(
  load: () => Promise<All>,
): LazyExoticComponent<All['default']>;
export function lazy<Name extends string, All extends Parts<Name>>(
  load: () => Promise<All>,
  name: Name,
): LazyExoticComponent<All[Name]>;
export function lazy(load: () => Promise<Parts<string>>, name = 'default') {
  return reactLazy(async () => ({ default: (await inTime(load()))[name] as View }));
}
