import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_NAMES, SLOTS, type SlotGame, STUDIOS, wholeReturn } from '../src/slot/index.ts';
import type { ParSheet } from '../src/slot/par/par-sheet.ts';

/** docs/games-list.md, made from drafts and sheets: all games by studio and family. */
const MADE = `# All games

Made by \`npm run par\` and \`npm run game\` from the drafts and the sheets; how the families are played is in
[games.md](games.md). Grid is reels x rows; sigma is of a round, in stakes; "simulated" as games.md explains it.
`;

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)} %`;

const pathOf = (folder: string, code: string): string =>
  join(folder, 'src', 'slot', 'games', code, 'par.json');

const sheetOf = (folder: string, code: string): ParSheet =>
  JSON.parse(readFileSync(pathOf(folder, code), 'utf8')) as ParSheet;

function row(folder: string, { code, name, family, reels, rows }: SlotGame): string {
  const sheet = sheetOf(folder, code);
  const { hitFrequency, sigma, method } = sheet;
  const figures = [
    percent(wholeReturn(sheet), 2),
    percent(hitFrequency, 1),
    sigma.toFixed(2),
    method,
  ];
  return `| ${[family, name.EN, `\`${code}\``, `${reels} x ${rows}`, ...figures].join(' | ')} |`;
}

/** How many games each family has of each studio. */
function counts(games: readonly SlotGame[]): string {
  const studios = Object.keys(STUDIOS);
  const lines = FAMILY_NAMES.map((family) => {
    const own = games.filter((game) => game.family === family);
    const each = studios.map((studio) => own.filter((game) => game.studio === studio).length || '');
    return `| ${family} | ${each.join(' | ')} | ${own.length} |`;
  });
  const head = `| family | ${studios.join(' | ')} | all |\n|---|${studios.map(() => '---|').join('')}---|`;
  return `\n${games.length} games.\n\n${head}\n${lines.join('\n')}\n`;
}

export function gamesPage(folder: string): string {
  const games = [...SLOTS.values()].filter(({ code }) => existsSync(pathOf(folder, code)));
  const sections = Object.entries(STUDIOS).flatMap(([studio, { EN }]) => {
    const own = games.filter((game) => game.studio === studio);
    if (own.length === 0) return [];
    const sorted = own.toSorted(
      (a, b) => a.family.localeCompare(b.family) || a.name.EN.localeCompare(b.name.EN),
    );
    const head =
      '| family | game | code | grid | RTP | pays anything | sigma | known |\n|---|---|---|---|---|---|---|---|';
    return [`\n## ${EN}\n\n${head}\n${sorted.map((game) => row(folder, game)).join('\n')}\n`];
  });
  return MADE + counts(games) + sections.join('');
}

export const writeGamesPage = (folder: string): void =>
  writeFileSync(join(folder, '..', '..', 'docs', 'games-list.md'), gamesPage(folder));
