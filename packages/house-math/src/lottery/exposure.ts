import { largestPrize } from './largest.ts';
import type { Play } from './play.ts';
import { type Bet, stakeFor, unitPrizes, unitStakeOf } from './pricing.ts';

/**
 * What a bet is paid if a number falls, in minor units: by the number, by place and number (`2:7`, places from 1), or by
 * the code of an answer. Where one number can fall several times in a draw, it is what each time pays. Null for a play
 * whose units are combinations: there are too many to list.
 */
export function paysIfFalls({ play, selection, terms }: Bet): ReadonlyMap<string, bigint> | null {
  const each = unitPrizes(play, terms);
  const best = (units: readonly number[]) =>
    each.reduce((most, prize, at) => ((units[at] ?? 0) > 0 && prize > most ? prize : most), 0n);
  switch (selection.kind) {
    case 'options':
      return new Map(
        selection.options.map((at) => [play.prizes[at]?.code ?? `${at}`, each[at] ?? 0n]),
      );
    case 'numbers':
      return countsSingly(play)
        ? new Map(
            selection.numbers.map((number) => {
              const alone = { kind: 'numbers', numbers: [number] } as const;
              return [`${number}`, best(play.units(alone))];
            }),
          )
        : null;
    case 'places':
      return countsSingly(play)
        ? new Map(
            selection.places.flatMap((set, place) =>
              set.map((number) => [`${place + 1}:${number}`, each[0] ?? 0n] as const),
            ),
          )
        : null;
    default:
      return null;
  }
}

/** Each number, or each number of a place, is a bet of its own: one of them may be chosen alone. */
function countsSingly({ kind, asks: { least = 1, most } }: Play): boolean {
  return (kind === 'numbers' || kind === 'places') && least === 1 && (most ?? 2) > 1;
}

/** What all bets on one issue and in one asset are paid by number, added up as they come. */
export type ExposureBoard = {
  add(bet: Bet): void;
  /** A bet was cancelled. */
  remove(bet: Bet): void;
  pays(play: string, number: string): bigint;
  /** By play, the largest payout first. */
  rows(): readonly ExposureRow[];
};

export type ExposureRow = {
  readonly play: string;
  readonly staked: bigint;
  /** Empty for a play whose units are combinations. */
  readonly numbers: readonly { readonly number: string; readonly pays: bigint }[];
};

export function createBoard(): ExposureBoard {
  const plays = new Map<string, { staked: bigint; readonly pays: Map<string, bigint> }>();
  const count = (bet: Bet, sign: 1n | -1n) => {
    const { code } = bet.play;
    const row = plays.get(code) ?? { staked: 0n, pays: new Map<string, bigint>() };
    plays.set(code, row);
    row.staked += sign * stakeFor(bet.play, bet.selection, bet.terms);
    for (const [number, pays] of paysIfFalls(bet) ?? [])
      row.pays.set(number, (row.pays.get(number) ?? 0n) + sign * pays);
  };
  return {
    add: (bet) => count(bet, 1n),
    remove: (bet) => count(bet, -1n),
    pays: (play, number) => plays.get(play)?.pays.get(number) ?? 0n,
    rows: () =>
      [...plays].map(([play, { staked, pays }]) => ({
        play,
        staked,
        numbers: [...pays]
          .map(([number, all]) => ({ number, pays: all }))
          .toSorted((a, b) => Number(b.pays - a.pays)),
      })),
  };
}

/** Most that may be staked or paid, in minor units. */
export type Ceilings = {
  /** The price of one unit with its multiple. */
  readonly unit: bigint;
  readonly bet: bigint;
  /** All bets of one member on one issue. */
  readonly issue: bigint;
  /** What all members together are paid if a number falls. */
  readonly number: bigint;
};

/** Which ceiling a slip goes over, with which of its bets, and how much is still possible. */
export type OverCeiling =
  | {
      readonly ceiling: 'unit' | 'bet' | 'issue';
      readonly bet: number;
      /** Of a unit or of the bet; of an issue, all that the slip may stake. */
      readonly most: bigint;
    }
  | {
      readonly ceiling: 'number';
      readonly bet: number;
      /** What may be staked on a unit. */
      readonly most: bigint;
      /** Null for a combination. */
      readonly number: string | null;
    };

/** Null where all bets of the slip may be taken. The board is that of the issue, without these bets. */
export function overCeiling(
  bets: readonly (Bet & { readonly family: string })[],
  taken: {
    readonly ceilings: Ceilings;
    /** What the member has already staked on the issue. */
    readonly staked: bigint;
    readonly board: ExposureBoard;
  },
): OverCeiling | null {
  const { ceilings, board } = taken;
  const left = ceilings.issue > taken.staked ? ceilings.issue - taken.staked : 0n;
  const own = createBoard();
  let slip = 0n;
  for (const [at, bet] of bets.entries()) {
    const unit = unitStakeOf(bet.terms) ?? 0n;
    if (unit > ceilings.unit) return { ceiling: 'unit', bet: at, most: ceilings.unit };
    const stake = stakeFor(bet.play, bet.selection, bet.terms);
    if (stake > ceilings.bet) return { ceiling: 'bet', bet: at, most: ceilings.bet };
    slip += stake;
    if (slip > left) return { ceiling: 'issue', bet: at, most: left };
    const number = overNumber(
      bet,
      (falls) => {
        const before = board.pays(bet.play.code, falls) + own.pays(bet.play.code, falls);
        return ceilings.number > before ? ceilings.number - before : 0n;
      },
      ceilings.number,
    );
    if (number)
      return {
        ceiling: 'number',
        bet: at,
        most: (number.left * unit) / number.pays,
        number: number.number,
      };
    own.add(bet);
  }
  return null;
}

type OverNumber = { readonly number: string | null; readonly pays: bigint; readonly left: bigint };

/** The number that pays most over what is left for it. */
function overNumber(
  bet: Bet & { readonly family: string },
  leftFor: (number: string) => bigint,
  ceiling: bigint,
): OverNumber | null {
  const byNumber = paysIfFalls(bet);
  if (!byNumber) {
    const pays = largestPrize(bet, unitPrizes(bet.play, bet.terms)).payout;
    return pays > ceiling ? { number: null, pays, left: ceiling } : null;
  }
  const over = [...byNumber]
    .map(([number, pays]) => ({ number, pays, left: leftFor(number) }))
    .filter(({ pays, left }) => pays > left);
  return over.toSorted((a, b) => Number(b.pays - b.left - (a.pays - a.left)))[0] ?? null;
}
