import type {
  Issue,
  LotteryCard,
  LotteryTerms,
  PrizeMode,
  WantedBet,
} from '@nokshi/contract/player/lottery.ts';
import {
  FAMILIES,
  isFamily,
  playOf,
  playsIn,
  prizesIn,
} from '@nokshi/house-math/lottery/families.ts';
import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import type { Terms } from '@nokshi/house-math/lottery/pricing.ts';
import { type Quote, quoteOf } from '@nokshi/house-math/lottery/quote.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import type { Asset } from '@nokshi/money';
import { dayText } from '@nokshi/web/time.ts';
import { thousandthsOf, type UnitStake } from './rules/stake.ts';

/** What every part of the betting view is about: a lottery, its terms for this member, and the issue. */
export type Table = {
  readonly game: LotteryCard;
  readonly terms: LotteryTerms;
  readonly mode: PrizeMode;
  readonly now: Issue | null;
  /** Plays of some families change with the day of the draw. */
  readonly drawDate: string;
  /** The last issue whose draw was seen here; of later ones nothing is shown. */
  readonly seen: string | undefined;
  /** Play money in free play. */
  readonly asset: Asset;
};

/** The day of a draw in Dhaka; without an issue today. */
export const drawDateOf = (issue: Issue | null): string => dayText(issue?.drawsAt ?? Date.now());

/** The plays that are offered in this prize mode. */
export const playsOf = ({ game: { family }, mode, drawDate }: Table): readonly Play[] =>
  isFamily(family) ? playsIn(family, mode, drawDate) : [];

/** Whether prizes are fixed odds; else they follow the prize base, which the member chooses. */
export const hasFixedOdds = ({ game: { family }, mode }: Table): boolean =>
  isFamily(family) && FAMILIES[family].modes[mode] !== 'base';

/** The prize base that is staked with: the member's choice within what is offered now, else the usual one. */
export function baseOf(table: Table, chosen: number | null): number {
  const { bases, ceiling } = table.terms;
  // Odds are what they are: no part of them is given up for a rebate.
  if (hasFixedOdds(table)) return ceiling;
  return Math.max(bases.least, Math.min(chosen ?? bases.usual, ceiling));
}

/** Whether this lottery offers no base that is low enough for this member. */
export const isBaseTooLow = (table: Table): boolean =>
  !hasFixedOdds(table) && table.terms.ceiling < table.terms.bases.least;

type Staked = UnitStake & { readonly base: number };

/** What decides the prizes of a play; null where it is not offered in this mode, or not with this base. */
export function termsOf(table: Table, play: Play, staked: Staked): Terms | null {
  const { game, mode, asset, terms } = table;
  const prizes = isFamily(game.family) ? prizesIn(game.family, mode, play) : null;
  if (prizes === null || staked.base > terms.ceiling) return null;
  return {
    asset,
    unitPrice: thousandthsOf(staked.unitPrice),
    multiple: staked.multiple,
    base: staked.base,
    ceiling: terms.ceiling,
    prizes,
  };
}

/** What a selection costs and may bring; null where it is no bet, or costs no whole paisa. */
export function quoteFor(
  table: Table,
  { play, selection }: { readonly play: Play; readonly selection: Selection },
  staked: Staked,
): Quote | null {
  const terms = termsOf(table, play, staked);
  return terms && quoteOf({ family: table.game.family, play, selection, terms });
}

export type Bet = { readonly play: Play; readonly selection: Selection; readonly quote: Quote };

/** What a line of a slip is; null where this lottery no longer takes it. */
export function betOf(table: Table, wanted: WantedBet): Bet | null {
  const play = playOf(table.game.family, table.drawDate, wanted.play);
  const selection = play && readSelection(play.kind, wanted.selection);
  if (!play || !selection) return null;
  const quote = quoteFor(table, { play, selection }, wanted);
  return quote && { play, selection, quote };
}
