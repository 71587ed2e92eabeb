import type { DrawResult, Issue } from '@nokshi/contract/player/lottery.ts';
import { useEffect, useRef, useState } from 'react';
import { showMeanwhile, useWallet } from '../../../data/balance.ts';
import { queries } from '../../../data/queries.ts';
import { OWN_KEY, useBets } from '../queries.ts';
import { useStage } from '../stage.ts';

/** A draw that takes longer than this is not waited for. */
const LONGEST_MS = 10_000;

type Seen = {
  readonly gameCode: string;
  readonly now: Issue | null;
  /** The last draw that was shown. */
  readonly shown: DrawResult | undefined;
};

/**
 * Winnings may be paid before the numbers are shown: from the time of a draw that this member bet
 * on until it was shown, the balance stays what it was.
 */
export function HeldBalance({ gameCode, now, shown }: Seen): null {
  const wallet = useWallet().data;
  const bets = useBets({ gameCode }).data?.pages[0]?.rows ?? [];
  const stage = useStage(now);
  const [held, setHeld] = useState<string | null>(null);
  const due = stage === 'drawing' || stage === 'closed' ? now?.issue : undefined;
  const isMine = due !== undefined && bets.some(({ issue }) => issue === due);
  useEffect(() => {
    if (isMine && wallet && due !== held) {
      setHeld(due ?? null);
      showMeanwhile(wallet.sumBalance);
    }
  }, [isMine, due]);
  const isShown = held !== null && shown !== undefined && shown.issue >= held;
  useEffect(() => {
    if (isShown) showMeanwhile(null);
  }, [isShown]);
  const isDrawing = held !== null && !isShown && due !== held;
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setTimeout(() => showMeanwhile(null), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isDrawing]);
  useEffect(() => () => showMeanwhile(null), []);
  // A chase may have bet on the issue that opened.
  const first = useRef(now?.issue);
  useEffect(() => {
    if (now?.issue === first.current) return;
    first.current = undefined;
    void queries.invalidateQueries({ queryKey: OWN_KEY });
  }, [now?.issue]);
  return null;
}
