import { minorOf, toDecimal } from '@nokshi/money';
import type { Tell } from '../runtime/handshake.ts';

/** What the member has; the page around shows it. While a round is shown it is what would be there without its win. */
export type Purse = {
  /** What can be staked now, minor units. */
  balance(): bigint;
  /** Absolute balances in any order: only a newer one counts. */
  set(balance: string, version: string): void;
  /** Until `close`, the page around shows this, whatever the wallet holds. */
  open(shown: bigint): void;
  /** The result was shown, or the round was refused. */
  close(): void;
};

export function createPurse(tell: Tell): Purse {
  let held = { balance: 0n, version: -1n };
  let opened: bigint | null = null;
  return {
    balance: () => opened ?? held.balance,
    set(balance, version) {
      if (BigInt(version) >= held.version)
        held = { balance: minorOf(balance), version: BigInt(version) };
    },
    open(shown) {
      if (opened === shown) return;
      opened = shown;
      tell({ type: 'round-opened', balance: toDecimal(shown) });
    },
    close() {
      if (opened === null) return;
      opened = null;
      const { balance, version } = held;
      tell({ type: 'balance', balance: toDecimal(balance), version: String(version) });
      tell({ type: 'round-closed' });
    },
  };
}
