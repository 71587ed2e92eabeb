import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, from wherever in the tree the tool was started. */
export function packageFolder(): string {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const found = join(folder, 'packages', 'house-math');
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) throw new Error('start this inside the Nokshi tree');
  }
}
