import type { PrizeBases, PrizeMode, WantedBet } from '@nokshi/contract/player/lottery.ts';
import { type FamilyCode, playOf, prizesIn } from '@nokshi/house-math/lottery/families.ts';
import { stakesOf } from '@nokshi/house-math/lottery/play.ts';
import { stakeFor, unitStakeOf } from '@nokshi/house-math/lottery/pricing.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import type { Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import type { Asset } from '@nokshi/money';

/** Thousandths of the asset. */
const UNIT_PRICE: Readonly<Record<WantedBet['unitPrice'], bigint>> = {
  '2.00': 2_000n,
  '0.20': 200n,
  '0.02': 20n,
  '0.002': 2n,
};

type Fault = {
  readonly code:
    | 'lottery.play-unknown'
    | 'lottery.selection-wrong'
    | 'lottery.base-not-offered'
    | 'lottery.amount-below-paisa';
  readonly field: string;
};

export type SlipLine = {
  readonly ticket: Omit<Ticket, 'wagerId'>;
  readonly units: number;
  /** Minor units. */
  readonly stake: bigint;
  /** What one unit costs with its multiple. */
  readonly unitStake: bigint;
};

export type SlipOf = Pick<Ticket, 'gameCode' | 'issue' | 'drawDate'> & {
  readonly family: FamilyCode;
  readonly mode: PrizeMode;
  readonly asset: Asset;
  readonly bases: PrizeBases;
  readonly ceiling: number;
};

/** One wanted bet as a line that can be taken, or what is wrong with it. */
export function lineOf(slip: SlipOf, wanted: WantedBet): SlipLine | Fault {
  const { gameCode, family, mode, issue, drawDate, asset, ceiling, bases } = slip;
  const play = playOf(family, drawDate, wanted.play);
  const prizes = play && prizesIn(family, mode, play);
  if (!play || prizes === null) return { code: 'lottery.play-unknown', field: 'play' };
  const selection = readSelection(play.kind, wanted.selection);
  if (!selection || !play.accepts(selection))
    return { code: 'lottery.selection-wrong', field: 'selection' };
  const hasBase = prizes === 'base';
  if (hasBase && (wanted.base < bases.least || wanted.base > ceiling))
    return { code: 'lottery.base-not-offered', field: 'base' };
  const base = hasBase ? wanted.base : ceiling;
  const { multiple } = wanted;
  const terms = { asset, unitPrice: UNIT_PRICE[wanted.unitPrice], multiple, base, ceiling, prizes };
  const unitStake = unitStakeOf(terms);
  if (unitStake === null) return { code: 'lottery.amount-below-paisa', field: 'multiple' };
  return {
    ticket: {
      ...terms,
      gameCode,
      family,
      issue,
      drawDate,
      play: play.code,
      selection: wanted.selection,
    },
    units: stakesOf(play, selection),
    stake: stakeFor(play, selection, terms),
    unitStake,
  };
}

export const isFault = (line: SlipLine | Fault): line is Fault => 'code' in line;
