/** What the brand allows. Amounts in paisa. */
export type DepositPolicy = {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly pendingAtMost: number;
  readonly expireAfterMinutes: number;
  /** How long the demo bank waits before it calls back. */
  readonly demoBankDelaySeconds: number;
};

export const DEFAULT_POLICY: DepositPolicy = {
  minimum: 10_00n,
  maximum: 50_000_00n,
  pendingAtMost: 5,
  expireAfterMinutes: 30,
  demoBankDelaySeconds: 4,
};
