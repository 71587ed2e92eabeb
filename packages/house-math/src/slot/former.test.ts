import { expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import { type KeptRules, versionOf } from './former.ts';
import { findSlot, play, SLOTS, type SlotGame } from './index.ts';
import { rulesText } from './rules-text.ts';

const kept = (game: SlotGame) => JSON.parse(rulesText(game)) as KeptRules;
const seeds = (nonce: number) => {
  return { serverSeed: commitmentOf('former rules'), clientSeed: 'mine', nonce };
};
const rounds = (game: SlotGame) =>
  Array.from({ length: 40 }, (_, nonce) => play(game, hmacRandom(seeds(nonce))));

test.each([...SLOTS.values()].filter(({ ruleVersion }) => ruleVersion > 1))(
  '$code keeps every version of its rules before this one',
  (game) => {
    for (let version = 1; version < game.ruleVersion; version++)
      expect(findSlot(game.code, version)?.ruleVersion).toBe(version);
  },
);

test('rounds played before a game changed are computed again by the rules it had then', () => {
  const before = SLOTS.get('banana-cart')!;
  const pays = (before.pays as readonly (readonly number[])[]).map((row) =>
    row.map((credits) => 2 * credits),
  );
  const today = { ...before, ruleVersion: before.ruleVersion + 1, pays } as SlotGame;
  const former = versionOf(today, before.ruleVersion, [kept(before)])!;
  expect(rounds(former)).toEqual(rounds(before));
  expect(rounds(today)).not.toEqual(rounds(before));
  expect(rulesText(former)).toBe(rulesText(before));
  expect(rulesText(today)).not.toBe(rulesText(before));
  expect(versionOf(today, today.ruleVersion, [kept(before)])).toBe(today);
  expect(versionOf(today, 9, [kept(before)])).toBeNull();
});

test('one game of each family has the same rules again after it was kept', () => {
  const first = new Map([...SLOTS.values()].reverse().map((game) => [game.family, game]));
  for (const game of first.values()) {
    const today = { ...game, ruleVersion: game.ruleVersion + 1 } as SlotGame;
    const former = versionOf(today, game.ruleVersion, [kept(game)])!;
    expect(rulesText(former)).toBe(rulesText(game));
    expect(rounds(former)).toEqual(rounds(game));
  }
});
