import type { FrameLaunch, FrameMessage } from '@nokshi/contract/frame.ts';
import type { FreeRounds, SlotRound } from '@nokshi/contract/player/slots.ts';
import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import { formatAmount, minorOf } from '@nokshi/money';
import type { Repeats } from './autoplay.ts';
import type { Panel } from './panel/panel-faces.ts';
import { CallFailed } from './runtime/api.ts';
import { tellEnded } from './runtime/handshake.ts';
import type { Turns } from './runtime/moments.ts';
import type { Server, Table } from './runtime/server.ts';
import type { Sound } from './sound/sound.ts';
import type { Stakes } from './stake-picks.ts';
import type { Theatre } from './theatre/open-theatre.ts';
import type { Say } from './words/index.ts';

export type SeatParts = {
  readonly game: SlotGame;
  readonly server: Server;
  readonly panel: Panel;
  readonly theatre: Theatre;
  readonly sound: Sound;
  /** Where the game is played: its own place, or that of the free games. */
  readonly setPlace: (place: 'base' | 'free') => void;
  readonly picks: Stakes;
  readonly tell: (message: FrameMessage) => void;
  readonly say: Say;
  readonly language: () => FrameLaunch['language'];
  readonly newKey: () => string;
  readonly reducedMotion: () => boolean;
};

/** Where the player sits: what is known of the table, the stake and the money now. */
export type Seat = SeatParts & {
  table: Table | null;
  last: SlotRound | null;
  stakeIndex: number;
  /** Free rounds that wait here, the first to expire first. */
  free: readonly FreeRounds[];
  /** The member plays with own money for now. */
  keepsFree: boolean;
  balance: bigint;
  version: bigint;
  /** On the clock of this page; the server decides in the end. */
  nextSpinAt: number;
  busy: boolean;
  toldPoor: boolean;
  /** Rounds that begin without a press of their own. */
  readonly repeats: Repeats;
  /** What changes around the reels while a round goes on, each in a frame of its own. */
  readonly words: Turns<'result' | 'count' | 'caption' | 'stake' | 'left'>;
};

/** In the money of the table: taka, or play money. */
export const amountText = (table: Pick<Table, 'currency'> | null, minor: bigint): string =>
  `${table?.currency === 'FUN' ? 'FUN ' : '৳'}${formatAmount(minor)}`;

/** Paisa: what a player begins with who has not chosen yet, as in other games. */
const USUAL = 20n;

/** The place of the stake of the last round; where there is none, of the first usual one. */
export function firstStake(stakes: readonly bigint[], last: bigint): number {
  const known = stakes.indexOf(last);
  return known >= 0
    ? known
    : Math.max(
        0,
        stakes.findIndex((stake) => stake >= USUAL),
      );
}

/** What the next round is played with; null: the own stake. */
export const freeOf = ({ free, keepsFree }: Seat): FreeRounds | null =>
  (keepsFree ? null : free[0]) ?? null;

export const ownStake = ({ game, stakeIndex }: Seat): bigint =>
  game.stakes[stakeIndex] ?? game.stakes[0] ?? 0n;

/** At what the next round is played. */
export const stakeOf = (seat: Seat): bigint => {
  const free = freeOf(seat);
  return free ? minorOf(free.stake) : ownStake(seat);
};

/** What it takes from the balance. */
export const costOf = (seat: Seat): bigint => (freeOf(seat) ? 0n : ownStake(seat));

export function drawStake(seat: Seat): void {
  const { panel, game, stakeIndex, table } = seat;
  const last = stakeIndex === game.stakes.length - 1;
  panel.setStake(amountText(table, stakeOf(seat)), { first: stakeIndex === 0, last });
}

export function setStake(seat: Seat, index: number): void {
  seat.stakeIndex = index;
  drawStake(seat);
  showBalance(seat, seat.balance);
}

/** Absolute balances in any order: only a newer one counts. */
export function setBalance(seat: Seat, text: string, at: string): void {
  if (BigInt(at) < seat.version) return;
  seat.version = BigInt(at);
  showBalance(seat, minorOf(text));
}

export function showBalance(seat: Seat, balance: bigint): void {
  seat.balance = balance;
  seat.panel.setBalance(amountText(seat.table, balance));
  if (seat.toldPoor && balance >= costOf(seat)) seat.panel.setNotice('');
}

/** What the pots of this game hold, as the ledger has it: never counted up in between. */
export function drawPots({ panel, table, language }: Seat): void {
  const levels = table?.jackpot?.levels ?? [];
  panel.setPots(
    levels.map(({ name, amount }) => ({
      name: name[language()],
      amount: amountText(table, minorOf(amount)),
    })),
  );
}

/** Newer amounts of the same pots. */
export function setPots(seat: Seat, now: Readonly<Record<Table['currency'], readonly string[]>>) {
  const { table } = seat;
  if (!table?.jackpot) return;
  const amounts = now[table.currency];
  const levels = table.jackpot.levels.map((level, at) => ({
    ...level,
    amount: amounts[at] ?? level.amount,
  }));
  seat.table = { ...table, jackpot: { ...table.jackpot, levels } };
  drawPots(seat);
}

export function tellOutOfMoney(seat: Seat): void {
  seat.toldPoor = true;
  seat.panel.setNotice(seat.say('outOfMoney'));
  seat.tell({ type: 'out-of-money' });
}

/** Words for what the server would not do; a fault of ours is thrown on. */
export function onRefusal(seat: Seat, err: unknown): void {
  if (!(err instanceof CallFailed)) throw err;
  const isEnded = tellEnded(err, seat.tell, () => {
    seat.panel.setNotice(seat.say('ended'));
    seat.panel.setState('stopped');
    seat.panel.drawStepper();
  });
  if (isEnded) return;
  if (err.code === 'wallet.insufficient') tellOutOfMoney(seat);
  else if (err.code !== 'network') seat.panel.setNotice(err.message);
}
