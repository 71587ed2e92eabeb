import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import { familyPar } from '../../src/slot/families/pars.ts';
import { fastSpin, SLOTS, type SlotGame, wholeReturn } from '../../src/slot/index.ts';
import { figuresOf } from '../../src/slot/par/moments.ts';
import type { StoredSheet } from '../../src/slot/par/par-sheet.ts';
import { simulateChunk } from '../../src/slot/par/simulate.ts';
import { PARS, parOf } from '../../src/slot/pars.ts';
import { gameLists } from '../list-games.ts';
import { packageFolder } from '../package-folder.ts';
import { type TriedGame, triedGames } from '../tested/due-games.ts';
import { hashOf } from './hash.ts';

test('the lists have a line for each folder of a game; else run npm run par', () => {
  for (const [name, text] of Object.entries(gameLists(packageFolder()))) {
    const path = join(packageFolder(), 'src', 'slot', 'games', name);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
  expect([...PARS.keys()]).toEqual([...SLOTS.keys()]);
});

const inEveryGame = async (check: (game: SlotGame, par: StoredSheet) => void) =>
  expect(await faultsIn(SLOTS, ([code, game]) => check(game, parOf(code)))).toEqual([]);

test('a stored sheet is of the code and data as they are; else run npm run par', async () => {
  await inEveryGame((game, par) => {
    expect(par).toMatchObject({ game: game.code, ruleVersion: game.ruleVersion });
    expect(par.hash).toBe(hashOf(packageFolder(), game));
  });
});

test('every game returns between 94 and 97 %, known exactly or within 0.2 points', async () => {
  await inEveryGame((game, par) => {
    expect(wholeReturn(par)).toBeGreaterThan(0.94);
    expect(wholeReturn(par)).toBeLessThan(0.97);
    expect(par.method).toBe(familyPar(game).method);
    const [low, high] = par.interval ?? [wholeReturn(par), wholeReturn(par)];
    expect(low).toBeGreaterThan(0.94);
    expect(high).toBeLessThan(0.97);
    expect((high - low) / 2).toBeLessThanOrEqual(par.method === 'exact' ? 0 : 0.002);
  });
});

test('the parts and the awards add up to the RTP', async () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  await inEveryGame((_game, par) => {
    expect(sum(Object.values(par.parts))).toBeCloseTo(par.rtp, 9);
    // Of clusters, the limit of a round may take a little off what the awards add up to.
    expect(sum(par.awards.map((award) => award.contribution))).toBeCloseTo(par.rtp, 6);
  });
});

test('the rare win is below the ceiling, and comes as often as it has to', async () => {
  await inEveryGame((_game, par) => {
    const { credits, chance, interval } = par.rareWin;
    expect(credits).toBeLessThanOrEqual(par.largestRound.credits);
    expect(chance).toBeGreaterThanOrEqual(1e-5);
    const [low, high] = interval ?? [chance, chance];
    expect([low <= chance, chance <= high]).toEqual([true, true]);
  });
});

/** Rounds of it, a million or 50,000, agree with its sheet: return, hit frequency, spread. */
function expectAgreement({ game, atLength }: TriedGame): void {
  const par = parOf(game.code);
  const rounds = atLength ? 1_000_000 : 50_000;
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
}

test('rounds agree with the sheet: return, hit frequency, spread', async () => {
  const games = triedGames().map((tried) => [tried.code, tried] as const);
  expect(await faultsIn(games, ([, tried]) => expectAgreement(tried))).toEqual([]);
}, 900_000);
