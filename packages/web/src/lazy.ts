import { type ComponentType, lazy as reactLazy } from 'react';

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

type Part<P> = { readonly default: ComponentType<P> };

/** React's `lazy` with a limit; what does not come is shown by the `Boundary` around it. */
export const lazy = <P = object>(load: () => Promise<Part<P>>) => reactLazy(() => inTime(load()));
