import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other around, from one to itself again; null where none do. */
export function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const from = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = from(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Ends a build whose files wait for each other: whichever the browser runs first reads what the other
 * has not made yet, and the page that needs them never opens.
 */
export function noCircles(): Plugin {
  return {
    name: 'nokshi-no-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`files of the site wait for each other: ${circle.join(' -> ')}`);
    },
  };
}
