import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { SLOTS } from './index.ts';
import { SYMBOLS, WORLDS } from './symbols.ts';

test('a symbol belongs to the world of one studio and has names of its own', () => {
  const worlds = Object.values(WORLDS).map((world) =>
    Object.entries<{ EN: string; BN: string }>(world),
  );
  const all = worlds.flat();
  expect(all).toHaveLength(Object.keys(SYMBOLS).length);
  for (const language of ['EN', 'BN'] as const)
    expect(new Set(all.map(([, names]) => names[language])).size).toBe(all.length);
  for (const world of worlds)
    expect(world.map(([id]) => id)).toEqual(world.map(([id]) => id).toSorted());
});

test('every game calls its symbols what all games call them', async () => {
  const known: Readonly<Record<string, { EN: string; BN: string }>> = SYMBOLS;
  const faults = await faultsIn(SLOTS, ([, game]) => {
    for (const { id, name } of game.symbols) expect(known[id], id).toEqual(name);
  });
  expect(faults).toEqual([]);
});
