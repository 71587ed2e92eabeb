import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hmacRandom } from '../src/fairness/hmac-node.ts';
import { game as kanthaLines } from '../src/slot/games/kantha-lines/game.ts';
import { play, SLOTS, wholeReturn } from '../src/slot/index.ts';
import { parOf } from '../src/slot/pars.ts';
import { packageFolder } from './package-folder.ts';

const page = readFileSync(join(packageFolder(), '..', '..', 'docs', 'games.md'), 'utf8');
/** The cells of a game's row after its studio and family. */
const cellsOf = (code: string) =>
  (page.split('\n').find((line) => line.includes(`| \`${code}\` |`)) ?? '')
    .split('|')
    .slice(3, 9)
    .map((cell) => cell.trim());

test.each([...SLOTS])(
  'docs/games.md states the figures of %s as its sheet has them',
  (code, game) => {
    const { hitFrequency, sigma, method } = parOf(code);
    const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)} %`;
    const figures = [
      percent(wholeReturn(parOf(code)), 2),
      percent(hitFrequency, 1),
      sigma.toFixed(2),
      method,
    ];
    expect(cellsOf(code)).toEqual([game.studio, game.family, ...figures]);
  },
);

test('the round worked out by hand in docs/games.md is the round that is played', () => {
  const serverSeed = /[0-9a-f]{64}/.exec(page)?.[0] ?? '';
  const random = hmacRandom({ serverSeed, clientSeed: 'amar-seed', nonce: 3 });
  const round = play(kanthaLines, random);
  expect(round.steps[0]).toMatchObject({ stops: [6, 13, 19, 5, 11] });
  expect(round.steps[0]?.wins).toMatchObject([{ kind: 'line', line: 6, symbol: 3, count: 3 }]);
  expect(round.totalCredits).toBe(40);
});
