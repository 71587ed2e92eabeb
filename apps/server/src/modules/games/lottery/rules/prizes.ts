import { checkResult, numbersOfResult, REGIONS } from '@nokshi/house-math/lottery/regions.ts';
import { lotteryOf } from './lotteries.ts';

type Prizes = Readonly<Record<string, readonly string[]>>;

/** What is wrong with the prizes of a region's draw; null when they are complete. */
export function prizesFault(gameCode: string, prizes: Prizes): string | null {
  const region = regionOf(gameCode);
  const unknown = Object.keys(prizes).find(
    (tier) => !REGIONS[region].some(({ code }) => code === tier),
  );
  return unknown ? `tier ${unknown}` : checkResult(region, inOrder(gameCode, prizes));
}

/** The numbers that plays read. */
export const numbersOfPrizes = (gameCode: string, prizes: Prizes): number[] => [
  ...numbersOfResult(regionOf(gameCode), inOrder(gameCode, prizes)),
];

const inOrder = (gameCode: string, prizes: Prizes) =>
  REGIONS[regionOf(gameCode)].map(({ code }) => prizes[code] ?? []);

function regionOf(gameCode: string) {
  const family = lotteryOf(gameCode)?.family;
  if (!family || !(family in REGIONS)) throw new Error(`${gameCode} is drawn by the house`);
  return family as keyof typeof REGIONS;
}
