import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fraction, percentOf } from '../src/fraction.ts';
import { plinkoReturn, RISKS, ROW_COUNTS } from '../src/instants/plinko.ts';
import { BOUT_KINDS, LINES } from '../src/tables/cockfight.ts';
import { TABLE_GAMES } from '../src/tables/games.ts';
import { oneDay } from '../src/tables/one-day-table.ts';
import { edgeOf, type Pay, type Spot, type TableGame } from '../src/tables/table.ts';

/** docs/tables-list.md, made from the spots: what each pays, how often, and what the house keeps. */
const MADE = `# All spots of the tables

Made by \`npm run par\` from the spots that bets are paid by (\`packages/house-math/src/tables\`); how the games are played is in
[games.md](games.md). "8 to 1" pays eight for one and gives the stake back. Chances are exact, and cut to three decimals here; the edge is what the
house keeps of a stake on average, and is printed on the spot. A star stands for the numbers of spots that are alike.
`;

/** What is paid for one: `8 to 1`, `0.95 to 1`; less than the stake is a part of it. */
function oddsText({ n, d }: Fraction): string {
  if (n === d) return 'stake back';
  if (n < d) return `${percentOf({ n, d }, 0)} % of the stake back`;
  return `${Number(n - d) / Number(d)} to 1`;
}

const payText = ({ code, back, chance }: Pay, isOnly: boolean): string =>
  `${isOnly ? '' : `${code}: `}${oddsText(back)} (${percentOf(chance, 3)} %)`;

/** Spots with numbers in their codes that pay alike are one row, and so are those without. */
const headOf = ({ code }: Spot): string => code.replace(/(-\d+)+$/, '-*');
const groupOf = (spot: Spot): string => {
  const head = headOf(spot);
  return `${head.endsWith('*') ? head : ''} ${rowOf(spot)}`;
};
const rowOf = (spot: Spot): string => {
  const pays = spot.pays.map((pay) => payText(pay, spot.pays.length === 1)).join('; ');
  return `${pays} | ${percentOf(edgeOf(spot), 3)} %`;
};

function spotTable(spots: readonly Spot[]): string {
  const groups = new Map<string, { readonly row: string; readonly spots: Spot[] }>();
  for (const spot of spots) {
    const group = groups.get(groupOf(spot)) ?? { row: rowOf(spot), spots: [] };
    groups.set(groupOf(spot), group);
    group.spots.push(spot);
  }
  const lines = [...groups.values()].map((group) => `| ${namesOf(group.spots)} | ${group.row} |`);
  return `| spot | pays (chance) | edge |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** Up to this many spots with numbers are named. */
const MOST_NAMED = 4;
function namesOf(spots: readonly Spot[]): string {
  const head = spots[0] ? headOf(spots[0]) : '';
  return head.endsWith('*') && spots.length > MOST_NAMED
    ? `\`${head}\` (${spots.length})`
    : spots.map(({ code }) => `\`${code}\``).join(', ');
}

/** Of a game with something open before the bets: one opening that stands for all of its kind. */
const OPENINGS: Readonly<Record<string, { readonly opening: readonly number[]; why: string }>> = {
  'andar-bahar': {
    opening: [0],
    why: 'Shown for a black joker: the first card goes to andar. With a red one the two sides change places.',
  },
};

function gameSection(code: string, game: TableGame): string {
  const { opening = [], why } = OPENINGS[code] ?? {};
  return game.rules
    .map((rules) => {
      const table = spotTable(game.tableOf({ rules, opening }).spots);
      return `\n## \`${code}\`, ${rules}\n\n${why ? `${why}\n\n` : ''}${table}`;
    })
    .join('');
}

const BOUTS = `Each bout has one of six lines, and either corner may be the favourite (here red). A double knock-out and a
time-out give stakes on the corners back.`;
const malay = (odds: number): string => (odds / 100).toFixed(2);

function boutSection(game: TableGame): string {
  const kinds = BOUT_KINDS.map((bout, kind) => ({ bout, kind })).filter(
    ({ bout }) => bout.favourite === 'red',
  );
  const rows = kinds.map(({ bout, kind }) => {
    const [red, blue] = game.tableOf({ rules: 'standard', opening: [kind] }).spots;
    const line = LINES[bout.line];
    const cells = [red, blue].map((spot) =>
      spot ? `${percentOf(spot.pays[0]?.chance ?? { n: 0n, d: 1n }, 3)} %` : '',
    );
    const edge = red ? `${percentOf(edgeOf(red), 3)} %` : '';
    return `| ${malay(line?.favourite ?? 0)} / ${malay(line?.other ?? 0)} | ${cells.join(' | ')} | ${edge} |`;
  });
  const draws = game.tableOf({ rules: 'standard', opening: [0] }).spots.slice(2);
  const head = '| line (Malay) | red wins | blue wins | edge of both |\n|---|---|---|---|';
  return `\n## \`robo-rumble\`\n\n${BOUTS}\n\n${head}\n${rows.join('\n')}\n\n${spotTable(draws)}`;
}

function oneDaySection(): string {
  const { spots } = oneDay.tableOf({ rules: 'standard', opening: [] });
  return `\n## \`one-day\`\n\nBefore the first card. After each card the prices follow the exact chances at the same margin.\n\n${spotTable(spots)}`;
}

function plinkoSection(): string {
  const rows = ROW_COUNTS.map(
    (count) =>
      `| ${count} | ${RISKS.map((risk) => `${percentOf(plinkoReturn(count, risk), 3)} %`).join(' | ')} |`,
  );
  return `\n## Plinko\n\nWhat each board returns.\n\n| rows | ${RISKS.join(' | ')} |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

export function tablesPage(): string {
  const { 'robo-rumble': bouts, ...games } = TABLE_GAMES;
  const sections = Object.entries<TableGame>(games).map(([code, game]) => gameSection(code, game));
  return MADE + sections.join('') + oneDaySection() + boutSection(bouts) + plinkoSection();
}

export const writeTablesPage = (folder: string): void =>
  writeFileSync(join(folder, '..', '..', 'docs', 'tables-list.md'), tablesPage());
