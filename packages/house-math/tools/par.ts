/**
 * `npm run par [-- --check] [-- --force] [--game code] [--spins 4e8] [--workers 2]`: computes the
 * PAR sheet of every slot whose code or data changed, writes it beside the game and prints it, and writes
 * the lists of all games and of the spots of all tables.
 * Without --spins a simulated game has as many rounds as an interval within 0.2 points needs.
 * With --check it computes nothing and fails when a stored sheet is of other code or data.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SLOTS } from '../src/slot/index.ts';
import type { StoredSheet } from '../src/slot/par/par-sheet.ts';
import { writeGamesPage } from './games-page.ts';
import { packageFolder } from './package-folder.ts';
import { hashOf } from './par/hash.ts';
import { sheetOf } from './par/sheet.ts';
import { sheetText } from './par/sheet-text.ts';
import { printSheet } from './print-sheet.ts';
import { writeTablesPage } from './tables-page.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    game: { type: 'string' },
    spins: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
});

const folder = packageFolder();
const rounds = values.spins === undefined ? null : Number(values.spins);
const order = { rounds, seed: 20_260_217, workers: Number(values.workers) };
const stale: string[] = [];

for (const game of SLOTS.values()) {
  if (values.game !== undefined && values.game !== game.code) continue;
  const path = join(folder, 'src', 'slot', 'games', game.code, 'par.json');
  const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StoredSheet) : null;
  const hash = hashOf(folder, game);
  const current = stored?.hash === hash;
  if (values.check) {
    console.log(`${game.code}: ${current ? 'current' : 'stale, run npm run par'}`);
    if (!current) stale.push(game.code);
    continue;
  }
  const sheet = current && !values.force ? stored : await sheetOf(game, hash, order);
  if (sheet !== stored) writeFileSync(path, sheetText(sheet));
  console.log(printSheet(sheet));
}

if (!values.check) {
  writeGamesPage(folder);
  writeTablesPage(folder);
}
if (stale.length > 0) process.exitCode = 1;
