import { familyPar } from '../../src/slot/families/pars.ts';
import type { SlotGame } from '../../src/slot/index.ts';
import type { Figures } from '../../src/slot/par/figures.ts';
import { figuresOf } from '../../src/slot/par/moments.ts';
import type { StoredSheet } from '../../src/slot/par/par-sheet.ts';
import { addSimulated, CHUNK } from '../../src/slot/par/simulate.ts';
import { rareWinOf } from './rare-win.ts';
import { simulateParallel } from './simulate-parallel.ts';

export type SimulationOrder = {
  /** Null: as many as the interval needs. */
  readonly rounds: number | null;
  readonly seed: number;
  readonly workers: number;
};

/** 90 of 100 results lie within 1.645 standard deviations. */
const NINETY = 1.645;
const ROUNDS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

const round = (share: number): number => Number(share.toPrecision(12));

const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'number' ? round(each) : each,
  ) as T;

/** How wide the interval of a simulated return may be to each side, and what is tried first. */
const HALF_WIDTH = 0.0019;
const FEWEST = 5_000_000;

async function figuresFor(game: SlotGame, order: SimulationOrder): Promise<Figures> {
  const par = familyPar(game);
  if (par.method === 'exact') return par.figures(game);
  const simulate = (rounds: number, after = 0) =>
    simulateParallel({ game: game.code, ...order, rounds, after, counted: 'awards' });
  const simulated = await simulate(order.rounds ?? FEWEST);
  const { halfWidth } = figuresOf(simulated.moments, game.betCredits);
  if (order.rounds !== null || halfWidth <= HALF_WIDTH) return par.figures(game, simulated);
  // A twentieth more, since the spread of the first rounds is itself an estimate.
  const needed = 1.05 * FEWEST * (halfWidth / HALF_WIDTH) ** 2 - FEWEST;
  const more = await simulate(Math.ceil(needed / CHUNK) * CHUNK, FEWEST);
  return par.figures(game, addSimulated(simulated, more));
}

/** The whole sheet of a game, of figures that are known or else of its own; `hash` names the code and data it was computed from. */
export async function sheetOf(
  game: SlotGame,
  hash: string,
  order: SimulationOrder & { readonly known?: Figures | null },
): Promise<StoredSheet> {
  const figures = order.known ?? (await figuresFor(game, order));
  const sigma = Math.sqrt(figures.variance);
  const volatilityIndex = NINETY * sigma;
  const bands = ROUNDS.map((rounds) => {
    const reach = volatilityIndex / Math.sqrt(rounds);
    return { rounds, low: figures.rtp - reach, high: figures.rtp + reach };
  });
  const { awards, ...rest } = figures;
  const { code, ruleVersion } = game;
  const rareWin = await rareWinOf(game, rest, order);
  const spread = { sigma, volatilityIndex, bands };
  return rounded({ game: code, ruleVersion, hash, ...rest, rareWin, ...spread, awards });
}
