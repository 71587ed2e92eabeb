import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One step of money, as this vendor sees it; the last line of a transaction is what holds. */
export type Step = {
  readonly transactionId: string;
  readonly action: 'bet' | 'win' | 'rollback' | 'free-bet' | 'free-win';
  /** `wanted`: written before it is sent. `done`, `refused`: what the wallet decided. */
  readonly state: 'wanted' | 'done' | 'refused';
  readonly betId: string;
  readonly roundId: string;
  /** Of a free round: who gave it. */
  readonly grantId?: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly status: string | null;
  readonly at: string;
};

export type MoneyRecord = {
  write(step: Step): void;
  find(transactionId: string): Step | undefined;
  all(): readonly Step[];
};

/**
 * The vendor's own record of money: a file to which lines are only added, on the disk before
 * anything is sent. It is read whole at the start, so a crash loses no step.
 */
export function openRecord(file: string | null): MoneyRecord {
  const steps = new Map<string, Step>();
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line may be half a line: the crash came before it was sent.
      const step = line.endsWith('}') ? (JSON.parse(line) as Step) : null;
      if (step) steps.set(step.transactionId, step);
    }
  return {
    write(step) {
      if (file) appendFileSync(file, `${JSON.stringify(step)}\n`, { flush: true });
      steps.set(step.transactionId, step);
    },
    find: (transactionId) => steps.get(transactionId),
    all: () => [...steps.values()],
  };
}
