/** Writes the lists of games from their folders, see list-games.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameLists } from './list-games.ts';
import { packageFolder } from './package-folder.ts';

const folder = packageFolder();
for (const [name, text] of Object.entries(gameLists(folder)))
  writeFileSync(join(folder, 'src', 'slot', 'games', name), text);
