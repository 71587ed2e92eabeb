import type { SlotFeature } from '@nokshi/house-math/slot/game.ts';
import type { AutoplayTerms } from './autoplay.ts';
import { openAutoplaySheet, openFreeAutoplaySheet } from './panel/autoplay-sheet.ts';
import { openStakeSheet } from './panel/stake-sheet.ts';
import { allowsAutoplay, beginAutoplay, closeAutoplay } from './repeats.ts';
import { CallFailed } from './runtime/api.ts';
import { amountText, costOf, freeOf, onRefusal, type Seat, setStake, stakeOf } from './seat.ts';

/** What all sheets show, while nothing is played. */
const shownTo = (seat: Seat) => ({
  say: seat.say,
  balance: seat.balance,
  amount: (minor: bigint) => amountText(seat.table, minor),
});

export function openStakes(seat: Seat): void {
  if (seat.busy || !seat.table) return;
  const { stakes } = seat.game;
  openStakeSheet({
    ...shownTo(seat),
    stakes,
    current: stakeOf(seat),
    picks: seat.picks,
    onChoose: (stake) => setStake(seat, stakes.indexOf(stake)),
  });
}

const FREE_SPINS: readonly SlotFeature['key'][] = [
  'free-games',
  'growing-free-games',
  'sticky-wild',
];

export function openAutoplay(seat: Seat, spin: () => void): void {
  if (seat.busy || !seat.table?.play.auto) return;
  const onStart = (terms: AutoplayTerms) => void start(seat, terms, spin);
  const free = freeOf(seat);
  if (free) return openFreeAutoplaySheet({ say: seat.say, rounds: free.left, onStart });
  openAutoplaySheet({
    ...shownTo(seat),
    stake: stakeOf(seat),
    unit: seat.table.currency === 'FUN' ? 'FUN' : '৳',
    hasFreeSpins: seat.game.features.some(({ key }) => FREE_SPINS.includes(key)),
    mayHold: seat.table.play.hold,
    onStart,
  });
}

async function start(seat: Seat, terms: AutoplayTerms, spin: () => void): Promise<void> {
  if (!(await isAllowed(seat))) return;
  beginAutoplay(seat, terms);
  if (seat.balance < costOf(seat)) closeAutoplay(seat, 'poor', '');
  else spin();
}

/** Nothing is pressed in the meantime. */
async function isAllowed(seat: Seat): Promise<boolean> {
  if (seat.busy) return false;
  seat.busy = true;
  seat.panel.setState('stopped');
  try {
    return await allowsAutoplay(seat);
  } catch (err) {
    onRefusal(seat, err);
    if (err instanceof CallFailed && err.code === 'network')
      seat.panel.setNotice(seat.say('autoplayOverLost'));
    return false;
  } finally {
    seat.busy = false;
    seat.panel.setState('idle');
  }
}
