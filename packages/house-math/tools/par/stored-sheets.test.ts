import { describe, expect, test } from 'vitest';
import { SLOTS } from '../../src/slot/index.ts';
import { PARS } from '../../src/slot/pars.ts';
import { packageFolder } from '../package-folder.ts';
import { hashOf } from './hash.ts';
import { linesRtp } from './lines-expectation.ts';
import { figuresOf } from './moments.ts';
import { simulateChunk } from './simulate-rounds.ts';
import { waysRtp } from './ways-expectation.ts';

const GAMES = Object.values(SLOTS);

describe.each(GAMES.map((game) => [game.code, game] as const))('%s', (code, game) => {
  const par = PARS[code];

  test('the stored sheet is of the code and data as they are; else run npm run par', () => {
    expect(par).toMatchObject({ game: code, ruleVersion: game.ruleVersion });
    expect(par.hash).toBe(hashOf(packageFolder(), game));
  });

  test('returns between 94 and 97 %, known exactly or within 0.2 points', () => {
    expect(par.rtp).toBeGreaterThan(0.94);
    expect(par.rtp).toBeLessThan(0.97);
    expect(par.method).toBe(game.family === 'clusters' ? 'simulated' : 'exact');
    const [low, high] = par.interval ?? [par.rtp, par.rtp];
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

  test('a million rounds agree with it: return, hit frequency, spread', () => {
    const rounds = 1_000_000;
    const { moments } = simulateChunk(game, { seed: 2026, chunk: 0, rounds });
    const seen = figuresOf(moments, game.betCredits);
    const own = par.spins === null ? 0 : par.sigma / Math.sqrt(par.spins);
    const error = Math.hypot(par.sigma / Math.sqrt(rounds), own);
    expect(Math.abs(seen.rtp - par.rtp)).toBeLessThan(3 * error);
    const share = par.hitFrequency * (1 - par.hitFrequency);
    const hits = Math.abs(seen.hitFrequency - par.hitFrequency);
    expect(hits).toBeLessThan(4 * Math.sqrt(share / rounds));
    expect(seen.sigma / par.sigma).toBeGreaterThan(0.85);
    expect(seen.sigma / par.sigma).toBeLessThan(1.15);
  });
});

test('the exact returns are what the formulas give now', () => {
  expect(linesRtp(SLOTS['kantha-lines']).total).toBeCloseTo(PARS['kantha-lines'].rtp, 11);
  expect(waysRtp(SLOTS['river-ways']).total).toBeCloseTo(PARS['river-ways'].rtp, 11);
});
