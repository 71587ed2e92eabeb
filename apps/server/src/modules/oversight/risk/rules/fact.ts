import type { RiskReason } from '@nokshi/contract/console/risk.ts';

/** One thing that was found, with everything that explains it. */
export type Fact = {
  readonly code: RiskReason;
  /** Ids; in the order of the flow, where money flows. */
  readonly members: readonly string[];
  /** The browser, address, account or game. */
  readonly about: string | null;
  readonly since: Date;
  readonly until: Date;
  /** Paisa. */
  readonly amount: bigint | null;
  readonly count: number | null;
};
