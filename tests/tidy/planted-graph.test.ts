import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantedTree, root } from './planted-tree.ts';

/** An import that breaks a rule: from a file, of a file or of a name as it is written. */
type Import = readonly [from: string, to: string, kind?: 'type' | 'type expression'];
type Violation = {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
};

const load = createRequire(import.meta.url);
const { forbidden }: { forbidden: readonly { readonly name: string }[] } = load(
  `${root}/module-graph.cjs`,
);
const MODULES = 'apps/server/src/modules';
type Room = { readonly calls: readonly string[] };
const WINGS: Readonly<Record<string, Readonly<Record<string, Room>>>> = load(
  `${root}/${MODULES}/wings.json`,
);
const ROOMS = Object.entries(WINGS).flatMap(([wing, rooms]) =>
  Object.entries(rooms).map(([room, { calls }]) => ({ wing, room, calls })),
);
const face = ({ wing, room }: { wing: string; room: string }) =>
  `${MODULES}/${wing}/${room}/index.ts`;
const cashier = `${MODULES}/money/cashier`;

/** Each room calls the face of a room that it may not call. */
const roomsThatCall = ROOMS.map(({ wing, room, calls }): [string, Import[]] => {
  const stranger = ROOMS.find((other) => other.room !== room && !calls.includes(other.room));
  if (!stranger) throw new Error(`${room} may call every room`);
  return [
    `${room}-calls-only-its-neighbours`,
    [[`${MODULES}/${wing}/${room}/planted.ts`, face(stranger)]],
  ];
});

/** Each wing but the last calls the last. */
const wingsThatCall = Object.keys(WINGS)
  .slice(0, -1)
  .map((wing): [string, Import[]] => {
    const [room, last] = [ROOMS.find((one) => one.wing === wing), ROOMS.at(-1)];
    if (!room || !last) throw new Error(`${wing} has no room`);
    return [
      `${wing}-calls-no-later-wing`,
      [[`${MODULES}/${wing}/${room.room}/planted-up.ts`, face(last)]],
    ];
  });

const PLANTED: Readonly<Record<string, readonly Import[]>> = {
  ...Object.fromEntries([...roomsThatCall, ...wingsThatCall]),
  'no-cycles': [
    ['packages/ui/src/a.ts', 'packages/ui/src/b.ts'],
    ['packages/ui/src/b.ts', 'packages/ui/src/a.ts'],
    ['packages/ui/src/type-a.ts', 'packages/ui/src/type-b.ts', 'type'],
    ['packages/ui/src/type-b.ts', 'packages/ui/src/type-a.ts', 'type'],
    ['packages/ui/src/inline-a.ts', 'packages/ui/src/inline-b.ts', 'type expression'],
    ['packages/ui/src/inline-b.ts', 'packages/ui/src/inline-a.ts', 'type expression'],
  ],
  'every-room-is-on-the-map': [[`${MODULES}/games/attic/planted.ts`, `${cashier}/index.ts`]],
  'rules-are-pure': [[`${cashier}/rules/planted.ts`, 'node:fs']],
  'kernel-knows-no-room': [['apps/server/src/kernel/planted.ts', `${cashier}/index.ts`]],
  'edge-enters-no-room': [['apps/server/src/edge/planted.ts', `${cashier}/index.ts`]],
  'rooms-know-no-edge': [[`${cashier}/planted-edge.ts`, 'apps/server/src/edge/serve.ts']],
  'packages-stand-alone': [['packages/ui/src/planted.ts', 'apps/player/src/app/page.tsx']],
  'pure-packages-do-no-io': [['packages/money/src/planted.ts', 'node:fs']],
  'apps-never-meet': [
    ['apps/player/src/lib/planted.ts', 'apps/console/src/lib/words.ts', 'type'],
    ['apps/console/src/lib/planted.ts', 'apps/player/src/lib/bounds.ts'],
    ['apps/console/src/lib/planted-server.ts', 'apps/server/src/house.ts', 'type'],
  ],
  'games-know-no-app': [['games/src/planted.ts', 'apps/server/src/house.ts']],
  'reference-vendor-stands-alone': [
    ['reference-vendor/src/planted.ts', 'packages/money/src/index.ts'],
  ],
  'checkout-stands-alone': [['checkout/src/planted.ts', 'packages/money/src/index.ts']],
  'a-day-is-lived-over-http': [['simulate/acts/planted.ts', 'apps/server/src/house.ts']],
  'player-features-never-meet': [
    ['apps/player/src/features/a/planted.ts', 'apps/player/src/features/b/b.ts'],
  ],
  'console-features-never-meet': [
    ['apps/console/src/features/a/planted.ts', 'apps/console/src/features/b/b.ts'],
  ],
  'product-imports-no-tests': [
    ['apps/server/src/planted-test.ts', 'tests/harness/clock.ts'],
    ['reference-vendor/src/planted-bench.ts', 'bench/median.ts'],
    ['apps/player/src/planted.ts', 'apps/player/src/testing/show.tsx'],
    [`${cashier}/planted-aid.ts`, `${cashier}/test-cashier.ts`],
  ],
  'product-imports-no-scripts': [['apps/server/src/planted.ts', 'scripts/lib/free-ports.mjs']],
  'nothing-imports-a-test': [['tests/server/planted.test.ts', 'tests/server/money.test.ts']],
  'harness-imports-no-tests': [['tests/harness/planted.ts', 'tests/server/toy.ts']],
  'tests-share-through-the-harness': [['tests/journeys/planted.ts', 'tests/server/toy.ts']],
  'benches-share-through-the-harness': [
    ['bench/planted.ts', 'tests/server/toy.ts'],
    ['simulate/planted.ts', 'tests/journeys/words.ts'],
  ],
  'rooms-are-entered-by-their-face': [
    ['tests/server/planted.ts', `${cashier}/inner.ts`],
    ['simulate/planted-room.ts', `${cashier}/inner.ts`],
  ],
  'scripts-need-no-build': [['scripts/planted.mjs', 'packages/money/src/index.ts']],
  'tools-stand-alone': [['tools/planted.mjs', 'packages/money/src/index.ts']],
  'nothing-unresolved': [['packages/ui/src/planted-gone.ts', './gone.ts']],
};

const isPath = (to: string) => !/^(\.|node:)/.test(to);

function statement([from, to, kind]: Import): string {
  const steps = relative(dirname(from), to);
  const name = !isPath(to) ? to : steps.startsWith('.') ? steps : `./${steps}`;
  if (kind === 'type') return `import type { Face } from '${name}';\nexport type Own = Face;\n`;
  if (kind === 'type expression') return `export type Own = import('${name}').Face;\n`;
  return `import '${name}';\n`;
}

describe('a violation of each rule of the module graph is found', () => {
  const { plant, run, remove } = plantedTree();
  afterAll(remove);

  let violations: readonly Violation[] = [];
  beforeAll(() => {
    const imports = Object.values(PLANTED).flat();
    for (const [, to] of imports) if (isPath(to)) plant(to, 'export type Face = 1;\n');
    for (const one of imports) plant(one[0], statement(one));
    const parts = [...new Set(imports.map(([from]) => from.split('/')[0] ?? ''))];
    const { stdout } = run('depcruise', ['--config', 'module-graph.cjs', '-T', 'json', ...parts]);
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  }, 60_000);

  test.each(forbidden.map(({ name }) => name))('%s', (rule) => {
    const planted = PLANTED[rule];
    if (!planted) throw new Error(`plant a violation of ${rule}`);
    // A cycle is reported once, from one of its files.
    const found = violations
      .filter(({ rule: { name } }) => name === rule)
      .flatMap(({ from, to, cycle = [] }) => [
        `${from} -> ${to}`,
        ...cycle.map(({ name }) => `${name} -> ${from}`),
      ]);
    expect(found).toEqual(
      expect.arrayContaining(planted.map(([from, to]) => `${from} -> ${to.replace('node:', '')}`)),
    );
  });
});
