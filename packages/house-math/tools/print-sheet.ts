import { wholeReturn } from '../src/slot/par/whole-return.ts';
import type { Largest, RareWin, StoredSheet } from '../src/slot/par/par-sheet.ts';

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

const range = (shares: readonly number[]): string => shares.map(percent).join(' .. ');

const oneIn = (chance: number): string =>
  chance === 0 ? 'less than 1 in 10^300' : `1 in ${Number((1 / chance).toPrecision(4))}`;

function largestText(largest: Largest | null): string {
  if (!largest) return 'not computed';
  const { credits, timesStake, chance, chanceBelow } = largest;
  const often = chance === null ? `less than ${oneIn(chanceBelow ?? 1)}` : oneIn(chance);
  return `${credits} credits = ${timesStake} x stake, ${often}`;
}

function rareText({ timesStake, chance, interval }: RareWin): string {
  const within = interval ? `, 95 % from ${oneIn(interval[1])} to ${oneIn(interval[0])}` : '';
  return `${timesStake} x stake or more, ${oneIn(chance)}${within}`;
}

/** What the pots add, in parts: chance x seed, and what stakes put in. */
const jackpotLines = (sheet: StoredSheet): string[] =>
  sheet.jackpot
    ? [
        `  with its pots       ${percent(wholeReturn(sheet))}, reserve ${percent(sheet.jackpot.reserve)}`,
        ...sheet.jackpot.levels.map(
          ({ id, seed, oneInStaked, seeds, meter }) =>
            `  pot ${id.padEnd(16)}seeds ${percent(seeds)} + meter ${percent(meter)}, from ${(seed / 100).toFixed(2)}, once in ${(oneInStaked / 100).toFixed(2)} staked`,
        ),
      ]
    : [];

/** A PAR sheet as a table for people. */
export function printSheet(sheet: StoredSheet): string {
  const parts = Object.entries(sheet.parts).map(([part, share]) => `${part} ${percent(share)}`);
  const within = sheet.interval === null ? null : range(sheet.interval);
  const lines = [
    `${sheet.game}, rules ${sheet.ruleVersion} (${sheet.method})`,
    `  RTP                 ${percent(sheet.rtp)} = ${parts.join(' + ')}`,
    ...jackpotLines(sheet),
    ...(within ? [`  95 % interval       ${within} from ${sheet.spins} rounds`] : []),
    ...(sheet.cycle ? [`  cycle               ${sheet.strips.join(' x ')} = ${sheet.cycle}`] : []),
    `  hit frequency       ${percent(sheet.hitFrequency)}`,
    `  feature frequency   ${percent(sheet.featureFrequency)}`,
    `  variance, sigma     ${sheet.variance.toFixed(4)}, ${sheet.sigma.toFixed(4)}`,
    `  volatility index    ${sheet.volatilityIndex.toFixed(4)} (90 %)`,
    ...sheet.bands.map(
      ({ rounds, low, high }) =>
        `  after ${String(rounds).padStart(8)}      ${range([Math.max(low, 0), high])}`,
    ),
    `  largest paid game   ${largestText(sheet.largestGame)}`,
    `  ceiling of a round  ${largestText(sheet.largestRound)}`,
    ...(sheet.largestSeen ? [`  largest seen        ${largestText(sheet.largestSeen)}`] : []),
    `  rare win            ${rareText(sheet.rareWin)}`,
    `  hash                ${sheet.hash}`,
    `  ${'award'.padEnd(34)}${'credits'.padStart(8)}${'hits'.padStart(10)}  per round       RTP`,
  ];
  const awards = sheet.awards.map(({ part, symbol, count, credits, hits, ...share }) => {
    const name = `${part}: ${symbol}${count > 0 ? ` x${count}` : ''}`.padEnd(34);
    const numbers = `${String(credits).padStart(8)}${String(hits ?? '-').padStart(10)}`;
    const perRound = share.perRound.toExponential(4);
    return `  ${name}${numbers}  ${perRound}  ${percent(share.contribution)}`;
  });
  return [...lines, ...awards, ''].join('\n');
}
