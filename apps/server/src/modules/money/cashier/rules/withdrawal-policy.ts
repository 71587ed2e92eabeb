/** What the brand allows. Amounts in paisa. */
export type WithdrawalPolicy = {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly openAtMost: number;
  readonly payeesAtMost: number;
  /** How long a new payee rests before it can be paid; a member's first does not. */
  readonly restHours: number;
  /** How long a member has to answer, until an operator sets it. Checklist C-032. */
  readonly confirmMinutes: number;
};

export const WITHDRAWAL_POLICY: WithdrawalPolicy = {
  minimum: 100_00n,
  maximum: 25_000_00n,
  openAtMost: 3,
  payeesAtMost: 5,
  restHours: 24,
  confirmMinutes: 1_440,
};
