/** Writes the lists of games from their folders, see list-games.ts; a new draft gets empty reels. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameLists } from './list-games.ts';
import { packageFolder } from './package-folder.ts';
import { foundText } from './solve/found-text.ts';

const games = join(packageFolder(), 'src', 'slot', 'games');
for (const { name } of readdirSync(games, { withFileTypes: true }).filter((e) => e.isDirectory())) {
  const reels = join(games, name, 'reels.json');
  if (!existsSync(reels)) writeFileSync(reels, foundText({ strips: [], pays: [] }));
}
for (const [name, text] of Object.entries(gameLists(packageFolder())))
  writeFileSync(join(games, name), text);
