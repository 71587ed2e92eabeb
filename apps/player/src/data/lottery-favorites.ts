import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { kept } from '@nokshi/web/storage.ts';
import { create } from 'zustand';

/** Categories whose favourites stay in this browser, a list for each username. Checklist E-095. */
export const isLotteryType = (gameType: Category | null): boolean =>
  gameType === 'LOTT' || gameType === 'ELOTT';

/** So many are kept; the oldest ones make room. */
const MOST = 200;

const keyOf = (username: string) => `lotteryFavorites:${username}`;

/** Node ids, the newest first; what somebody else wrote there is no list of ours. */
export function readLotteryFavorites(username: string): readonly string[] {
  try {
    const nodes: unknown = JSON.parse(kept.get(keyOf(username)) ?? '[]');
    return Array.isArray(nodes) ? nodes.filter((node) => typeof node === 'string') : [];
  } catch {
    return [];
  }
}

/** Counts the changes of this page, so that what shows them is drawn again. */
export const useLotteryChanges = create<{ readonly changes: number }>(() => ({ changes: 0 }));

export function keepLotteryFavorite(
  username: string,
  { nodeId, favorite }: { readonly nodeId: string; readonly favorite: boolean },
): void {
  const others = readLotteryFavorites(username).filter((one) => one !== nodeId);
  const next = favorite ? [nodeId, ...others].slice(0, MOST) : others;
  kept.set(keyOf(username), JSON.stringify(next));
  useLotteryChanges.setState(({ changes }) => ({ changes: changes + 1 }));
}
