import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Tell } from '../runtime/handshake.ts';

export const minorOf = (text: string): bigint => parseDecimal(text) ?? 0n;

/** What the member has. While a round is shown it is what would be there without its win. */
export type Purse = {
  /** What can be staked now, minor units. */
  balance(): bigint;
  /** Absolute balances in any order: only a newer one counts. */
  set(balance: string, version: string): void;
  /** Until `close`, this is shown here and on the page around, whatever the wallet holds. */
  open(shown: bigint): void;
  /** The result was shown, or the round was refused. */
  close(): void;
  isOpen(): boolean;
};

export function createPurse(show: (minor: bigint) => void, tell: Tell): Purse {
  let held = { balance: 0n, version: -1n };
  let opened: bigint | null = null;
  const draw = () => show(opened ?? held.balance);
  return {
    balance: () => opened ?? held.balance,
    set(balance, version) {
      if (BigInt(version) < held.version) return;
      held = { balance: minorOf(balance), version: BigInt(version) };
      draw();
    },
    open(shown) {
      if (opened === shown) return;
      opened = shown;
      draw();
      tell({ type: 'round-opened', balance: toDecimal(shown) });
    },
    close() {
      if (opened === null) return;
      opened = null;
      draw();
      const { balance, version } = held;
      tell({ type: 'balance', balance: toDecimal(balance), version: String(version) });
      tell({ type: 'round-closed' });
    },
    isOpen: () => opened !== null,
  };
}
