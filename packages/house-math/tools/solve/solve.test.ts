import { describe, expect, test } from 'vitest';
import { full } from '../../../../tests/harness/extent.ts';
import { simulationRandom } from '../../src/fairness/simulation.ts';
import { foundOf, textOf } from '../../src/slot/draft.ts';
import { game as buttonBox } from '../../src/slot/games/button-box/game.ts';
import { game as deerCrossing } from '../../src/slot/games/deer-crossing/game.ts';
import { SLOTS, type SlotGame } from '../../src/slot/index.ts';
import { areDraftsDue } from '../tested/due-games.ts';
import { arrangeStrip } from './arrange-strip.ts';
import { foundText } from './found-text.ts';
import { solveGame } from './solve-game.ts';
import { returnOf, tunePays } from './tune-pays.ts';

const asked = (game: SlotGame) => {
  if (!game.aim) throw new Error(`${game.code} has no aim`);
  return { ...game, aim: game.aim };
};

const ALL = ['button-box', 'red-border', 'hilsa-run', 'winter-stitch'];
/** Solving takes seconds: only where something it depends on changed since it was recorded. */
const isDue = areDraftsDue();
test.each(full ? ALL : isDue ? ['button-box'] : [])(
  'the draft of %s gives the strips and pays that it ships',
  (code) => {
    const game = SLOTS.get(code);
    if (!game || !('strips' in game)) throw new Error(`there is no ${code}`);
    const { strips, pays } = foundOf(solveGame(asked(game)));
    expect(strips).toEqual(game.strips);
    expect(pays).toEqual(game.pays);
  },
);

test('a strip stays whole: as many of each symbol as were asked, and wilds a window apart', () => {
  const counts = [2, 3, 9, 10];
  for (let seed = 0; seed < 200; seed++) {
    const rules = { rows: 3, apart: [0, 1], random: simulationRandom(seed) };
    const strip = arrangeStrip(counts, rules);
    expect(strip.length).toBe(24);
    for (const [symbol, count] of counts.entries())
      expect(strip.filter((each) => each === symbol).length).toBe(count);
    for (const [place, symbol] of strip.entries())
      if (symbol < 2)
        expect([strip[(place + 1) % 24], strip[(place + 2) % 24]]).not.toContain(symbol);
  }
});

test('what follows a symbol on strips is chance: nothing stands beside another by plan', () => {
  // Beside a wild every other symbol comes as often as the strip has it.
  const counts = [1, 5, 8, 10];
  const seen = [0, 0, 0, 0];
  const strips = 8_000;
  for (let seed = 0; seed < strips; seed++) {
    const rules = { rows: 3, apart: [0], random: simulationRandom(seed) };
    const strip = arrangeStrip(counts, rules);
    seen[strip[(strip.indexOf(0) + 1) % strip.length] ?? 0]!++;
  }
  // Runs of three are broken up, which moves the shares of a strip as crowded as this one a little.
  for (const symbol of [1, 2, 3]) {
    const share = (seen[symbol] ?? 0) / strips;
    expect(share / ((counts[symbol] ?? 0) / 23)).toBeGreaterThan(0.8);
    expect(share / ((counts[symbol] ?? 0) / 23)).toBeLessThan(1.2);
  }
});

test('pays are round numbers in order, return what is asked, and bend towards what is rare', () => {
  const rates = [
    [1e-3, 1e-4, 1e-5],
    [3e-3, 4e-4, 5e-5],
    [8e-3, 1e-3, 2e-4],
  ];
  const tuned = (bend: number) =>
    tunePays(rates, { target: 0.6, within: 0.001, bend, random: simulationRandom(1) });
  for (const bend of [0.3, 0.8, 1.2]) {
    const pays = tuned(bend);
    expect(returnOf(rates, pays)).toBeCloseTo(0.6, 2);
    for (const row of pays) expect([...row].sort((a, b) => a - b)).toEqual(row);
  }
  expect(tuned(1.2)[0]?.[2] ?? 0).toBeGreaterThan(tuned(0.3)[0]?.[2] ?? 0);
});

describe.each(isDue ? ['what solves drafts changed'] : [])('%s', () => {
  test('an aim out of reach is told so', () => {
    const wild = { ...buttonBox, aim: { ...asked(buttonBox).aim, sigma: 400 } };
    expect(() => solveGame(wild)).toThrow('sigma 400 asked');
    const dear = { ...deerCrossing, scatterPays: [0, 0, 0, 50_000, 50_000, 50_000] };
    const poor = { ...asked(dear), aim: { ...asked(dear).aim, length: 9 } };
    expect(() => solveGame(poor)).toThrow('its features alone return');
  });
});

test('the file beside a draft reads back as it was', () => {
  const found = {
    strips: [textOf([0, 1, 2, 1])],
    pays: [
      [0, 0, 0, 5],
      [0, 0, 0, 2],
    ],
  };
  expect(JSON.parse(foundText(found))).toEqual(found);
});
