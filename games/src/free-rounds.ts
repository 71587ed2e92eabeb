import type { FreeRounds, SlotRound } from '@nokshi/contract/player/slots.ts';
import { minorOf } from '@nokshi/money';
import { dayText } from '@nokshi/web/time.ts';
import { openFreeOver } from './panel/free-over.ts';
import { amountText, drawStake, freeOf, ownStake, type Seat, showBalance } from './seat.ts';

/** Which the member can play here; the first to expire are played first, unless the member keeps them. */
export function setFreeRounds(seat: Seat, waiting: readonly FreeRounds[]): void {
  seat.free = waiting;
  drawFreeRounds(seat);
}

/** Free rounds, or the member's own stake: the others wait. */
export function turnFreeRounds(seat: Seat): void {
  if (seat.busy || seat.free.length === 0) return;
  seat.keepsFree = !seat.keepsFree;
  drawFreeRounds(seat);
}

/** Beside it everything that a stake shows and allows. */
export function drawFreeRounds(seat: Seat): void {
  const { panel, say, table, free } = seat;
  const [next] = free;
  const isPlayed = freeOf(seat) !== null;
  panel.setFree(
    next
      ? {
          text: say('freeLeft', {
            left: next.left,
            stake: amountText(table, minorOf(next.stake)),
          }),
          more: say('freeMore', {
            won: amountText(table, minorOf(next.won)),
            day: dayText(next.expiresAt),
          }),
          action: say(isPlayed ? 'freeKeep' : 'freePlay'),
          isPlayed,
        }
      : null,
  );
  if (table) panel.setRepeats(table.play);
  drawStake(seat);
  showBalance(seat, seat.balance);
}

/**
 * What is left after a round that was shown. After the last one nothing goes on by itself: what won is
 * told before the member's own money is staked again.
 */
export function countFreeRound(seat: Seat, { freeRounds: now }: SlotRound): void {
  if (!now) return;
  seat.free = seat.free
    .map((each) => (each.id === now.id ? now : each))
    .filter(({ left }) => left > 0);
  if (now.left === 0) endFreeRounds(seat, now);
  drawFreeRounds(seat);
}

function endFreeRounds(seat: Seat, { won }: FreeRounds): void {
  const { say, table } = seat;
  seat.repeats.isHeld = false;
  const amount = amountText(table, minorOf(won));
  openFreeOver({
    say,
    won: minorOf(won) > 0n ? say('freeWon', { amount }) : say('freeWonNothing'),
    next:
      seat.free.length > 0
        ? say('freeNext')
        : say('freeThen', { stake: amountText(table, ownStake(seat)) }),
  });
}

/** They were over before this one began: expired, taken back, or played elsewhere. */
export function dropFreeRounds(seat: Seat): void {
  seat.free = seat.free.slice(1);
  drawFreeRounds(seat);
}
