import { MOST_BETS_OF_SLIP, UNIT_PRICES, type WantedBet } from '@nokshi/contract/player/lottery.ts';
import { newKey } from '@nokshi/web/new-key.ts';
import { kept } from '@nokshi/web/storage.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSession } from '../../../data/session.ts';

export type BasketLine = WantedBet & { readonly id: string };
const NONE: readonly BasketLine[] = [];

/** The lines that wait, by where they are kept; read once from the browser. */
const useBaskets = create<Readonly<Record<string, readonly BasketLine[]>>>(() => ({}));

const isLine = (line: Partial<BasketLine> | null): line is BasketLine =>
  typeof line?.id === 'string' &&
  typeof line.play === 'string' &&
  typeof line.selection === 'string' &&
  UNIT_PRICES.some((price) => price === line.unitPrice) &&
  Number.isSafeInteger(line.multiple) &&
  Number.isSafeInteger(line.base);

function readBasket(key: string): readonly BasketLine[] {
  try {
    const lines: unknown = JSON.parse(kept.get(key) ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine).slice(0, MOST_BETS_OF_SLIP) : NONE;
  } catch {
    return NONE;
  }
}

function put(key: string, lines: readonly BasketLine[]): void {
  useBaskets.setState({ [key]: lines });
  if (lines.length === 0) kept.remove(key);
  else kept.set(key, JSON.stringify(lines));
}

export type Basket = ReturnType<typeof useBasket>;

/** The basket of one lottery and prize mode; it is there again when its member comes back. */
export function useBasket(gameCode: string, mode: string) {
  const username = useSession(({ member }) => member?.account ?? '');
  const key = `nokshi.slip:${username}:${gameCode}:${mode}`;
  const before = useMemo(() => readBasket(key), [key]);
  const lines = useBaskets((baskets) => baskets[key]) ?? before;
  return {
    lines,
    isFull: lines.length >= MOST_BETS_OF_SLIP,
    add: (bet: WantedBet) => put(key, [...lines, { ...bet, id: newKey() }]),
    remove: (id: string) =>
      put(
        key,
        lines.filter((line) => line.id !== id),
      ),
    clear: () => put(key, NONE),
  };
}

/** What is sent of a line. */
export const wantedOf = ({ play, selection, unitPrice, multiple, base }: WantedBet): WantedBet => ({
  play,
  selection,
  unitPrice,
  multiple,
  base,
});
