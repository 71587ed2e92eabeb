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

test('every call that computes an outcome hands in the rules and the three parts of the seeds, and no more', () => {
  const calls = execFileSync(
    'git',
    ['grep', '-nE', String.raw`\boutcomeOf\(`, '--', 'apps/server/src'],
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

test('no desk has a route that touches seeds or rounds', () => {
  const routes = Object.values(consoleRoutes).flatMap((room) => Object.values<Route>(room));
  const changing = routes.filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(20);
  for (const { path } of changing) expect(path).not.toMatch(/seed|fairness|outcome|round|slots/);
});
