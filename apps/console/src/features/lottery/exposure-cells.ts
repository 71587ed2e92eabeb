import type { consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { playOf } from '@nokshi/house-math/lottery/families.ts';
import type { Play } from '@nokshi/house-math/lottery/play.ts';
import { parseDecimal } from '@nokshi/money';

export type PlayExposure = Output<typeof consoleLotteryRoutes.exposure>['plays'][number];

/** How much of the ceiling a number takes. `none`: nobody bet on it. */
export type Band = 'none' | 'low' | 'some' | 'high';
export const BANDS = ['none', 'low', 'some', 'high'] as const;

export type Cell = {
  /** A number, or the code of an answer. */
  readonly code: string;
  readonly pays: string;
  /** Less the stakes on the play: what the house loses; below zero it keeps something. Minor units. */
  readonly loses: bigint;
  /** Of the ceiling, in whole percent. */
  readonly percent: number;
  readonly band: Band;
};

/** Cells of one place, or of the whole play where it has none. */
export type CellGroup = { readonly place: number | null; readonly cells: readonly Cell[] };

const SOME_PERCENT = 40;
const HIGH_PERCENT = 80;

const bandOf = (pays: bigint, percent: number): Band => {
  if (pays === 0n) return 'none';
  if (percent >= HIGH_PERCENT) return 'high';
  return percent >= SOME_PERCENT ? 'some' : 'low';
};

type Asked = { readonly family: string; readonly drawDate: string; readonly ceiling: string };

/** A grid of all that can fall, also what nobody bet on, where it is few enough to be shown. */
export function cellsOf(exposure: PlayExposure, { family, drawDate, ceiling }: Asked): CellGroup[] {
  const play = playOf(family, drawDate, exposure.play);
  const most = parseDecimal(ceiling) ?? 0n;
  const staked = parseDecimal(exposure.staked) ?? 0n;
  const listed = new Map(exposure.numbers.map(({ number, pays }) => [number, pays]));
  const codes = new Set([...(play ? allCodes(play) : []), ...listed.keys()]);
  const groups = new Map<number | null, Cell[]>();
  for (const code of codes) {
    const pays = listed.get(code) ?? '0.00';
    const minor = parseDecimal(pays) ?? 0n;
    const percent = most === 0n ? 0 : Number((minor * 100n) / most);
    const [place, own] = code.includes(':') ? code.split(':') : [null, code];
    const at = place === null ? null : Number(place);
    const cells = groups.get(at) ?? [];
    groups.set(at, cells);
    cells.push({
      code: own ?? code,
      pays,
      loses: minor === 0n ? 0n : minor - staked,
      percent,
      band: bandOf(minor, percent),
    });
  }
  return [...groups].map(([place, cells]) => ({ place, cells }));
}

/** More than these are a list of those with bets alone. */
const MOST_IN_GRID = 100;

function allCodes({ kind, asks, prizes }: Play): string[] {
  const { from, to, places = 0 } = asks;
  const numbers = to - from < MOST_IN_GRID ? range(from, to) : [];
  if (kind === 'options') return prizes.map(({ code }) => code);
  if (kind === 'numbers') return numbers;
  if (kind !== 'places') return [];
  return range(1, places).flatMap((place) => numbers.map((number) => `${place}:${number}`));
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
