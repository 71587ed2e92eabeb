import { minorOf } from '@nokshi/money';
import type { OwnRound } from './table-server.ts';

/** A round with own bets that has been paid, minor units. */
export type PaidRound = {
  readonly issue: string;
  /** Of its last bet: what "check this round" opens. */
  readonly betId: string;
  readonly staked: bigint;
  readonly payout: bigint;
  readonly isVoid: boolean;
};

/** Rounds whose show is over, and whose bets the server has not paid yet as far as this side knows. */
export function createOwed() {
  const issues = new Set<string>();
  let isAsked = false;
  return {
    /** Runs the question unless it is being asked, or nothing is owed. */
    async ask(run: () => Promise<void>): Promise<void> {
      if (isAsked || issues.size === 0) return;
      isAsked = true;
      try {
        await run();
      } finally {
        isAsked = false;
      }
    },
    add: (issue: string) => void issues.add(issue),
    isEmpty: () => issues.size === 0,
    /** Of the newest own rounds: those that were owed and are paid now. They are owed no more. */
    settle(rounds: readonly OwnRound[]): readonly PaidRound[] {
      return rounds.flatMap(({ issue, stake, payout, bets }) => {
        const counted = bets.filter(({ state }) => state !== 'WITHDRAWN');
        if (!issues.has(issue) || counted.some(({ state }) => state === 'OPEN')) return [];
        issues.delete(issue);
        const last = counted.at(-1);
        if (!last) return [];
        return [
          {
            issue,
            betId: last.betId,
            staked: minorOf(stake),
            payout: minorOf(payout),
            isVoid: counted.every(({ state }) => state === 'VOID'),
          },
        ];
      });
    },
  };
}
export type Owed = ReturnType<typeof createOwed>;
