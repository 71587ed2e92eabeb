import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { consoleRoutes, type Route } from '@nokshi/contract';
import { expect, test } from 'vitest';

/**
 * Nothing but the game's data and the round's seeds can reach an outcome: not the console, not the
 * member, not the balance, not the clock. Source: promises T14, domain.md 0 (red line).
 */
const root = join(import.meta.dirname, '../..');
const OUTCOME = 'apps/server/src/modules/games/slots/rules/outcome-of.ts';

/** All that a file brings in when it runs, and what these bring in. */
function reached(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gms)) {
    const file = fileOf(from, path);
    if (file === null) known.add(from);
    else reached(file, known);
  }
  return known;
}

function fileOf(from: string, path: string): string | null {
  if (from.startsWith('.')) return relative(root, join(root, dirname(path), from));
  const own = /^@nokshi\/([^/]+)(?:\/(.*))?$/.exec(from);
  if (!own) return null;
  const file = `packages/${own[1]}/src/${own[2] ?? 'index.ts'}`;
  return existsSync(join(root, file)) ? file : null;
}

test('an outcome is computed by house-math alone, which brings in nothing of the house', () => {
  const outside = [...reached(OUTCOME)].filter(
    (path) => path !== OUTCOME && !/^packages\/(house-math|money)\/src\//.test(path),
  );
  // HMAC and SHA-256.
  expect(outside).toEqual(['node:crypto']);
  expect(reached(OUTCOME).size).toBeGreaterThan(10);
});

test('a round of an instant game is computed by house-math from numbers that are handed in', () => {
  const all = [...reached('packages/house-math/src/instants/play.ts')];
  expect(all.filter((path) => !/^packages\/(house-math|money)\/src\//.test(path))).toEqual([]);
  expect(all.length).toBeGreaterThan(5);
  const calls = execFileSync(
    'git',
    ['grep', '-nE', '--untracked', String.raw`\bplayInstant\(`, '--', 'apps/server/src'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const call of calls.trim().split('\n'))
    expect(call).toMatch(
      /playInstant\(\{ bet, acts(: \[[^\]]*\])? \}, (streams|streamsOf\(\{ serverSeed, clientSeed, nonce \}\))\)/,
    );
});

test('every call that computes an outcome hands in the rules and the three parts of the seeds, and no more', () => {
  const calls = execFileSync(
    'git',
    ['grep', '-nE', String.raw`\boutcomeOf\(`, '--', 'apps/server/src/modules/games/slots'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter((line) => !line.includes('.test.ts:'));
  expect(calls).not.toEqual([]);
  for (const call of calls)
    expect(call).toMatch(/outcomeOf\((game|rulesOf\(row\)), \{ serverSeed, clientSeed, nonce \}\)/);
});

test('what a table draws, where the kite is cut and what lies open are made of seeds alone', () => {
  const calls = execFileSync(
    'git',
    [
      'grep',
      '-hE',
      '--untracked',
      String.raw`\bhmacRandom\(`,
      '--',
      'apps/server/src/modules/games/tables',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const drawn = calls.match(/\.draw\(.*|\bcutOf\(.*|\.opening\?\.\(.*/g) ?? [];
  expect(drawn.toSorted()).toEqual([
    '.draw(hmacRandom(seeds)) };',
    '.opening?.(hmacRandom(seeds)) ?? [];',
    'cutOf(hmacRandom(seeds));',
  ]);
});

/** What a round drew stays drawn: only its stakes go back, by two operators. */
const VOID = new Set(['/console/tables/:gameCode/rounds/:issue/void']);

test('no desk has a route that touches seeds or rounds', () => {
  const routes = Object.values(consoleRoutes).flatMap((room) => Object.values<Route>(room));
  const changing = routes.filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(20);
  for (const { path } of changing.filter((route) => !VOID.has(route.path)))
    expect(path).not.toMatch(/seed|fairness|outcome|round|slots/);
});
