import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Random } from '@nokshi/house-math/fairness/random.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { fastSpin, play, SLOTS, type SlotGame } from '@nokshi/house-math/slot/index.ts';

/** Promise S9: five million spins a second of the five-reel line game on one core. */
const PROMISED = 5_000_000;
const PROMISED_GAME = 'kantha-lines';
/** More than two hundred games: what is promised is looked at longest. */
const secondsOf = ({ code }: SlotGame): number => (code === PROMISED_GAME ? 2 : 0.4);

/** CPU seconds this process has used: what "a core" means on a machine that others use too. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Rounds of `round` a CPU second, after a warm-up, over about so many of them. */
function rate(seconds: number, round: (nonce: number) => number): number {
  let paid = 0;
  let nonce = 0;
  const run = (rounds: number): void => {
    for (let i = 0; i < rounds; i++) paid += round(nonce++);
  };
  run(10_000);
  const started = cpuSeconds();
  let rounds = 0;
  let used = 0;
  while (used < seconds) {
    run(5_000);
    rounds += 5_000;
    used = cpuSeconds() - started;
  }
  if (paid === 0) throw new Error('nothing was computed');
  return Math.round(rounds / used);
}

const fastRate = (game: SlotGame): number => {
  const random: Random = simulationRandom(1);
  const spin = fastSpin(game);
  return rate(secondsOf(game), () => spin(random));
};

const committedRate = (game: SlotGame): number => {
  const seeds = { serverSeed: 'a5'.repeat(32), clientSeed: 'bench' };
  return rate(secondsOf(game), (nonce) => play(game, hmacRandom({ ...seeds, nonce })).totalCredits);
};

/** Slot mathematics on one core: fast with an injected generator, and as real rounds run. */
export async function benchMath(): Promise<{ id: 'S9'; figures: Record<string, number> }> {
  const figures: Record<string, number> = {};
  for (const game of SLOTS.values()) {
    const fast = fastRate(game);
    const committed = committedRate(game);
    figures[`${game.code} fast spins/s`] = fast;
    figures[`${game.code} committed rounds/s`] = committed;
    const text = `${(fast / 1e6).toFixed(2)} M spins/s fast, ${committed} rounds/s committed`;
    console.log(`S9 ${game.code}: ${text}`);
  }
  const reached = figures[`${PROMISED_GAME} fast spins/s`] ?? 0;
  figures['promised spins/s'] = PROMISED;
  console.log(`S9 promise of ${PROMISED / 1e6} M: ${reached >= PROMISED ? 'held' : 'NOT held'}`);
  return { id: 'S9', figures };
}
