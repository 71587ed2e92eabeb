import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hmacRandom } from '../src/fairness/hmac-node.ts';
import { game as kanthaLines } from '../src/slot/games/kantha-lines/game.ts';
import { play } from '../src/slot/index.ts';
import { parOf } from '../src/slot/pars.ts';
import { packageFolder } from './package-folder.ts';

const page = readFileSync(join(packageFolder(), '..', '..', 'docs', 'games.md'), 'utf8');
/** The three cells after a row's title. */
const cells = (title: string) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${title}`)) ?? '';
  return row
    .split('|')
    .slice(2, 5)
    .map((cell) => cell.trim());
};
const sheets = ['kantha-lines', 'river-ways', 'monsoon-clusters'].map(parOf);

test('docs/games.md states the figures of the stored sheets', () => {
  expect(cells('RTP')).toEqual(sheets.map(({ rtp }) => `${(rtp * 100).toFixed(2)} %`));
  expect(cells('sigma')).toEqual(sheets.map(({ sigma }) => sigma.toFixed(2)));
  const hits = sheets.map(({ hitFrequency }) => `${(hitFrequency * 100).toFixed(1)} %`);
  expect(cells('rounds that pay')).toEqual(hits);
});

test('the round worked out by hand in docs/games.md is the round that is played', () => {
  const serverSeed = /[0-9a-f]{64}/.exec(page)?.[0] ?? '';
  const random = hmacRandom({ serverSeed, clientSeed: 'amar-seed', nonce: 3 });
  const round = play(kanthaLines, random);
  expect(round.steps[0]).toMatchObject({ stops: [6, 13, 19, 5, 11] });
  expect(round.steps[0]?.wins).toMatchObject([{ kind: 'line', line: 6, symbol: 3, count: 3 }]);
  expect(round.totalCredits).toBe(40);
});
