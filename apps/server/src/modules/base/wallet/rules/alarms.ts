import type { LedgerAlarm, ProofScope } from '@nokshi/contract/console/wallet.ts';

/** The tail is proven each minute, the whole each night: an older proof is overdue. */
export const OLDEST_SECONDS: Readonly<Record<ProofScope, number>> = {
  tail: 5 * 60,
  full: 26 * 3_600,
};

export type LastProof = {
  /** Seconds since the last finished proof; when there is none, since the ledger's first proof. */
  readonly ageSeconds: number;
  readonly differences: number;
};

/** Why the ledger needs attention; empty when all is well. */
export function alarmsOf(last: Readonly<Record<ProofScope, LastProof>>): LedgerAlarm[] {
  const scopes = ['tail', 'full'] as const;
  return [
    ...scopes
      .filter((scope) => last[scope].differences > 0)
      .map((s) => `${s}-differences` as const),
    ...scopes
      .filter((scope) => last[scope].ageSeconds > OLDEST_SECONDS[scope])
      .map((s) => `${s}-old` as const),
  ];
}
