/**
 * `npm run rounds -- [--spins 1e8] [--game code] [--workers 2] [--seed 1]`: plays rounds with
 * the fast generator and sets what they returned beside the stored PAR sheet. Disagreement of
 * more than 4 standard errors (1 run in 16,000 by chance) ends with exit code 1.
 */
import { parseArgs } from 'node:util';
import { SLOTS, type SlotGame } from '../src/slot/index.ts';
import { figuresOf } from '../src/slot/par/moments.ts';
import { parOf } from '../src/slot/pars.ts';
import { simulateParallel } from './par/simulate-parallel.ts';

const { values } = parseArgs({
  options: {
    spins: { type: 'string', default: '1e8' },
    game: { type: 'string' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

async function compare(game: SlotGame): Promise<boolean> {
  const par = parOf(game.code);
  const order = { rounds: Number(values.spins), workers: Number(values.workers) };
  const started = performance.now();
  const { moments } = await simulateParallel({
    game: game.code,
    seed: Number(values.seed),
    ...order,
  });
  const seconds = (performance.now() - started) / 1000;
  const { rtp, variance, halfWidth, hitFrequency } = figuresOf(moments, game.betCredits);
  const ownError = par.spins === null ? 0 : par.sigma / Math.sqrt(par.spins);
  const error = Math.hypot(par.sigma / Math.sqrt(moments.rounds), ownError);
  const away = (rtp - par.rtp) / error;
  const agrees = Math.abs(away) <= 4;
  console.log(`${game.code}: ${moments.rounds} rounds in ${seconds.toFixed(1)} s`);
  console.log(`  RTP       ${percent(rtp)} -+ ${percent(halfWidth)}   PAR ${percent(par.rtp)}`);
  console.log(`  hit rate  ${percent(hitFrequency)}   PAR ${percent(par.hitFrequency)}`);
  console.log(`  variance  ${variance.toFixed(4)}   PAR ${par.variance.toFixed(4)}`);
  console.log(`  largest   ${moments.most / game.betCredits} x stake`);
  console.log(`  ${agrees ? 'agrees' : 'DISAGREES'}: ${away.toFixed(2)} standard errors away\n`);
  return agrees;
}

for (const game of SLOTS.values()) {
  if (values.game !== undefined && values.game !== game.code) continue;
  if (!(await compare(game))) process.exitCode = 1;
}
