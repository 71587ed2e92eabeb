import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AutoplayRun,
  type AutoplayTerms,
  afterRound,
  beginRun,
  mayStake,
  type PlayedRound,
  type TermReached,
  termReached,
} from './autoplay.ts';

const stake = 200n;
const terms = (of: Partial<AutoplayTerms> = {}): AutoplayTerms => ({
  rounds: 100,
  loss: 100_000n,
  win: null,
  gain: null,
  freeSpins: false,
  freeRounds: false,
  ...of,
});
const round = (won: bigint, hasFreeSpins = false): PlayedRound => ({ stake, won, hasFreeSpins });

/** Plays these rounds until the run ends; what was played, and why it ended. */
function playOut(of: Partial<AutoplayTerms>, rounds: readonly PlayedRound[]) {
  let run: AutoplayRun = beginRun(terms(of));
  const nets: bigint[] = [];
  for (const last of rounds) {
    run = afterRound(run, last);
    nets.push(run.net);
    const end: TermReached | null = termReached(run, { last, stake });
    if (end) return { played: nets.length, end, nets };
  }
  return { played: nets.length, end: null, nets };
}
const lost = Array.from({ length: 200 }, () => round(0n));

describe('autoplay', () => {
  it('ends after the number of rounds that was asked for', () => {
    expect(playOut({ rounds: 10 }, lost)).toMatchObject({ played: 10, end: 'rounds' });
  });

  it('ends exactly at the loss limit, and before a stake that could pass it', () => {
    expect(playOut({ loss: 1_000n }, lost)).toMatchObject({ played: 5, end: 'loss' });
    expect(playOut({ loss: 999n }, lost)).toMatchObject({ played: 4, end: 'loss' });
    expect(playOut({ loss: 1_001n }, lost)).toMatchObject({ played: 5, end: 'loss' });
    expect(mayStake(beginRun(terms({ loss: 199n })), stake)).toBe(false);
    expect(mayStake(beginRun(terms({ loss: 200n })), stake)).toBe(true);
  });

  it('counts wins against the loss limit', () => {
    const rounds = [round(0n), round(200n), round(0n), round(0n), round(0n)];
    expect(playOut({ loss: 600n }, rounds)).toMatchObject({ played: 4, end: 'loss' });
  });

  it('ends at a single win of the amount, whole, and at none below it', () => {
    const rounds = [round(999n), round(1_000n), round(0n)];
    expect(playOut({ win: 1_000n }, rounds)).toMatchObject({ played: 2, end: 'win' });
    expect(playOut({ win: 1_001n }, rounds).end).toBeNull();
  });

  it('ends when it is up by the amount over all of its rounds', () => {
    const rounds = [round(600n), round(0n), round(1_000n), round(0n)];
    expect(playOut({ gain: 1_000n }, rounds)).toMatchObject({ played: 3, end: 'gain' });
    expect(playOut({ gain: 1_001n }, rounds).end).toBeNull();
  });

  it('ends at free spins where asked to, and only there', () => {
    const rounds = [round(0n), round(400n, true), round(0n)];
    expect(playOut({ freeSpins: true }, rounds)).toMatchObject({ played: 2, end: 'free-spins' });
    expect(playOut({}, rounds).end).toBeNull();
  });

  it('names what was won first when several terms are reached at once', () => {
    const last = [round(2_000n, true)];
    const all = { rounds: 1, win: 1_000n, gain: 1_000n, freeSpins: true };
    expect(playOut(all, last).end).toBe('win');
    expect(playOut({ ...all, win: null }, last).end).toBe('gain');
    expect(playOut({ ...all, win: null, gain: null }, last).end).toBe('free-spins');
    expect(playOut({ rounds: 1, loss: 200n }, [round(0n)]).end).toBe('rounds');
  });
});

describe('for any rounds and any terms', () => {
  const amount = fc.bigInt({ min: 0n, max: 50_000n });
  const optional = fc.option(
    amount.map((each) => each + 1n),
    { nil: null },
  );
  const anyTerms = fc.record({
    rounds: fc.integer({ min: 1, max: 100 }),
    loss: fc.bigInt({ min: stake, max: 50_000n }),
    win: optional,
    gain: optional,
    freeSpins: fc.boolean(),
  });
  const anyRounds = fc.array(
    fc.record({
      stake: fc.constant(stake),
      won: fc.oneof({ weight: 3, arbitrary: fc.constant(0n) }, amount),
      hasFreeSpins: fc.boolean(),
    }),
    { minLength: 100, maxLength: 100 },
  );

  it('the run always ends, never loses more than the limit, and stops at the first term reached', () => {
    fc.assert(
      fc.property(anyTerms, anyRounds, (asked, rounds) => {
        const { played, end, nets } = playOut(asked, rounds);
        expect(end).not.toBeNull();
        expect(played).toBeLessThanOrEqual(asked.rounds);
        for (const net of nets) expect(-net).toBeLessThanOrEqual(asked.loss);
        for (const [at, { won, hasFreeSpins }] of rounds.slice(0, played - 1).entries()) {
          expect(asked.win === null || won < asked.win).toBe(true);
          expect(asked.gain === null || (nets[at] ?? 0n) < asked.gain).toBe(true);
          expect(asked.freeSpins && hasFreeSpins).toBe(false);
        }
      }),
    );
  });
});
