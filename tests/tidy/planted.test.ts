import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';

const root = join(import.meta.dirname, '../..');
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
  pictures: { path: 'apps/player/src/shell/a.tsx', text: 'const a = <img src={url} alt="" />;\n' },
  'machine-paths': { path: 'docs/a.md', text: `see /${'work'}/main\n` },
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
  const tree = mkdtempSync(join(tmpdir(), 'nokshi-planted-'));
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const run = (name: string, args: string[]) => {
    const done = spawnSync(bin(name), args, { cwd: tree, encoding: 'utf8', timeout: 60_000 });
    return { code: done.status, said: `${done.stdout}${done.stderr}` };
  };

  beforeAll(() => {
    for (const name of [
      'module-graph.cjs',
      '.oxlintrc.json',
      'apps/server/src/modules/wings.json',
      'tsconfig.json',
      'tsconfig.base.json',
      'biome.json',
      'package.json',
    ]) {
      mkdirSync(dirname(join(tree, name)), { recursive: true });
      cpSync(join(root, name), join(tree, name));
    }
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    execFileSync('git', ['init', '-q'], { cwd: tree });
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  const cruise = () => run('depcruise', ['--config', 'module-graph.cjs', 'apps', 'packages']).said;

  test('the room graph', () => {
    plant(`${room}/index.ts`, 'export const face = 1;\n');
    plant(`${room}/inner.ts`, 'export const inner = 1;\n');
    plant(
      'apps/server/src/modules/base/wallet/index.ts',
      "export { face } from '../../money/cashier/index.ts';\n",
    );
    plant(
      'apps/server/src/modules/oversight/records/index.ts',
      "export { inner } from '../../money/cashier/inner.ts';\n",
    );
    plant('apps/server/src/modules/games/attic/index.ts', 'export {};\n');
    plant('apps/server/src/modules/games/attic/b.ts', "import '../../money/cashier/index.ts';\n");
    plant(
      `${room}/rules/r.ts`,
      "import { readFileSync } from 'node:fs';\nexport const r = readFileSync;\n",
    );
    plant(
      'apps/server/src/kernel/k.ts',
      "export { face } from '../modules/money/cashier/index.ts';\n",
    );
    plant(
      'apps/server/src/edge/e.ts',
      "export { face } from '../modules/money/cashier/index.ts';\n",
    );
    plant(`${room}/up.ts`, "export * from '../../../edge/e.ts';\n");
    plant(
      'packages/money/src/m.ts',
      "import { readFileSync } from 'node:fs';\nexport const m = readFileSync;\nexport * from '../../../apps/server/src/kernel/k.ts';\n",
    );
    plant('apps/player/src/features/a/x.ts', "export * from '../b/y.ts';\n");
    plant(
      'apps/player/src/features/b/y.ts',
      "export * from '../../../../server/src/kernel/k.ts';\n",
    );
    plant('packages/ui/src/c1.ts', "export * from './c2.ts';\n");
    plant('packages/ui/src/c2.ts', "export * from './c1.ts';\nexport * from './gone.ts';\n");
    const said = cruise();
    for (const rule of [
      'wallet-calls-only-its-neighbours',
      'base-calls-no-later-wing',
      'records-calls-only-its-neighbours',
      'every-room-is-on-the-map',
      'rules-are-pure',
      'kernel-knows-no-room',
      'edge-enters-no-room',
      'rooms-know-no-edge',
      'packages-stand-alone',
      'pure-packages-do-no-io',
      'web-knows-no-server',
      'player-features-never-meet',
      'no-cycles',
      'nothing-unresolved',
    ])
      expect(said, rule).toContain(rule);
  });

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
