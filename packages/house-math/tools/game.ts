/**
 * `npm run game [-- code ...]`: makes games of drafts. For each game named, or for all whose strips
 * are still empty, it finds strips and pays for the draft's aim, writes them beside the draft and
 * computes the PAR sheet. A draft whose aim is out of reach is reported and left as it is.
 * `npm run game -- --keep code ...` keeps the rules as they are, before a draft gets others under
 * the next version: rounds that were played by them can be computed for ever.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundOf } from '../src/slot/draft.ts';
import { rulesText, SLOTS, type SlotGame } from '../src/slot/index.ts';
import { writeGamesPage } from './games-page.ts';
import { packageFolder } from './package-folder.ts';
import { hashOf } from './par/hash.ts';
import { sheetOf } from './par/sheet.ts';
import { sheetText } from './par/sheet-text.ts';
import { foundText } from './solve/found-text.ts';
import { solveGame } from './solve/solve-game.ts';

const folder = packageFolder();
const keep = process.argv.includes('--keep');
const asked = process.argv.slice(2).filter((word) => word !== '--keep');
for (const code of asked) if (!SLOTS.has(code)) throw new Error(`there is no draft of ${code}`);

const isEmpty = (game: SlotGame): boolean => game.pays.length === 0;
const wanted = [...SLOTS.values()].filter(({ code }) =>
  asked.length > 0 ? asked.includes(code) : isEmpty(SLOTS.get(code)!),
);

async function make(game: SlotGame): Promise<string> {
  const { aim, code } = game;
  if (!aim) throw new Error(`${code}: its draft has no aim, so it stays as it is`);
  const began = performance.now();
  const found = solveGame({ ...game, aim });
  const { strips, pays } = foundOf(found);
  const made: SlotGame = 'strips' in game ? { ...game, strips, pays } : { ...game, pays };
  const at = join(folder, 'src', 'slot', 'games', code);
  writeFileSync(join(at, 'reels.json'), foundText(found));
  const order = { rounds: null, seed: 20_260_217, workers: 1, known: found.figures };
  const sheet = await sheetOf(made, hashOf(folder, made), order);
  writeFileSync(join(at, 'par.json'), sheetText(sheet));
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const figures = `RTP ${percent(sheet.rtp)} (asked ${percent(aim.rtp)}), sigma ${sheet.sigma.toFixed(2)} (asked ${aim.sigma})`;
  const felt = `pays ${percent(sheet.hitFrequency)}, most ${sheet.largestRound.timesStake} x`;
  return `${code}: ${figures}, ${felt}, ${sheet.method}, ${seconds} s`;
}

function keepRules(game: SlotGame): string {
  const at = join(folder, 'src', 'slot', 'games', game.code, 'former');
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, `${game.ruleVersion}.json`), `${rulesText(game)}\n`, { flag: 'wx' });
  return `${game.code}: rules ${game.ruleVersion} are kept; raise ruleVersion in the draft now`;
}

if (keep) for (const code of asked) console.log(keepRules(SLOTS.get(code)!));
else
  for (const game of wanted) {
    try {
      console.log(await make(game));
    } catch (error) {
      console.log(`NOT MADE ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
writeGamesPage(folder);
if (wanted.length === 0) console.log('Every draft is a game already; name one to make it again.');
