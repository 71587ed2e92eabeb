import { afterAll, describe, expect, test } from 'vitest';
import { plantedTree } from './planted-tree.ts';
import { RULES } from './rules.ts';

const room = 'apps/server/src/modules/money/cashier';

/** One violation for each rule of ours. */
const PLANTED: Record<string, { path: string; text: string }> = {
  names: { path: `${room}/deposit-service.ts`, text: '' },
  'nothing-global': { path: `${room}/now.ts`, text: 'export const now = () => new Date();\n' },
  'sql-in-store': { path: `${room}/list.ts`, text: 'const q = sql`select 1`;\n' },
  'no-foreign-tables': { path: `${room}/store/x.ts`, text: 'sql`select 1 from wallet_account`\n' },
  'face-is-short': { path: `${room}/index.ts`, text: 'export {};\n'.repeat(61) },
  'room-page-is-short': { path: `${room}/README.md`, text: 'x\n'.repeat(41) },
  unfinished: { path: `${room}/a.ts`, text: `// TO${'DO'} later\n` },
  'members-by-the-door': {
    path: 'tests/server/a.test.ts',
    text: 'pool.query(`update identity_member set\n  must_change = true, type = 1 where username = $1`)\n',
  },
  'kept-a-release': {
    path: `${room}/migrations/9999-answer.sql`,
    text: 'drop function if exists wallet_post_lane;\n',
  },
  pictures: { path: 'apps/player/src/shell/a.tsx', text: 'const a = <img src={url} alt="" />;\n' },
  'machine-paths': { path: 'docs/a.md', text: `see /${'work'}/main\n` },
  'old-words': { path: 'scripts/a.mjs', text: `// Tried an${'ew'}.\n` },
  transactions: {
    path: `${room}/deposits/ask.ts`,
    text: 'export const ask = (room) => room.db.tx((tx) => write(tx));\n',
  },
  transitions: { path: `${room}/store/d.ts`, text: 'set state = 1; set state = 2' },
};

describe('a planted violation of each rule of ours is caught', () => {
  test.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const planted = PLANTED[name];
    if (!planted) throw new Error(`plant a violation of ${name}`);
    expect(rule.check(planted)).not.toEqual([]);
  });
});

describe('a planted violation of the tools’ rules is caught', () => {
  const { plant, run, remove } = plantedTree();
  afterAll(remove);

  test('the linter: any, console, floating promises, long functions, long files', () => {
    plant(
      `${room}/lint.ts`,
      [
        'export const a = (x: any) => x;',
        'console.log(1);',
        'export const p = process.pid;',
        'export function four(a: number, b: number, c: number, d: number) { return a + b + c + d; }',
        `export function long() {\n${'  a(1);\n'.repeat(71)}}`,
        '\na(1);'.repeat(300),
      ].join('\n'),
    );
    const said = run('oxlint', ['-c', '.oxlintrc.json', `${room}/lint.ts`]).said;
    for (const rule of [
      'no-explicit-any',
      'no-console',
      'no-restricted-globals',
      'max-params',
      'max-lines-per-function',
      'max-lines',
    ])
      expect(said, rule).toContain(rule);
  });

  test('the formatter', () => {
    plant('packages/money/src/f.ts', 'export const  x   = {a:1}\n');
    expect(run('biome', ['format', 'packages/money/src/f.ts']).code).not.toBe(0);
  });
});
