import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { full } from '../../../../tests/harness/extent.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import { fastSpin, SLOTS, wholeReturn } from '../../src/slot/index.ts';
import { figuresOf } from '../../src/slot/par/moments.ts';
import { simulateChunk } from '../../src/slot/par/simulate.ts';
import { PARS, parOf } from '../../src/slot/pars.ts';
import { gameLists } from '../list-games.ts';
import { packageFolder } from '../package-folder.ts';
import { hashOf } from './hash.ts';

test('the lists have a line for each folder of a game; else run npm run par', () => {
  for (const [name, text] of Object.entries(gameLists(packageFolder()))) {
    const path = join(packageFolder(), 'src', 'slot', 'games', name);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
  expect([...PARS.keys()]).toEqual([...SLOTS.keys()]);
});

const first = new Map([...SLOTS.values()].reverse().map((game) => [game.family, game.code]));

describe.each([...SLOTS])('%s', (code, game) => {
  const par = parOf(code);

  test('the stored sheet is of the code and data as they are; else run npm run par', () => {
    expect(par).toMatchObject({ game: code, ruleVersion: game.ruleVersion });
    expect(par.hash).toBe(hashOf(packageFolder(), game));
  });

  test('returns between 94 and 97 %, known exactly or within 0.2 points', () => {
    expect(wholeReturn(par)).toBeGreaterThan(0.94);
    expect(wholeReturn(par)).toBeLessThan(0.97);
    expect(par.method).toBe(familyPar(game).method);
    const [low, high] = par.interval ?? [wholeReturn(par), wholeReturn(par)];
    expect(low).toBeGreaterThan(0.94);
    expect(high).toBeLessThan(0.97);
    expect((high - low) / 2).toBeLessThanOrEqual(par.method === 'exact' ? 0 : 0.002);
  });

  test('the parts and the awards add up to the RTP', () => {
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(Object.values(par.parts))).toBeCloseTo(par.rtp, 9);
    // Of clusters, the limit of a round may take a little off what the awards add up to.
    expect(sum(par.awards.map((award) => award.contribution))).toBeCloseTo(par.rtp, 6);
  });

  test('the rare win is below the ceiling, and comes as often as it has to', () => {
    const { credits, chance, interval } = par.rareWin;
    expect(credits).toBeLessThanOrEqual(par.largestRound.credits);
    expect(chance).toBeGreaterThanOrEqual(1e-5);
    const [low, high] = interval ?? [chance, chance];
    expect([low <= chance, chance <= high]).toEqual([true, true]);
  });

  // A million rounds of one game of each family; of every game in `npm run test:full`.
  const rounds = full || first.get(game.family) === code ? 1_000_000 : 50_000;
  test(`${rounds} rounds agree with it: return, hit frequency, spread`, () => {
    const { moments } = simulateChunk({ seed: 2026, chunk: 0, rounds }, fastSpin(game));
    const seen = figuresOf(moments, game.betCredits);
    const own = par.spins === null ? 0 : par.sigma / Math.sqrt(par.spins);
    const error = Math.hypot(par.sigma / Math.sqrt(rounds), own);
    expect(Math.abs(seen.rtp - par.rtp)).toBeLessThan(4 * error);
    const share = par.hitFrequency * (1 - par.hitFrequency);
    const hits = Math.abs(seen.hitFrequency - par.hitFrequency);
    expect(hits).toBeLessThan(4 * Math.sqrt(share / rounds));
    // What is rare weighs most in the spread: only long runs of calm games tell it.
    const loose = rounds < 1_000_000 || par.sigma > 5 ? 2 : 1.2;
    expect(seen.sigma / par.sigma).toBeGreaterThan(1 / loose);
    expect(seen.sigma / par.sigma).toBeLessThan(loose);
  });
});
