import type { SlotGame } from '../../src/slot/game.ts';
import type { ParSheet } from '../../src/slot/par-sheet.ts';
import { clustersSheet } from './clusters-sheet.ts';
import type { Figures, SimulationOrder } from './figures.ts';
import { linesSheet } from './lines-sheet.ts';
import { waysSheet } from './ways-sheet.ts';

/** 90 of 100 results lie within 1.645 standard deviations. */
const NINETY = 1.645;
const ROUNDS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

const round = (share: number): number => Number(share.toPrecision(12));

const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'number' ? round(each) : each,
  ) as T;

const figuresFor = async (game: SlotGame, order: SimulationOrder): Promise<Figures> => {
  if (game.family === 'lines') return linesSheet(game);
  if (game.family === 'ways') return waysSheet(game);
  return clustersSheet(game, order);
};

/** The whole sheet of a game; `hash` names the code and data it was computed from. */
export async function sheetOf(
  game: SlotGame,
  hash: string,
  order: SimulationOrder,
): Promise<ParSheet> {
  const figures = await figuresFor(game, order);
  const sigma = Math.sqrt(figures.variance);
  const volatilityIndex = NINETY * sigma;
  const bands = ROUNDS.map((rounds) => {
    const reach = volatilityIndex / Math.sqrt(rounds);
    return { rounds, low: figures.rtp - reach, high: figures.rtp + reach };
  });
  const { awards, ...rest } = figures;
  const { code, ruleVersion } = game;
  return rounded({ game: code, ruleVersion, hash, ...rest, sigma, volatilityIndex, bands, awards });
}
