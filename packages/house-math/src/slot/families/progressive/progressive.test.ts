import { toDecimal } from '@nokshi/money';
import { describe, expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../../../fairness/hmac-node.ts';
import { MAPPING_VERSION } from '../../../fairness/random.ts';
import { simulationRandom } from '../../../fairness/simulation.ts';
import { verifyRound } from '../../../verify/verify-node.ts';
import { payoutMinor, play, SLOTS, wholeReturn } from '../../index.ts';
import { parOf } from '../../pars.ts';
import {
  chanceOfCeiling,
  contributionsOf,
  drawTicket,
  jackpotReturn,
  levelOf,
  paidBy,
  stakedPerFall,
  TICKETS,
} from './jackpot.ts';
import type { ProgressiveGame } from './progressive-game.ts';

const games = [...SLOTS.values()].filter((game) => game.family === 'progressive');

test('four studios have a game with pots of its own', () => {
  expect(games.map(({ studio }) => studio).sort()).toEqual([
    'BOISHAKH',
    'JAMDANI',
    'NOKSHI',
    'PADMA',
  ]);
});

/** How many of all numbers win a level for a stake: counted at its edges, since they lie together. */
function winning(game: ProgressiveGame, id: string, stake: bigint): number {
  const below = (at: number): boolean => {
    const level = levelOf(game, at, stake);
    return level !== null && game.levels.findIndex((one) => one.id === level.id) <= rank;
  };
  const rank = game.levels.findIndex((one) => one.id === id);
  const edge = (low: number, high: number): number => {
    if (low === high) return low;
    const middle = Math.floor((low + high) / 2);
    return below(middle) ? edge(middle + 1, high) : edge(low, middle);
  };
  const upTo = edge(0, TICKETS);
  const before = game.levels[rank - 1];
  return before ? upTo - winning(game, before.id, stake) - sumBefore(game, rank - 1, stake) : upTo;
}
const sumBefore = (game: ProgressiveGame, rank: number, stake: bigint): number =>
  game.levels.slice(0, rank).reduce((sum, { id }) => sum + winning(game, id, stake), 0);

describe.each(games.map((game) => [game.code, game] as const))('%s', (code, game) => {
  test('every taka has the same chance of each pot, whatever the stake', () => {
    for (const level of game.levels)
      for (const stake of game.stakes)
        expect(winning(game, level.id, stake)).toBe(level.tickets * Number(stake));
  });

  test('all pots together leave numbers that win nothing, at the largest stake as well', () => {
    const most = game.stakes.at(-1) ?? 0n;
    const all = game.levels.reduce((sum, { tickets }) => sum + tickets * Number(most), 0);
    expect(all).toBeLessThan(TICKETS / 4);
    expect(levelOf(game, all - 1, most)).not.toBeNull();
    expect(levelOf(game, all, most)).toBeNull();
  });

  test('each share of each stake is a whole number of paisa', () => {
    const shares = [...game.terms.levels.map(({ share }) => share), game.terms.reserveShare];
    for (const stake of game.stakes) {
      for (const share of shares) expect((stake * BigInt(share)) % 1_000n).toBe(0n);
      const { levels, reserve } = contributionsOf(game.terms, stake);
      const given = [...levels, reserve].reduce((sum, part) => sum + part, 0n);
      expect(given * 1_000n).toBe(stake * BigInt(shares.reduce((sum, one) => sum + one, 0)));
    }
  });

  test('the reserve pays for the seeds of pots that a number wins, the house for those that reach their ceiling, and all together returns 94 to 97 %', () => {
    const { levels, reserve, rtp } = jackpotReturn(game, game.terms);
    const seedsAt = (falls: (at: number) => number) =>
      levels.reduce((sum, level, at) => sum + level.seeds * falls(at), 0);
    const byNumber = seedsAt((at) => 1 - chanceOfCeiling(game.levels[at]!, game.terms.levels[at]!));
    expect(reserve).toBeCloseTo(byNumber, 9);
    expect(seedsAt(() => 1) - reserve).toBeLessThan(0.001);
    const par = parOf(code);
    expect(par.jackpot?.rtp).toBeCloseTo(rtp, 9);
    expect(wholeReturn(par)).toBeGreaterThan(0.94);
    expect(wholeReturn(par)).toBeLessThan(0.97);
  });

  test('the proof of a round shows the pot it won, and denies another', () => {
    const serverSeed = commitmentOf(`pots of ${code}`);
    const stake = game.stakes.at(-1) ?? 0n;
    const wonAt = (nonce: number) => {
      const outcome = play(game, hmacRandom({ serverSeed, clientSeed: 'mine', nonce }));
      const ticket = 'ticket' in outcome ? Number(outcome.ticket) : Number.NaN;
      return { outcome, level: levelOf(game, ticket, stake) };
    };
    let nonce = 0;
    while (!wonAt(nonce).level) nonce++;
    const { outcome, level } = wonAt(nonce);
    const proof = {
      format: 'nokshi-round-1' as const,
      gameCode: code,
      ruleVersion: String(game.ruleVersion),
      mappingVersion: MAPPING_VERSION,
      commitment: commitmentOf(serverSeed),
      serverSeed,
      clientSeed: 'mine',
      nonce,
      stake: toDecimal(stake),
      payout: toDecimal(payoutMinor(game, stake, outcome.totalCredits)),
      totalCredits: outcome.totalCredits,
      jackpot: { level: level?.id ?? '', amount: '50.00' },
    };
    expect(verifyRound(proof).ok).toBe(true);
    expect(verifyRound({ ...proof, jackpot: null }).ok).toBe(false);
    expect(verifyRound({ ...proof, jackpot: { level: 'other', amount: '1.00' } }).ok).toBe(false);
  });
});

test('numbers fall evenly over the whole range', () => {
  const random = simulationRandom(9);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 100_000; i++) tenths[Math.floor(drawTicket(random) / (TICKETS / 10))]!++;
  for (const seen of tenths) expect(Math.abs(seen - 10_000)).toBeLessThan(400);
});

test('pots grow and fall as the sheet says, over two million stakes', () => {
  const [game] = games;
  if (!game) throw new Error('there is no game with pots');
  const random = simulationRandom(77);
  const stake = game.stakes.at(-1) ?? 0n;
  const { levels: parts } = contributionsOf(game.terms, stake);
  const at = game.levels.length - 1;
  const level = game.levels[at]!;
  const terms = game.terms.levels[at]!;
  const { levels: told } = jackpotReturn(game, game.terms);
  const rounds = 2_000_000;
  let pot = BigInt(terms.seed);
  let paid = 0n;
  let falls = 0;
  let full = 0;
  const fall = () => {
    const amount = paidBy(level, pot);
    paid += amount;
    pot += BigInt(terms.seed) - amount;
    falls += 1;
  };
  for (let round = 0; round < rounds; round++) {
    const won = levelOf(game, drawTicket(random), stake);
    if (won?.id === level.id) fall();
    pot += parts[at] ?? 0n;
    if (pot < BigInt(level.ceiling)) continue;
    full += 1;
    fall();
  }
  const staked = rounds * Number(stake);
  const { seeds = 0, meter = 0 } = told[at] ?? {};
  expect(Math.abs(Number(paid) / staked / (seeds + meter) - 1)).toBeLessThan(0.02);
  expect(Math.abs(staked / falls / stakedPerFall(level, terms) - 1)).toBeLessThan(0.02);
  expect(Math.abs(full / falls / chanceOfCeiling(level, terms) - 1)).toBeLessThan(0.1);
});

test('a pot pays what it holds up to its ceiling', () => {
  expect(paidBy({ ceiling: 7_500 }, 7_499n)).toBe(7_499n);
  expect(paidBy({ ceiling: 7_500 }, 7_510n)).toBe(7_500n);
});
