import type { FrameMessage } from '@nokshi/contract/frame.ts';
import { formatAmount, minorOf, toDecimal } from '@nokshi/money';
import type { Dock } from './dock.ts';
import type { PaidRound } from './owed.ts';
import type { SeatAnswer } from './table-server.ts';

/** The member's money at this table: what the wallet holds, and what the sitting has come to. The page shows the balance. */
export function createPurse(dock: Dock, tell: (message: FrameMessage) => void) {
  let currency: SeatAnswer['currency'] = 'BDT';
  let balance = 0n;
  let version = -1n;
  let net = 0n;
  const sign = () => (currency === 'FUN' ? 'FUN ' : '৳');
  const amount = (of: bigint) => `${sign()}${formatAmount(of)}`;
  const draw = () => {
    const before = net > 0n ? '+' : net < 0n ? '−' : '';
    dock.setNet(`${before}${amount(net < 0n ? -net : net)}`, net < 0n);
  };
  /** Absolute balances in any order: only a newer one counts. */
  const take = (text: string, at: string): boolean => {
    if (BigInt(at) < version) return false;
    version = BigInt(at);
    balance = minorOf(text);
    return true;
  };
  return {
    amount,
    /** Without paisa that are none: limits. */
    brief: (of: bigint) => amount(of).replace(/\.00$/, ''),
    balance: () => balance,
    version: () => version,
    take,
    /** An answer of the server: the page around hears of it too. */
    answered(answer: { balance: string; version: string }) {
      if (take(answer.balance, answer.version))
        tell({ type: 'balance', balance: answer.balance, version: answer.version });
    },
    sat(seat: SeatAnswer) {
      ({ currency } = seat);
      // What lies on the table now counts once it is paid, as everything else does.
      const open = seat.bets.reduce(
        (all, { state, stake }) => (state === 'OPEN' ? all + minorOf(stake) : all),
        0n,
      );
      net = minorOf(seat.sitting.won) - minorOf(seat.sitting.staked) + open;
      take(seat.balance, seat.version);
      draw();
    },
    paid({ betId, staked, payout }: PaidRound) {
      net += payout - staked;
      draw();
      tell({ type: 'round', roundId: betId, staked: toDecimal(staked), won: toDecimal(payout) });
    },
  };
}
export type Purse = ReturnType<typeof createPurse>;
