import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consoleRoutes, playerRoutes, REFUSALS, type Route } from '@nokshi/contract';
import { refusalsBn as bn } from '@nokshi/contract/words/bn.ts';
import { refusalsEn as en } from '@nokshi/contract/words/en.ts';
import { describe, expect, test } from 'vitest';
import { DOOR_OWED, FRONT_DOOR } from './front-door.ts';
import { GAMES_FLOOR } from './games-floor.ts';
import { ROOMS_IN_ORDER } from '../../apps/server/src/modules/wings.ts';
import { RULES } from './rules.ts';
import { OPENING_FILES, OPENS } from './transactions.ts';

type Realm = Readonly<Record<string, Readonly<Record<string, Route>>>>;

const root = join(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) => /\.(ts|tsx|mjs|cjs|css|md|sql|json|html)$/.test(path) && path !== 'package-lock.json',
  )
  .filter((path) => existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('every file keeps the conventions', () => {
  test.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    expect(files.flatMap((file) => rule.check(file))).toEqual([]);
  });
});

test('every file that may open a transaction still does, and is named once', () => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  expect(OPENING_FILES.filter((path) => !OPENS.test(texts.get(path) ?? ''))).toEqual([]);
  expect(new Set(OPENING_FILES).size).toBe(OPENING_FILES.length);
});

test('every class a component wears is in its style sheet', () => {
  const sheets = new Map(
    files
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, text }) => [path, new Set(text.match(/(?<=\.)[A-Za-z_][\w-]*/g))]),
  );
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)].flatMap(([, name, from]) =>
      [...text.matchAll(new RegExp(`(?<![./'-])\\b${name}\\.(\\w+)`, 'g'))]
        .map(([, worn]) => worn ?? '')
        .filter((worn) => !sheets.get(join(dirname(path), from ?? ''))?.has(worn))
        .map((worn) => `${path}: ${worn}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('every room has its page and its face', () => {
  const missing = ROOMS_IN_ORDER.flatMap(({ folder }) =>
    ['README.md', 'index.ts']
      .map((name) => `apps/server/src/${folder}/${name}`)
      .filter((path) => !existsSync(join(root, path))),
  );
  expect(missing).toEqual([]);
});

test('every refusal has words in both languages, with the same facts', () => {
  const facts = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((m) => m[1]).sort();
  for (const code of Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]) {
    expect(en[code], code).toBeTruthy();
    expect(bn[code], code).toMatch(/[\u0980-\u09ff]/);
    expect(facts(bn[code]), code).toEqual(facts(en[code]));
  }
});

test('a path and method belong to one route only', () => {
  const realms: Realm[] = [playerRoutes, consoleRoutes];
  const all = realms.flatMap((realm) =>
    Object.values(realm).flatMap((room) => Object.values(room).map((r) => `${r.method} ${r.path}`)),
  );
  expect(all.filter((path, i) => all.indexOf(path) !== i)).toEqual([]);
});

describe('docs/conformance.md', () => {
  const page = join(root, 'docs/conformance.md');
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .map((line) => /^\| ([A-Z]+-\d+) \| `([^`]+)` \| (.+) \|$/.exec(line))
    .filter((m) => m !== null);

  test('names what shows each row of the front door but those that are owed', () => {
    const named = new Set(rows.map(([, row]) => row));
    expect(FRONT_DOOR.length).toBe(447);
    expect(FRONT_DOOR.filter((row) => !named.has(row))).toEqual(DOOR_OWED);
  });

  test('names what shows each row of the catalogue', () => {
    const named = new Set(rows.map(([, row]) => row));
    expect(GAMES_FLOOR.length).toBe(78);
    expect(GAMES_FLOOR.filter((row) => !named.has(row))).toEqual([]);
  });

  test('names tests that exist', () => {
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const missing = rows.flatMap(([, row, file = '', title = '']) => {
      const text = texts.get(file);
      // As the title of a test stands in code, or as the first value of a row of `each`.
      const shown = ["'", '"', '`'].some((quote) => text?.includes(quote + title.trim() + quote));
      return shown ? [] : [`${row}: ${file} › ${title}`];
    });
    expect(missing).toEqual([]);
  });
});
