import { parseAmount } from '@nokshi/money';
import { blackjackRound, blackjackStake, MOST_WIN_OF_SPOT } from './blackjack-round.ts';
import { dicePayout, dicePays, diceWins, isDiceBet, roll } from './dice.ts';
import { FIELDS, layMines, minesPay, mostOpened, MOST_MINES } from './mines.ts';
import { binOf, fall, plinkoPays } from './plinko.ts';
import {
  type InstantAct,
  type InstantBet,
  type InstantRound,
  NotAllowed,
  type Streams,
} from './round.ts';

export * from './round.ts';

/** Of every instant game; a round is computed again by the version that it was played by. */
export const INSTANT_RULES = '1';
export const MOST_SPOTS = 7;

/**
 * A round after its acts: what is shown, whether it is over, and its stakes with what each brings back. From the numbers
 * of its seeds, its bet and its acts, nothing else. Throws NotAllowed for acts that the rules do not know.
 */
export function playInstant(
  { bet, acts }: { readonly bet: InstantBet; readonly acts: readonly InstantAct[] },
  streams: Streams,
): InstantRound {
  switch (bet.kind) {
    case 'dice':
      return atOnce(acts, diceRound(bet, streams));
    case 'plinko':
      return atOnce(acts, plinkoRound(bet, streams));
    case 'mines':
      return minesRound(bet, acts, streams);
    case 'blackjack':
      return blackjackRound(bet, acts, streams);
  }
}

type BetOf<Kind> = Extract<InstantBet, { kind: Kind }>;

function atOnce(acts: readonly InstantAct[], round: InstantRound): InstantRound {
  if (acts.length > 0) throw new NotAllowed('the round has no choices');
  return round;
}

const minorOf = (text: string): bigint => parseAmount(text) ?? 0n;

const ofBet = (stake: bigint, payout: bigint | null) =>
  [{ of: 'bet', spot: 0, act: null, stake, payout }] as const;

function diceRound(bet: BetOf<'dice'>, streams: Streams): InstantRound {
  const rolled = roll(streams(0));
  const stake = minorOf(bet.stake);
  return {
    state: { kind: 'dice', rolled, pays: diceWins(bet, rolled) ? dicePays(bet) : 0 },
    isOver: true,
    wagers: ofBet(stake, dicePayout(bet, stake, rolled)),
  };
}

function plinkoRound({ stake, rows, risk }: BetOf<'plinko'>, streams: Streams): InstantRound {
  const path = fall(streams(0), rows);
  const bin = binOf(path);
  const pays = plinkoPays(rows, risk)[bin] ?? 0;
  const minor = minorOf(stake);
  return {
    state: { kind: 'plinko', path, bin, pays },
    isOver: true,
    wagers: ofBet(minor, paidAt(minor, pays)),
  };
}

/** Hundredths of the stake, truncated once. */
const paidAt = (stake: bigint, pays: number): bigint => (stake * BigInt(pays)) / 100n;

function minesRound(
  { mines, stake: text }: BetOf<'mines'>,
  acts: readonly InstantAct[],
  streams: Streams,
): InstantRound {
  const laid = layMines(streams(0), mines);
  const most = mostOpened(mines);
  const opened: number[] = [];
  let end: 'lost' | 'taken' | null = null;
  for (const act of acts) {
    if (end !== null) throw new NotAllowed('the round is over');
    if (act.act === 'take') end = 'taken';
    else if (act.act === 'open' && isField(act.field) && !opened.includes(act.field)) {
      opened.push(act.field);
      if (laid.includes(act.field)) end = 'lost';
      else if (opened.length === most) end = 'taken';
    } else throw new NotAllowed(`${act.act} is no choice of this round`);
  }
  const pays = end === 'lost' ? 0 : minesPay(mines, opened.length);
  const stake = minorOf(text);
  return {
    state: {
      kind: 'mines',
      opened,
      pays,
      next: end === null ? minesPay(mines, opened.length + 1) : null,
      mines: end === null ? [] : laid.toSorted((one, other) => one - other),
    },
    isOver: end !== null,
    wagers: ofBet(stake, end === null ? null : paidAt(stake, pays)),
  };
}

const isField = (field: number): boolean => Number.isInteger(field) && field >= 0 && field < FIELDS;

/**
 * What the house does for a member who is away: mines are taken, insurance is declined, a hand stands. Null when the round
 * is over.
 */
export function actOfHouse({ state, isOver }: InstantRound, at: number): InstantAct | null {
  if (isOver) return null;
  if (state.kind !== 'blackjack') return { act: 'take', at };
  return { act: state.turn?.acts.includes('decline') ? 'decline' : 'stand', at };
}

/** Whether the round gave its stake back without a field having been opened: nothing was at risk. */
export const wasUntouched = ({ state, isOver }: InstantRound): boolean =>
  state.kind === 'mines' && isOver && state.opened.length === 0;

/** Whether the rules offer such a bet, whatever its stakes. */
export function isOffered(bet: InstantBet): boolean {
  switch (bet.kind) {
    case 'dice':
      return isDiceBet(bet);
    case 'mines':
      return Number.isInteger(bet.mines) && bet.mines >= 1 && bet.mines <= MOST_MINES;
    case 'plinko':
      return true;
    case 'blackjack': {
      const spots = bet.spots.map(({ spot }) => spot);
      return (
        spots.length > 0 &&
        spots.every((spot, at) => spot > (spots[at - 1] ?? 0) && spot <= MOST_SPOTS)
      );
    }
  }
}

/** Each stake of the bet in minor units, null where the game cannot take it. */
export const stakesOf = (bet: InstantBet): readonly (bigint | null)[] =>
  bet.kind === 'blackjack'
    ? bet.spots.map(({ stake }) => blackjackStake(stake))
    : [parseAmount(bet.stake)];

/** What a round can win over its stakes at most, in hundredths of the stakes of its bet; of dice rounded up. */
export function mostWin(bet: InstantBet): bigint {
  switch (bet.kind) {
    case 'dice':
      return BigInt(Math.ceil(dicePays(bet) / 100)) - 100n;
    case 'mines':
      return BigInt(minesPay(bet.mines, mostOpened(bet.mines))) - 100n;
    case 'plinko':
      return BigInt(Math.max(...plinkoPays(bet.rows, bet.risk))) - 100n;
    case 'blackjack':
      return MOST_WIN_OF_SPOT;
  }
}
