import { wait } from '../runtime/moments.ts';
import { CallFailed } from '../runtime/api.ts';
import type { PaidRound } from './owed.ts';
import { onRefusal, type Sitting, takeCard } from './sitting.ts';

/** Rounds are paid within a moment of the end of their show; then the next round asks again. */
const PAUSES_MS = [300, 700, 1_500, 3_000];
/** All members of a table would ask at once. */
const SPREAD_MS = 500;
/** A deal of One-Day has six rounds. */
const ROUNDS_ASKED = 8;

/** Finds out what was paid, and only then says it: nothing is claimed that the ledger does not show. */
export const payOwed = (sitting: Sitting): Promise<void> =>
  sitting.owed.ask(() => askPaid(sitting));

async function askPaid(sitting: Sitting): Promise<void> {
  const { owed, server, purse } = sitting;
  const before = purse.version();
  for (const pause of PAUSES_MS) {
    await wait(pause + Math.random() * SPREAD_MS);
    if (owed.isEmpty()) return;
    try {
      const { rows } = await server.history({ pageSize: ROUNDS_ASKED });
      const paid = owed.settle(rows);
      if (paid.length === 0) continue;
      announce(sitting, paid);
      const isRicher = paid.some(({ payout }) => payout > 0n);
      if (isRicher && purse.version() === before) await askMoney(sitting);
    } catch (err) {
      if (!(err instanceof CallFailed) || err.code !== 'network') return onRefusal(sitting, err);
    }
  }
}

/** Where the page around has not said it: what the wallet holds, and the limits, which may have changed since. */
async function askMoney(sitting: Sitting): Promise<void> {
  const seat = await sitting.server.seat();
  sitting.purse.answered(seat);
  takeCard(sitting, seat.table);
}

const TIERS = [1n, 5n, 15n] as const;

/** Only the amount, and nothing at or below the stake. */
function announce(sitting: Sitting, paid: readonly PaidRound[]): void {
  const { shell, say, purse, sound } = sitting;
  for (const round of paid) purse.paid(round);
  sitting.refreshSheets(true);
  const staked = paid.reduce((all, round) => all + round.staked, 0n);
  const payout = paid.reduce((all, round) => all + round.payout, 0n);
  const amount = purse.amount(payout);
  if (paid.every(({ isVoid }) => isVoid)) return shell.say(say('refunded', { amount }));
  if (payout <= staked) return shell.say(payout > 0n ? say('returned', { amount }) : say('noWin'));
  shell.say(say('paidOut', { amount }));
  shell.win.show(say('youGet'), amount);
  const tier = TIERS.filter((times) => payout > times * staked).length;
  sound.win(Math.min(3, Math.max(1, tier)) as 1 | 2 | 3);
}
