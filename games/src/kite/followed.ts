import type { Flight, KiteTopic } from '@nokshi/contract/player/kite.ts';
import { msTo } from '@nokshi/house-math/instants/kite.ts';

/** How long a cut is shown, though the next flight takes bets already. */
export const CUT_SHOWN_MS = 2_800;

export type Followed = {
  /** Gives the flights whose end became known with it. */
  hear(topic: KiteTopic): readonly Flight[];
  topic(): KiteTopic | null;
  /** The flight that bets are about. */
  now(): Flight | null;
  /** The flight that is seen at a moment of the server's clock. */
  shown(at: number): Flight | null;
};

const isOver = ({ state, cut }: Flight): boolean => cut !== null || state === 'VOID';

/** What is known of flights from the line: the one that takes bets, and the end of the one before. */
export function createFollowed(): Followed {
  let topic: KiteTopic | null = null;
  let ended: Flight | null = null;
  let lastEnd = 0;
  /** The flight before with its end, which is in the list where the line has moved on. */
  const endOf = (before: Flight, { last }: KiteTopic): Flight | null => {
    if (isOver(before)) return before;
    const entry = last.find(({ issue }) => issue === before.issue);
    if (!entry) return null;
    return { ...before, cut: entry.cut, state: entry.cut === null ? 'VOID' : 'SETTLED' };
  };
  return {
    hear(next) {
      const before = topic?.now ?? null;
      topic = next;
      if (before && before.issue !== next.now?.issue) ended = endOf(before, next);
      return [ended, next.now].filter((flight): flight is Flight => {
        const opened = flight ? Date.parse(flight.opensAt) : 0;
        if (!flight || !isOver(flight) || opened <= lastEnd) return false;
        lastEnd = opened;
        return true;
      });
    },
    topic: () => topic,
    now: () => topic?.now ?? null,
    shown(at) {
      const cut = ended?.cut ?? null;
      if (ended && cut !== null && at < Date.parse(ended.risesAt) + msTo(cut) + CUT_SHOWN_MS)
        return ended;
      return topic?.now ?? null;
    },
  };
}
