import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { follows, seedsOfDraw } from '../src/fairness/draw-chain.ts';
import { hmacRandom } from '../src/fairness/hmac-node.ts';
import { sha256 } from '../src/fairness/sha256.ts';
import { FAMILIES } from '../src/lottery/families.ts';
import { game as kanthaLines } from '../src/slot/games/kantha-lines/game.ts';
import { FAMILY_NAMES, play } from '../src/slot/index.ts';
import { gamesPage } from './games-page.ts';
import { packageFolder } from './package-folder.ts';
import { tablesPage } from './tables-page.ts';

const docs = join(packageFolder(), '..', '..', 'docs');
const page = readFileSync(join(docs, 'games.md'), 'utf8');

test('docs/games-list.md has every game with the figures of its sheet; else run npm run par', () => {
  expect(readFileSync(join(docs, 'games-list.md'), 'utf8')).toBe(gamesPage(packageFolder()));
});

test('docs/tables-list.md has every spot with what it pays and its edge; else run npm run par', () => {
  expect(readFileSync(join(docs, 'tables-list.md'), 'utf8')).toBe(tablesPage());
});

test('docs/games.md says of every family how it is played', () => {
  for (const family of FAMILY_NAMES) expect(page.toLowerCase()).toContain(family.replace('-', ' '));
});

test('the round worked out by hand in docs/games.md is the round that is played', () => {
  const serverSeed = /[0-9a-f]{64}/.exec(page)?.[0] ?? '';
  const random = hmacRandom({ serverSeed, clientSeed: 'amar-seed', nonce: 3 });
  const round = play(kanthaLines, random);
  expect(round.steps[0]).toMatchObject({ stops: [6, 13, 19, 5, 11] });
  expect(round.steps[0]?.wins).toMatchObject([{ kind: 'line', line: 6, symbol: 3, count: 3 }]);
  expect(round.totalCredits).toBe(40);
});

test('the draw worked out by hand in docs/games.md is the draw that the house makes', () => {
  const named = (name: string) => new RegExp(`${name} +([0-9a-f]{64})`).exec(page)?.[1] ?? '';
  const link = named('SEED');
  expect(follows(sha256, link, named('before'))).toBe(true);
  const draw = { draw: 2, purpose: 'lottery.test', issue: '20261127-0001' };
  const seeds = seedsOfDraw(sha256, { link, root: named('ROOT'), ...draw });
  expect(page).toContain(seeds.clientSeed);
  expect(FAMILIES.wingo.draw(hmacRandom(seeds))).toEqual([8]);
});
